/** Stench: whoever comes near a Ghast for the first time may be poisoned, friend or foe. */
import { forTheBattle, memoryOf, recall, type FigureId, type Play, type Step } from '@muster/engine'
import { gain } from '../../../rules/conditions/conditions.ts'
import { isImmune } from '../../../rules/conditions/immunity.ts'
import { makeSave } from '../../../rules/dice/saves.ts'
import { question, remembersInMidst, says } from '../../../state/ability.ts'
import { bearerOf, figureOf, isInPlay, isWithin, ONE_INCH } from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const ID = 'stench'
const NOBODY: readonly string[] = []
const MET = { id: ID, memory: forTheBattle({ met: NOBODY }) } as const

/** Used to the smell. */
const smells = question<undefined, boolean>(ID)

const isBeside = (state: State, bearer: Figure, other: Figure): boolean =>
  isInPlay(other) && bearerOf(state, other) !== bearerOf(state, bearer) && isWithin(state, bearer, other, ONE_INCH)

const neighboursOf = (state: State, bearer: Figure): readonly FigureId[] =>
  state.figures.filter((other) => isBeside(state, bearer, other)).map(({ id }) => id)

function* meetNeighbours(play: Play<State>, bearer: FigureId): Step {
  const { state } = play
  for (const id of neighboursOf(state, figureOf(state, bearer))) {
    const own = figureOf(state, bearer)
    if (recall(own.memory, MET).met.includes(id) || !isInPlay(own)) continue
    memoryOf(own.memory, MET).met = [...recall(own.memory, MET).met, id]
    yield* smell(play, id, bearer)
  }
}

function* smell(play: Play<State>, id: FigureId, by: FigureId): Step {
  const figure = figureOf(play.state, id)
  if (says(play.state, figure, smells) || isImmune(play.state, figure, 'poisoned', by)) return
  const saved = yield* makeSave(play, { of: id, save: 'fortitude', potency: 0, by, purpose: ID })
  if (!saved) yield* gain(play, id, { is: 'poisoned', from: by })
}

export const stench = feature(ID, {
  memory: MET.memory,
  answers: [
    smells.answer(true),
    remembersInMidst.answer((state, bearer) => ({ id: ID, fields: { met: neighboursOf(state, bearer) } })),
  ],
  on: {
    'encounter-starts': { anybody: meetNeighbours },
    'places-changed': { anybody: meetNeighbours },
  },
})
