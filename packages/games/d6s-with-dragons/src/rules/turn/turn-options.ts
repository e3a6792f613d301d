/**
 * What a character may do in its turn besides moving, as words: `<character>|<word>`. One answer is checked without
 * listing all the others.
 */
import type { FigureId, Option } from '@muster/engine'
import { isStanding } from '../../state/figures.ts'
import type { Figure, State, Turn } from '../../state/state.ts'
import { canAct } from '../conditions/conditions.ts'
import { isCastOption } from './cast-options.ts'
import { owedToWater, turnOf } from './turn.ts'
import {
  NOTHING,
  ON_ITS_FEET,
  ridersOf,
  WITH_ITS_ALLIES,
  WITH_ITS_HANDS,
  word,
  type Speaker,
  type Words,
} from './turn-words.ts'

/** What it can do, the end of its turn apart: those whose turn it is speak first, then their first rider with its hands. */
export function wordsFor(state: State, bearer: Figure): Option[] {
  const own: Speaker = { state, figure: bearer, bearer, turn: turnOf(state, bearer) }
  const [rider] = ridersOf(state, bearer)
  return [
    ...(isStanding(bearer) ? all(ON_ITS_FEET, own) : NOTHING),
    ...all(WITH_ITS_HANDS, own),
    ...(rider ? all(WITH_ITS_HANDS, { ...own, figure: rider }) : NOTHING),
    ...all(WITH_ITS_ALLIES, own),
  ]
}

const all = (words: Words, speaker: Speaker): Option[] => Object.values(words).flatMap((wordOf) => wordOf(speaker))

/** Whoever has an action left can always duck. */
export function hasWord(state: State, bearer: Figure, turn: Turn): boolean {
  if (bearer.now.action && canAct(state, bearer)) return true
  const own: Speaker = { state, figure: bearer, bearer, turn }
  const [rider] = ridersOf(state, bearer)
  return (
    any(WITH_ITS_HANDS, own) ||
    (isStanding(bearer) && any(ON_ITS_FEET, own)) ||
    (rider !== undefined && any(WITH_ITS_HANDS, { ...own, figure: rider })) ||
    any(WITH_ITS_ALLIES, own)
  )
}

function any(words: Words, speaker: Speaker): boolean {
  for (const what in words) if ((words[what]?.(speaker).length ?? 0) > 0) return true
  return false
}

/** Whether an answer is one of its words. Only what the answer is about is looked into. */
export function isWordOf(state: State, bearer: Figure, turn: Turn, answer: string): boolean {
  const figure = isSaidBy(answer, bearer.id) ? bearer : ridersOf(state, bearer).find(({ id }) => isSaidBy(answer, id))
  if (!figure) return false
  const start = figure.id.length + 1
  const end = answer.indexOf('|', start)
  const spoken = end < 0 ? answer.slice(start) : answer.slice(start, end)
  const what = isCastOption(spoken) ? 'cast' : spoken.startsWith('free-') ? spoken.slice('free-'.length) : spoken
  const speaker = { state, figure: what === 'dismount' ? bearer : figure, bearer, turn }
  return saidBy(speaker, what).some((option) => option.id === answer)
}

function saidBy(speaker: Speaker, what: string): readonly Option[] {
  const { figure, bearer } = speaker
  const hands = figure === bearer || figure.id === bearer.riders[0] ? WITH_ITS_HANDS[what]?.(speaker) : undefined
  if (hands || figure !== bearer) return hands ?? NOTHING
  return (isStanding(figure) ? ON_ITS_FEET[what] : undefined)?.(speaker) ?? WITH_ITS_ALLIES[what]?.(speaker) ?? NOTHING
}

/** Whether an answer is a word of this one's. */
export const isSaidBy = (answer: string, id: FigureId): boolean =>
  answer.startsWith(id) && answer.charAt(id.length) === '|'

/** Whether an answer ends its turn, in whichever way that is open to it. */
export const isEndOf = (state: State, figure: Figure, turn: Turn, answer: string): boolean =>
  isSaidBy(answer, figure.id) &&
  answer.slice(figure.id.length + 1) === (isOwed(state, figure, turn) ? 'enter-water' : 'end')

const isOwed = (state: State, figure: Figure, turn: Turn): boolean => owedToWater(state, figure, turn) !== undefined

/** The end comes first; a swimmer that owes itself to the water is offered the way there instead. */
export function endWord(state: State, figure: Figure): Option {
  if (isOwed(state, figure, turnOf(state, figure))) return word(figure, 'enter-water', 'enter the water')
  return word(figure, 'end', state.turn ? 'end its turn' : 'stay where it is')
}
