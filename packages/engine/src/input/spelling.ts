/** Suggestions for misspelt words. */

/** The known word that is nearest to the written one, if it is near enough to be a typing error. */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  const written = plain(word)
  let [best, least]: [string | undefined, number] = [undefined, Math.ceil(written.length / 3) + 1]
  for (const one of known) {
    const changes = editDistance(written, plain(one), least)
    if (changes < least) [best, least] = [one, changes]
  }
  return best
}

const plain = (word: string): string =>
  word
    .slice(0, 60)
    .toLowerCase()
    .replace(/[\s_-]/g, '')

/** The edit distance between two words, at most `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return Math.min(most, row[b.length] ?? most)
}

/** "There is no spell "blless". Did you mean "bless"? Known are: …" */
export const unknownWordText = (what: string, word: string, known: readonly string[]): string =>
  `There is no ${what} ${JSON.stringify(word.slice(0, 60))}. ${suggestWord(word, known)}`

const MOST_LISTED = 60

/** The nearest known word, and the list of all where it is not too long to read. */
export function suggestWord(word: string, known: readonly string[]): string {
  const near = closestWord(word, known)
  return [
    ...(near === undefined ? [] : [`Did you mean ${JSON.stringify(near)}?`]),
    ...(known.length > 0 && known.length <= MOST_LISTED ? [`Known are: ${known.join(', ')}.`] : []),
  ].join(' ')
}
