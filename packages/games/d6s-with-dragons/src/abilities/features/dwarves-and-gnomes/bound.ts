/** Bound: the first hit of each round on one ally falls on the guardian instead. */
import {
  chooseQuestion,
  forTheBattle,
  memoryOf,
  named,
  picked,
  recall,
  text,
  type FigureId,
  type Play,
  type Step,
} from '@muster/engine'
import { inches } from '@muster/table'
import { tell } from '../../../events/index.ts'
import type { HitToTake } from '../../../state/acts.ts'
import { shownMark } from '../../../state/ability.ts'
import { areEnemies, controllerOf, figureOf, isInPlay, isWithin } from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'
import { leavesUnprotected } from './protection.ts'

/** Its ally, and the last round in which that one was hit. */
const BOUND = { id: 'bound', memory: forTheBattle({ ally: '', hitIn: 0 }) } as const

const REACH = inches(12)

/** Named once, before anything else happens. */
function* nameAlly(play: Play<State>, bearer: FigureId): Step {
  const { state } = play
  const guardian = figureOf(state, bearer)
  const allies = state.figures
    .filter((one) => one !== guardian && isInPlay(one) && !areEnemies(state, guardian, one))
    .sort((a, b) => b.points - a.points)
  if (allies.length === 0) return
  const ask = {
    by: controllerOf(state, guardian),
    what: 'bound-ally',
    rule: 'DD-MDF-17',
    about: bearer,
    prompt: text`Whom does ${named(bearer)} guard? It takes the first hit of each round for that ally.`,
  }
  const options = allies.map(({ id }) => ({ id, label: named(id), figure: id }))
  const ally = picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? ''
  memoryOf(figureOf(state, bearer).memory, BOUND).ally = ally
  tell(play, { is: 'feature-used', figure: bearer, feature: 'bound', at: ally, rules: ['DD-MDF-17'] })
}

/** Only a hit on the ally itself: one that somebody else has taken over already is not taken again. */
function takeForAlly({ state }: Play<State>, bearer: FigureId, hit: HitToTake): void {
  const guardian = figureOf(state, bearer)
  const memory = memoryOf(guardian.memory, BOUND)
  if (hit.attack.at !== memory.ally || memory.hitIn === state.round) return
  memory.hitIn = state.round
  if (hit.rule !== undefined || !canReach(state, guardian, figureOf(state, memory.ally))) return
  hit.at = bearer
  hit.rule = 'DD-MDF-18'
}

const canReach = (state: State, guardian: Figure, ally: Figure): boolean =>
  !areEnemies(state, guardian, ally) && isWithin(state, guardian, ally, REACH)

export const bound = feature('bound', {
  memory: BOUND.memory,
  on: { 'encounter-starts': { anybody: nameAlly }, 'takes-hit': { anybody: takeForAlly } },
  answers: [
    leavesUnprotected.answer((_state, { memory }, ally) => recall(memory, BOUND).ally !== ally.id),
    shownMark.answer((_state, { memory }) => {
      const { ally } = recall(memory, BOUND)
      return ally === '' ? undefined : { icon: 'linked-rings', label: text`Bound: guards ${named(ally)}` }
    }),
  ],
})
