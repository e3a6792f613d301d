/** Lengths, chances and counts as people read them. */
import { inchesText } from '@muster/table'

export const inches = (length: number): string => `${inchesText(length)}″`

/** A number of models on average, as exact as two answers to one question need to be told apart. */
export const average = (number: number): string => String(Number(number.toFixed(2)))

export const percent = (chance: number): string => {
  const rounded = Math.round(chance * 100)
  if (chance > 0 && rounded === 0) return 'under 1 %'
  if (chance < 1 && rounded === 100) return 'over 99 %'
  return `${rounded} %`
}

const LONGEST = 40

/** Shortens text from files and addresses, which may be long. */
export const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Faces of a die, three or more in a row as one: "1–5", "1 or 6". */
export function facesInRuns(faces: readonly number[]): readonly string[] {
  const [first] = faces
  if (first === undefined) return []
  const breaks = faces.findIndex((face, place) => face !== first + place)
  const length = breaks < 0 ? faces.length : breaks
  const run = faces.slice(0, length).map(String)
  return [...(length > 2 ? [`${first}–${first + length - 1}`] : run), ...facesInRuns(faces.slice(length))]
}
