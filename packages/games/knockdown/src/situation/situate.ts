/** Reads a situation: any models in any state, anywhere, at any point of the round. Lengths in inches. */
import { Abilities, battlefieldFrom, memoryOf, pointFrom, readAs, type Json } from '@muster/engine'
import { inches, Survey } from '@muster/table'
import type { z } from 'zod'
import { HEALING } from '../abilities/special-rules/enduring.ts'
import { pricesOf } from '../army/costs.ts'
import { usualIcon } from '../army/sheet.ts'
import { BOOK } from '../book.ts'
import { profileOf } from '../content/profiles.ts'
import { newActivation } from '../rules/activation/activation.ts'
import { allowanceOf } from '../rules/movement/allowance.ts'
import { SCENARIO_TABLE } from '../scenarios/index.ts'
import { figureOf, listModels } from '../state/figures.ts'
import { newFigure } from '../state/new-figure.ts'
import type { Entry } from '../state/profile.ts'
import type { Activation, Figure, State } from '../state/state.ts'
import { refuseData, refuseState } from './refusals.ts'
import { situationSchema, type ModelData, type SituationData } from './schema.ts'

export function situate(data: Json): State {
  const written = readAs(situationSchema as unknown as z.ZodType<SituationData>, data, 'situation')
  refuseData(written)
  const state = toState(written)
  refuseState(state)
  if (written.activation) state.activation = toActivation(state, written.activation)
  return state
}

function toState(written: SituationData): State {
  const field = battlefieldFrom(written)
  return {
    abilities: new Abilities(BOOK),
    limit: written.limit,
    scenario: written.scenario,
    rounds: written.rounds,
    field,
    survey: new Survey(field),
    objectives: written.objectives?.map(pointFrom) ?? SCENARIO_TABLE[written.scenario].objectives(field),
    stage: written.stage,
    round: written.round,
    sides: written.sides.map((one) => ({
      id: one.id,
      name: one.name ?? one.id,
      team: one.team ?? one.id,
      army: { name: one.name ?? one.id, entries: entriesOf(written, one.id) },
      edge: one.edge,
      toDeploy: toDeploy(written, one.id),
      lost: one.lost,
      tests: one.tests,
    })),
    ...listModels(written.models.map((one) => toFigure(written, one))),
    order: written.order ?? written.sides.map((one) => one.id),
    acting: written.acting,
    activation: undefined,
  }
}

const ofSide = ({ models }: SituationData, side: string): ModelData[] => models.filter((one) => one.side === side)

/** The chariot that carries a model. */
export const chariotOf = ({ models }: SituationData, { id }: ModelData): ModelData | undefined =>
  models.find(({ crew, profile }) => profileOf(profile).kind === 'chariot' && crew.includes(id))

/** In a situation every model is a list entry of its own. */
const entriesOf = (written: SituationData, side: string): Entry[] =>
  ofSide(written, side).map((one) => ({ ...sheetFrom(one), count: 1, crew: [] }))

const sheetFrom = ({ id, profile, mounted, rank, gear, rules, icon }: ModelData) => ({
  name: id,
  profile,
  mounted,
  rank,
  gear,
  rules,
  icon: icon ?? usualIcon(profile, mounted),
})

const toDeploy = (written: SituationData, side: string): number[] =>
  ofSide(written, side).flatMap((one, index) => (one.where === 'waiting' ? [index] : []))

function toFigure(written: SituationData, one: ModelData): Figure {
  const chariot = chariotOf(written, one)
  const entry = ofSide(written, one.side).indexOf(one)
  const sheet = sheetFrom(one)
  const profile = profileOf(one.profile)
  const team = written.sides.find(({ id }) => id === one.side)?.team ?? one.side
  const origin = { id: one.id, side: one.side, team, entry, number: 0, profile, printed: BOOK.printedOn(sheet) }
  const place = one.at ?? chariot?.at
  const figure = Object.assign(newFigure({ ...origin, ...pricesOf(sheet) }, sheet), {
    where: one.where ?? (chariot ? 'aboard' : 'standing'),
    at: place ? pointFrom(place) : { x: 0, y: 0 },
    wounds: one.wounds,
    knockedDown: one.knockedDown,
    crew: one.crew,
    activated: one.activated,
    movedAside: one.movedAside,
  })
  if (figure.where === 'aboard') figure.aboard = chariot?.id
  if (one.regenerated) memoryOf(figure.memory, HEALING).used = true
  return figure
}

function toActivation(state: State, written: NonNullable<SituationData['activation']>): Activation {
  const { figure: id, action, stage, left, moved, stoodUp } = written
  const figure = figureOf(state, id)
  const activation = newActivation(state, figure, action, { crew: figure.crew, stoodUp: stoodUp ? [id] : [] })
  for (const one of [figure, ...figure.crew.map((member) => figureOf(state, member))]) one.activated = true
  return { ...activation, stage, moved, left: left === undefined ? allowanceOf(state, figure, action) : inches(left) }
}
