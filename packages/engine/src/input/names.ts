/** Names and ids as people may write them: any letters, signs and emoji of one line. */
import { z } from 'zod'

/**
 * Line breaks and other control characters, and the marks that turn the direction of writing: nobody sees them, and two
 * names that look the same would differ.
 */
const UNSEEN = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u
const MOST_LETTERS = 80
const MOST_LETTERS_OF_ID = 60

/** A name that players read must be one that they can read. */
export const singleLine = (text: z.ZodString): z.ZodString =>
  text.refine((said) => !UNSEEN.test(said), {
    error: 'this should be one line, without control characters and marks that turn the direction of writing',
  })

export const nameSchema = singleLine(z.string().max(MOST_LETTERS))

const MOST_LETTERS_OF_NOTES = 1000

/** What players write about a figure for themselves: several lines, if they like. */
export const notesSchema = z
  .string()
  .max(MOST_LETTERS_OF_NOTES)
  .refine((said) => !UNSEEN.test(said.replace(/\n/g, '')), {
    error: 'notes are lines of text, without control characters and marks that turn the direction of writing',
  })

const MOST_LETTERS_OF_FIGURE = 50
const MOST_FIGURES = 200

/** What players call the single figures of an entry, and note about them, in the order of its figures. */
export const singleFiguresSchema = z
  .array(
    z.strictObject({
      name: singleLine(z.string().trim().min(1).max(MOST_LETTERS_OF_FIGURE)).optional(),
      notes: notesSchema.optional(),
    }),
    { error: 'figures are a list of names and notes, such as [{ "name": "Ash" }]' },
  )
  .max(MOST_FIGURES)

export type SingleFigure = z.infer<typeof singleFiguresSchema>[number]

export interface NamedEntry {
  readonly name: string
  readonly figures?: readonly SingleFigure[] | undefined
}

/** What the figure at a place of an entry is called: by a name of its own, or by that of the entry. */
export const figureName = ({ name, figures }: NamedEntry, place: number): string => figures?.[place]?.name ?? name

/** Words that answer questions, or stand in an answer: an id that is one of them could not be told from it. */
const ANSWER_WORDS = ['default', 'done', 'pass', 'none', 'no', 'yes', 'roll', 'claim']
/** Whether a word of an answer is a point: "12.5,20". */
export const isPoint = (word: string): boolean => /^\s*-?[\d.]+\s*,\s*-?[\d.]+\s*$/.test(word)

/** `__proto__` cannot be the key of an object: it would be lost when the battle is saved. */
export const idSchema = singleLine(z.string().min(1).max(MOST_LETTERS_OF_ID))
  .refine((id) => id !== '__proto__', { error: 'this word is kept for the program: choose another id' })
  .refine((id) => !ANSWER_WORDS.includes(id), { error: 'this word answers questions: choose another id' })
  .refine((id) => !isPoint(id), { error: 'in an answer this is a point: choose another id' })
  .meta({ title: 'an id' })
