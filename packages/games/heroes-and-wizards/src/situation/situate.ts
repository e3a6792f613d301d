/** Reads a situation: any figures in any state, anywhere, at any point of the turn. Lengths in inches. */
import { Abilities, battlefieldFrom, pointFrom, readAs, type Json } from '@muster/engine'
import { inches, Survey, type Length } from '@muster/table'
import type { z } from 'zod'
import { usualDiameter } from '../army/sheet.ts'
import { BOOK } from '../book.ts'
import { centreOf } from '../scenarios/king-of-the-hill.ts'
import type { FigureType, Profile } from '../state/profile.ts'
import { refuseUnplayable } from './scenario.ts'
import { refusePlaces, refuseData } from './refusals.ts'
import { setterOf, situationSchema, type SituationData, type FigureData } from './schema.ts'
import { newFigure } from '../state/new-figure.ts'
import type { Figure, State } from '../state/state.ts'

const toLink = ([from, to]: readonly [string, string]) => ({ from, to })

export function situate(data: Json): State {
  const written = readAs(situationSchema as unknown as z.ZodType<SituationData>, data, 'situation')
  refuseData(written)
  const state = toState(written)
  refusePlaces(state)
  refuseUnplayable(state)
  return state
}

function toState(written: SituationData): State {
  const field = battlefieldFrom(written)
  const { gem } = written
  return {
    abilities: new Abilities(BOOK),
    limit: written.limit,
    scenario: written.scenario,
    turns: 6,
    field,
    survey: new Survey(field),
    stage: written.stage,
    turn: written.turn,
    sides: written.sides.map((one) => ({
      id: one.id,
      name: one.name ?? one.id,
      army: { name: one.name ?? one.id, types: typesOf(written, one.id) },
      edge: one.edge,
      slain: one.slain,
      gold: one.gold,
      conceded: one.conceded,
      toDeploy: toDeploy(written, one.id),
    })),
    setter: setterOf(written),
    figures: written.figures.map((one) => toFigure(written, one)),
    order: written.order ?? written.sides.map((one) => one.id),
    acting: written.acting,
    shots: written.shots.map(toLink),
    attacks: written.attacks.map(toLink),
    gem: gem && {
      bearer: gem.bearer,
      at: gem.at ? pointFrom(gem.at) : centreOf(field),
      carried: inches(gem.carried),
      passed: gem.passed,
    },
    prison: written.prison,
  }
}

const profileOf = (one: FigureData): Profile => ({
  movement: one.movement,
  melee: one.melee as Profile['melee'],
  shooting: one.shooting as Profile['shooting'],
  armour: one.armour as Profile['armour'],
  twoWeapons: one.twoWeapons,
  mighty: one.mighty,
})

const diameterOf = ({ diameter, mighty }: FigureData): Length =>
  diameter === undefined ? usualDiameter(mighty) : inches(diameter)

function toFigure(written: SituationData, one: FigureData): Figure {
  const figure = newFigure({
    id: one.id,
    side: one.side,
    type: one.prisoner ? -1 : ofSide(written, one.side).indexOf(one),
    name: one.id,
    icon: one.icon,
    number: 0,
    rank: one.rank,
    profile: profileOf(one),
    diameter: diameterOf(one),
    prisoner: one.prisoner,
  })
  return Object.assign(figure, {
    item: one.item,
    spells: [...one.spells],
    where: one.where,
    at: one.at ? pointFrom(one.at) : { x: 0, y: 0 },
    cursed: one.cursed,
    moved: one.moved,
    spent: inches(one.spent),
    walked: inches(one.walked),
    casts: one.casts,
    attacked: one.attacked,
  })
}

const ofSide = ({ figures }: SituationData, side: string): FigureData[] =>
  figures.filter((one) => one.side === side && !one.prisoner)

/** In a situation every figure is a list entry of its own. */
const typesOf = (written: SituationData, side: string): FigureType[] =>
  ofSide(written, side).map((one) => ({
    name: one.id,
    rank: one.rank,
    profile: profileOf(one),
    diameter: diameterOf(one),
    count: 1,
    icon: one.icon,
  }))

const toDeploy = (written: SituationData, side: string): number[] =>
  ofSide(written, side).flatMap((one, index) => (one.where === 'waiting' ? [index] : []))
