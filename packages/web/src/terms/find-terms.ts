/** Words of the rules in a text that a person reads. */
import type { Glossary } from '@muster/engine'

export interface TextPiece {
  readonly text: string
  /** The word of the glossary that it is, if it is one. */
  readonly word?: string
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** Cuts a text where words of the glossary begin and end. Longer words come first: "Spear Mastery" is not "mastery". */
export function findTerms(text: string, glossary: Glossary): readonly TextPiece[] {
  const known = Object.keys(glossary).toSorted((a, b) => b.length - a.length)
  const small = text.toLowerCase()
  const pieces: TextPiece[] = []
  let plainFrom = 0
  for (let at = 0; at < text.length;) {
    const word = isLetter(text[at - 1]) ? undefined : known.find((one) => standsAt(small, one.toLowerCase(), at))
    if (word === undefined) {
      at += 1
      continue
    }
    if (at > plainFrom) pieces.push({ text: text.slice(plainFrom, at) })
    pieces.push({ text: text.slice(at, at + word.length), word })
    at = plainFrom = at + word.length
  }
  if (plainFrom < text.length) pieces.push({ text: text.slice(plainFrom) })
  return pieces
}

const standsAt = (text: string, word: string, at: number): boolean =>
  text.startsWith(word, at) && !isLetter(text[at + word.length])

/** The words in a text, each once. */
export const termsIn = (text: string, glossary: Glossary): readonly string[] => [
  ...new Set(findTerms(text, glossary).flatMap(({ word }) => word ?? [])),
]
