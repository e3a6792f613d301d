/** Reads a situation: any characters in any state, anywhere, at any point of the round. */
import { Abilities, battlefieldFrom, listFigures, pointFrom, readAs, type Json } from '@muster/engine'
import { Survey, inches, millimetres } from '@muster/table'
import type { z } from 'zod'
import { BOOK } from '../abilities/book.ts'
import { progressOf } from '../encounters/draw.ts'
import { survivorsOf } from '../encounters/encounter.ts'
import { isInPlay } from '../state/figures.ts'
import { levelAt } from '../rules/terrain/terrain.ts'
import { refusePlaces, refuseSituation } from './refusals.ts'
import { toFigure } from './figures.ts'
import { situationSchema, type SituationFile } from './schema.ts'
import { remembersInMidst } from '../state/ability.ts'
import { STAGES, type Effect, type Figure, type State, type Thing, type Turn } from '../state/state.ts'

export function situate(data: Json): State {
  const written = readAs(situationSchema as unknown as z.ZodType<SituationFile>, data, 'situation')
  refuseSituation(written)
  const state = toState(written)
  for (const side of state.sides) {
    side.starting = written.sides.find(({ id }) => id === side.id)?.starting ?? countOf(state, side.id)
  }
  for (const [index, { level }] of written.figures.entries()) {
    if (level === undefined) stand(state, state.figures[index])
  }
  refusePlaces(state, written)
  if (isInMidst(state)) recallThePast(state)
  return { ...state, calm: { rounds: written.calm, as: progressOf(state) } }
}

/** Whether the first round has begun already. */
const isInMidst = ({ stage, round }: State): boolean =>
  round > 1 || STAGES.indexOf(stage) > STAGES.indexOf('round-start')

/** What abilities would remember if the battle had been played so far. */
function recallThePast(state: State): void {
  for (const figure of state.figures) {
    if (!isInPlay(figure)) continue
    const known = remembersInMidst.all(state.abilities.of(state, figure), state, figure, undefined)
    for (const { id, fields } of known) figure.memory.battle[id] = fields
  }
}

/** The default starting number: every character that is or was in play. */
const countOf = (state: State, side: string): number =>
  survivorsOf(state, side) +
  state.figures.filter((one) => one.side === side && one.starting && (one.where === 'slain' || one.where === 'fled'))
    .length

/** Puts a character on top of the terrain at its place. */
function stand(state: State, figure: Figure | undefined): void {
  if (figure && isInPlay(figure)) figure.level = levelAt(state, figure.at)
}

function toState(written: SituationFile): State {
  const field = battlefieldFrom(written)
  return {
    encounter: written.encounter,
    limit: written.limit,
    field,
    survey: new Survey(field),
    layouts: [],
    stage: written.stage,
    round: written.round,
    sides: written.sides.map(({ id, name, edge, sectors }) => ({
      id,
      name: name ?? id,
      edge,
      sectors: [...sectors],
      starting: 0,
    })),
    lead: written.lead ?? written.sides[0]?.id ?? 'a',
    ...listFigures(written.figures.map((one, index) => toFigure(written, one, index))),
    effects: written.effects.map((one) => toEffect(written, one)),
    things: written.things.map(toThing),
    melees: written.melees.map(({ id, members, passed, resolved }, index) => ({
      id: id ?? index + 1,
      members: [...members],
      passed: [...passed],
      resolved,
    })),
    melee: written.melee,
    turn: written.turn && toTurn(written, written.turn),
    picking: written.picking,
    decided: undefined,
    calm: { rounds: 0, as: '' },
    serial: written.effects.length + 1,
    abilities: new Abilities(BOOK),
  }
}

const toEffect = ({ round }: SituationFile, one: SituationFile['effects'][number]): Effect => ({
  id: one.id,
  spell: one.spell,
  caster: one.caster,
  potency: one.potency,
  targets: [...one.targets],
  at: one.at && pointFrom(one.at),
  radius: one.radius === undefined ? undefined : inches(one.radius),
  choice: one.choice,
  orders: one.orders,
  concentration: one.concentration,
  round: one.round ?? round,
})

const toThing = (one: SituationFile['things'][number]): Thing => ({
  id: one.id,
  kind: one.kind,
  heavy: one.heavy,
  diameter: millimetres(one.diameter ?? (one.kind === 'supply' ? 25 : 20)),
  side: one.side,
  at: pointFrom(one.at),
  carrier: one.carrier,
  destroyed: one.destroyed,
  by: one.by,
})

/** A turn under way; by default all of the printed Speed is left. */
function toTurn({ figures }: SituationFile, one: NonNullable<SituationFile['turn']>): Turn {
  const speed = inches(one.speed ?? figures.find(({ id }) => id === one.figure)?.speed ?? 6)
  return {
    figure: one.figure,
    speed,
    left: one.left === undefined ? speed : inches(one.left),
    prepared: one.prepared,
    landLeft: one.landLeft === undefined ? undefined : inches(one.landLeft),
    mustSwim: one.mustSwim,
    leaving: one.leaving,
  }
}
