/** Reads a situation: any figures in any state, anywhere, at any point of the round. Lengths in inches. */
import { Abilities, battlefieldFrom, pointFrom, readAs, type Json } from '@muster/engine'
import { inches, MM, Survey } from '@muster/table'
import type { z } from 'zod'
import { profileFrom } from '../army/profile-sheet.ts'
import { profileIn, usualIcon } from '../army/sheet.ts'
import { BOOK } from '../book.ts'
import { BASES } from '../content/sizes.ts'
import { figuresOn } from '../state/figures-on.ts'
import { newFigure, outfitOf } from '../state/new-figure.ts'
import type { Entry, FigureSheet, Profile } from '../state/profile.ts'
import type { Figure, Side, State } from '../state/state.ts'
import { refuseData, refuseState } from './refusals.ts'
import { situationSchema, type FigureData, type SituationData } from './schema.ts'

export function situate(data: Json): State {
  const written = readAs(situationSchema as unknown as z.ZodType<SituationData>, data, 'situation')
  refuseData(written)
  const state = toState(written)
  refuseState(state)
  return state
}

function toState(written: SituationData): State {
  const field = battlefieldFrom(written)
  const own = written.profiles.map(profileFrom)
  const sheets = written.figures.map((one, index) => sheetFrom(own, one, `figures.${index}.profile`))
  const { turn, action } = written
  return {
    abilities: new Abilities(BOOK),
    limit: written.limit,
    scenario: written.scenario,
    rounds: written.rounds,
    field,
    survey: new Survey(field),
    stage: written.stage,
    round: written.round,
    sides: written.sides.map((side) => toSide(written, side, sheets)),
    ...figuresOn(
      field,
      written.figures.map((one, index) => toFigure(written, one, sheets[index] as FigureSheet)),
    ),
    lead: written.stage === 'lead-roll' ? undefined : (written.lead ?? written.sides[0]?.id),
    turn: turn && { figure: turn.figure, left: inches(turn.left), disengaged: turn.disengaged },
    action: action && { figure: action.figure, attacks: action.attacks },
  }
}

/** In a situation every figure is a list entry of its own. */
function toSide(
  { figures }: SituationData,
  { id, name, edge }: SituationData['sides'][number],
  sheets: readonly FigureSheet[],
): Side {
  const entries = figures.flatMap((one, index): Entry[] =>
    one.side === id ? [{ ...(sheets[index] as FigureSheet), count: 1 }] : [],
  )
  const waiting = figures.filter((one) => one.side === id)
  return {
    id,
    name: name ?? id,
    army: { name: name ?? id, entries },
    edge,
    toDeploy: waiting.flatMap((one, index) => (one.where === 'waiting' ? [index] : [])),
  }
}

function sheetFrom(own: readonly Profile[], one: FigureData, where: string): FigureSheet {
  const profile = profileIn(own, one.profile, where)
  return {
    name: one.id,
    profile,
    weapons: one.weapons ?? (profile.isSoldier ? ['hand-blade'] : []),
    armor: one.armor ?? profile.wears,
    shield: one.shield,
    diameter: (one.base ?? BASES[profile.size].usual) * MM,
    icon: one.icon ?? usualIcon(profile.id),
  }
}

function toFigure({ figures }: SituationData, one: FigureData, sheet: FigureSheet): Figure {
  const { id, side, at, climb, mountWounds } = one
  const entry = figures.filter((other) => other.side === side).indexOf(one)
  return Object.assign(newFigure({ id, side, entry, number: 0 }, outfitOf(BOOK, sheet)), {
    where: one.where,
    at: at ? pointFrom(at) : { x: 0, y: 0 },
    wounds: one.wounds,
    mountWounds: sheet.profile.mount ? mountWounds : undefined,
    prone: one.prone,
    hidden: one.hidden,
    holds: one.holds,
    grip: one.grip,
    spent: one.spent,
    climb: climb && { piece: climb.piece, height: inches(climb.height) },
    moved: one.moved,
    fought: one.fought,
    acted: one.acted,
    prepared: one.prepared,
    dodging: one.dodging,
    first: one.first,
    reacted: one.reacted,
    reactions: one.reactions,
    powersUsed: one.powersUsed,
  })
}
