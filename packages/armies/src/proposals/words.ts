/** The words of proposals. */
import { listed } from '@muster/engine'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three", "14". */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "Two fewer Sahuagin". */
export const fewerWords = (count: number, name: string): string => capitalised(`${numberWord(count)} fewer ${name}`)

/** "One more Acolyte". */
export const moreWords = (count: number, name: string): string => capitalised(`${numberWord(count)} more ${name}`)

const MOST_NAMED = 3

/** "Leave out Ann, Bob and Cid", "Leave out Ann, Bob and four others". */
export function leaveOutWords(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return `Leave out ${listed(names)}`
  const named = names.slice(0, MOST_NAMED - 1)
  return `Leave out ${listed([...named, `${numberWord(names.length - named.length)} others`])}`
}
