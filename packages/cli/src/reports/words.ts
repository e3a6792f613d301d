/** Lengths, points and answers as a person types and reads them: inches from the north-west corner. */
import { InputError, inPart, readWords, readWritten, type Answer, type Decision } from '@muster/engine'
import { INCH, inchesText, type Point } from '@muster/table'
import { inFile, Trouble } from '../shell/user-error.ts'

/** To a hundredth of an inch: enough to look at. */
export const inchNumber = (length: number): number => Math.round((length / INCH) * 100) / 100

export const pointText = ({ x, y }: Point): string => `${inchNumber(x)},${inchNumber(y)}`

export const lengthText = (length: number): string => `${inchesText(length)}"`

/** An answer from the command line: words, or JSON as records have it. */
export const readTyped = (words: readonly string[], decision: Decision): Answer =>
  inPart('answer', () =>
    words[0]?.trimStart().startsWith('{') ? readJsonAnswer(words.join(' '), decision) : readWords(words, decision),
  )

function readJsonAnswer(text: string, decision: Decision): Answer {
  try {
    return readWritten(JSON.parse(text), decision)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new InputError(`The answer is not whole JSON (${error.message}).`)
  }
}

/** "3,5" or "3 5": faces of dice. */
export function readFaces(text: string): readonly number[] {
  return inFile('', () =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((word) => {
        if (!/^\d{1,3}$/.test(word)) {
          throw new Trouble(`"${word}" is not the face of a die. Write faces as 3,5.`, '', '--dice')
        }
        return Number(word)
      }),
  )
}
