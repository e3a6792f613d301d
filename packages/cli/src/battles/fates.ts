/** Outcomes that players agree on for those who are lost in a campaign: "2-3=Captured; misses 2; speed -1". */
import { unknownWordText, type CampaignFate, type CampaignKit } from '@muster/engine'
import { UserError } from '../shell/user-error.ts'

type Fates = NonNullable<CampaignKit<unknown>['fates']>

const FATE = /^([1-9])(?:-([1-9]))?=([^;]+)((?:;[^;]*)*)$/
const HOW = 'write it as FACE=TEXT or FACE-FACE=TEXT, then "; misses 2", "; gone" or "; speed -1"'

/** The usual table, with what was given for some of its faces. */
export function fatesFrom(
  fates: Fates | undefined,
  words: readonly string[] | undefined,
): readonly CampaignFate[] | undefined {
  if (words === undefined) return undefined
  if (!fates) throw new UserError('The players of this game have no say in what becomes of the lost.', '', '--fate')
  const table = fates.usual.map(({ text, misses, lowers }): CampaignFate => ({ text, misses, lowers }))
  for (const word of words) {
    const { from, to, fate } = fateFrom(word, fates)
    if (to < from || to > table.length) throw wrong(word, `a die shows 1 to ${table.length}`)
    table.fill(fate, from - 1, to)
  }
  return table.map(({ misses, lowers, ...fate }) => ({
    ...fate,
    ...(misses !== undefined && { misses }),
    ...(lowers && { lowers }),
  }))
}

const wrong = (word: string, why: string): UserError => new UserError(`"${word}" is no outcome: ${why}.`, '', '--fate')

interface GivenFate {
  readonly from: number
  readonly to: number
  readonly fate: CampaignFate
}

/** Without a word about it, the character is fit again at once. */
function fateFrom(word: string, { lowers }: Fates): GivenFate {
  const [, first, last = first, text = '', changes = ''] = FATE.exec(word.trim()) ?? []
  if (first === undefined) throw wrong(word, HOW)
  const parts = changes.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toLowerCase()]))
  const misses = parts.flatMap((part) => /^misses (\d+)$/.exec(part)?.[1] ?? [])
  const rest = parts.filter((part) => part !== 'gone' && !/^misses \d+$/.test(part))
  const lowered = rest.map((part) => loweredBy(word, part, Object.keys(lowers)))
  return {
    from: Number(first),
    to: Number(last),
    fate: {
      text: text.trim(),
      ...(!parts.includes('gone') && { misses: Number(misses[0] ?? 0) }),
      ...(lowered.length > 0 && { lowers: Object.fromEntries(lowered) }),
    },
  }
}

function loweredBy(word: string, part: string, known: readonly string[]): readonly [string, number] {
  const [, name, number] = /^(\w+) [-−](\d+)$/.exec(part) ?? []
  if (name === undefined) throw wrong(word, HOW)
  if (!known.includes(name)) throw wrong(word, unknownWordText('number', name, known).replace(/\.$/, ''))
  return [name, Number(number)]
}
