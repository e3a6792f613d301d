/**
 * What a character may do in its turn besides moving, as words: `<character>|<word>`. One answer is checked without
 * listing all the others.
 */
import type { FigureId, Option } from '@muster/engine'
import { isStanding } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import { isCastOption } from './magic.ts'
import { owedToWater, turnOf } from './turn.ts'
import { NOTHING, ON_ITS_FEET, ridersOf, WITH_ITS_ALLIES, WITH_ITS_HANDS, word, type Speaker } from './turn-words.ts'

/** Every word with those who might say it: the one whose turn it is, and some of them its first rider too. */
function* allWords(state: State, bearer: Figure): Generator<readonly Option[]> {
  const own: Speaker = { state, figure: bearer, bearer, turn: turnOf(state, bearer) }
  if (isStanding(bearer)) for (const what in ON_ITS_FEET) yield ON_ITS_FEET[what]?.(own) ?? NOTHING
  for (const what in WITH_ITS_HANDS) yield WITH_ITS_HANDS[what]?.(own) ?? NOTHING
  const [rider] = ridersOf(state, bearer)
  if (rider) for (const what in WITH_ITS_HANDS) yield WITH_ITS_HANDS[what]?.({ ...own, figure: rider }) ?? NOTHING
  for (const what in WITH_ITS_ALLIES) yield WITH_ITS_ALLIES[what]?.(own) ?? NOTHING
}

/** What it can do, the end of its turn apart. */
export const wordsFor = (state: State, figure: Figure): Option[] => [...allWords(state, figure)].flat()

export function hasWord(state: State, figure: Figure): boolean {
  for (const found of allWords(state, figure)) if (found.length > 0) return true
  return false
}

/** Whether an answer is one of its words. Only what the answer is about is looked into. */
export function isWordOf(state: State, bearer: Figure, answer: string): boolean {
  const figure = isSaidBy(answer, bearer.id) ? bearer : ridersOf(state, bearer).find(({ id }) => isSaidBy(answer, id))
  if (!figure) return false
  const start = figure.id.length + 1
  const end = answer.indexOf('|', start)
  const spoken = end < 0 ? answer.slice(start) : answer.slice(start, end)
  const what = isCastOption(spoken) ? 'cast' : spoken.startsWith('free-') ? spoken.slice('free-'.length) : spoken
  const speaker = { state, figure: what === 'dismount' ? bearer : figure, bearer, turn: turnOf(state, bearer) }
  return saidBy(speaker, what).some((option) => option.id === answer)
}

function saidBy(speaker: Speaker, what: string): readonly Option[] {
  const { figure, bearer } = speaker
  const hands = figure === bearer || figure.id === bearer.riders[0] ? WITH_ITS_HANDS[what]?.(speaker) : undefined
  if (hands || figure !== bearer) return hands ?? NOTHING
  return (isStanding(figure) ? ON_ITS_FEET[what] : undefined)?.(speaker) ?? WITH_ITS_ALLIES[what]?.(speaker) ?? NOTHING
}

/** Whether an answer is a word of this one's. */
export const isSaidBy = (answer: string, id: FigureId): boolean => answer.startsWith(id) && answer.charAt(id.length) === '|'

/** Whether an answer ends its turn, in whichever way that is open to it. */
export const isEndOf = (state: State, figure: Figure, answer: string): boolean =>
  isSaidBy(answer, figure.id) && answer.slice(figure.id.length + 1) === (isOwed(state, figure) ? 'enter-water' : 'end')

const isOwed = (state: State, figure: Figure): boolean => owedToWater(state, figure, turnOf(state, figure)) !== undefined

/** The end comes first; a swimmer that owes itself to the water is offered the way there instead. */
export function endWord(state: State, figure: Figure): Option {
  if (isOwed(state, figure)) return word(figure, 'enter-water', 'enter the water')
  return word(figure, 'end', state.turn ? 'end its turn' : 'stay where it is')
}
