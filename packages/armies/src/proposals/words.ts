/** The words of proposals. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three", "14". */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "Two fewer Sahuagin". */
export const fewerWords = (count: number, name: string): string => capitalised(`${numberWord(count)} fewer ${name}`)

/** "One more Acolyte". */
export const moreWords = (count: number, name: string): string => capitalised(`${numberWord(count)} more ${name}`)
