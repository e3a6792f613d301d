/** Answers and dice as a person types them on the command line. */
import { InputError, inPart, readAnswerWords, readWrittenAnswer, type Answer, type Decision } from '@muster/engine'
import { inFile, UserError } from '../shell/user-error.ts'

/** An answer from the command line: words, or JSON as records have it. */
export const readAnswer = (words: readonly string[], decision: Decision): Answer =>
  inPart('answer', () =>
    words[0]?.trimStart().startsWith('{')
      ? readJsonAnswer(words.join(' '), decision)
      : readAnswerWords(words, decision),
  )

function readJsonAnswer(text: string, decision: Decision): Answer {
  try {
    return readWrittenAnswer(JSON.parse(text), decision)
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
          throw new UserError(`"${word}" is not the face of a die. Write faces as 3,5.`, '', '--dice')
        }
        return Number(word)
      }),
  )
}
