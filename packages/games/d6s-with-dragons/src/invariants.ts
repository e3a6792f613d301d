/** What must never be true of a battle: any of these is a bug in the rules. */
import { isOnTable, overlaps } from '@muster/table'
import { figureOf, footprint, isAboard, isInBattle, isInPlay, isStanding } from './state/figures.ts'
import { quickRow, SLOTS } from './rules/magic/spell-slots.ts'
import { draggedBy } from './rules/conditions/conditions.ts'
import type { Figure, State } from './state/state.ts'

export function invariantErrors(state: State): string[] {
  return [
    ...state.figures.flatMap((figure) => figureFaults(state, figure)),
    ...crowdFaults(state),
    ...ridingFaults(state),
    ...vehicleFaults(state),
    ...spellFaults(state),
    ...thingFaults(state),
    ...roundFaults(state),
    ...state.abilities.stale(state).map((id) => `what is kept about the abilities of ${id} is not true any more`),
  ]
}

function figureFaults(state: State, figure: Figure): string[] {
  const { id, at, level, wounds, temporary, profile, where, conditions, now } = figure
  const out: string[] = []
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) {
    out.push(`${id} stands between the points of the table`)
  }
  if (where === 'standing' && !isOnTable(footprint(state, figure), state.field)) out.push(`${id} stands over the edge`)
  if (!(level >= 0)) out.push(`${id} stands at the height ${level}`)
  if (!(wounds >= 0) || !(temporary >= 0)) out.push(`${id} has ${wounds} wounds and ${temporary} Temporary Health`)
  // One that an ability may still keep in play has its last wound while its player is asked.
  const mayStay = state.abilities.hears(state, figure, 'would-be-eliminated')
  if (isInPlay(figure) && wounds >= profile.health && !mayStay) {
    out.push(`${id} has ${wounds} wounds of ${profile.health} and still stands`)
  }
  if (new Set(conditions.map(({ is }) => is)).size !== conditions.length) out.push(`${id} has a condition twice`)
  if (!(now.willing >= 0)) out.push(`${id} has moved ${now.willing}`)
  if (now.attacksLeft !== undefined && !(now.attacksLeft >= 0)) out.push(`${id} has ${now.attacksLeft} attacks left`)
  for (const [row, marked] of Object.entries(figure.marked)) {
    if (!(marked >= 0 && marked <= boxesOf(profile, row))) out.push(`${id} has marked ${marked} boxes of ${row}`)
  }
  return out
}

/** How many boxes a row has. */
function boxesOf({ uses, casting }: Figure['profile'], row: string): number {
  if (row === SLOTS) return casting?.slots ?? 0
  const quick = casting?.quick.find((_, index) => quickRow(index) === row)
  return quick?.boxes ?? (uses as { readonly [feature: string]: number })[row] ?? 0
}

/** Between steps no bases overlap, except in a turn that passes through friends or drags somebody through others. */
function crowdFaults(state: State): string[] {
  const out: string[] = []
  const standing = state.figures.filter(isStanding)
  const passing = state.turn?.figure
  const dragged = passing === undefined ? [] : draggedBy(state, figureOf(state, passing))
  const isPassing = (one: Figure) => one.id === passing || dragged.includes(one)
  for (const [index, one] of standing.entries()) {
    for (const other of standing.slice(0, index)) {
      if (isPassing(one) || isPassing(other) || one.level !== other.level) continue
      if (overlaps(footprint(state, one), footprint(state, other))) out.push(`${one.id} stands on ${other.id}`)
    }
  }
  return out
}

const ridingFaults = (state: State): string[] =>
  state.figures.flatMap(({ id, where, mount, riders }) => {
    const out: string[] = []
    if ((where === 'riding') !== (mount !== undefined && where !== 'waiting') && isInPlay(figureOf(state, id))) {
      out.push(`${id} rides without a mount`)
    }
    if (mount !== undefined && where === 'riding' && !figureOf(state, mount).riders.includes(id)) {
      out.push(`${mount} does not know its rider ${id}`)
    }
    for (const rider of riders) {
      if (isInPlay(figureOf(state, rider)) && figureOf(state, rider).mount !== id)
        out.push(`${rider} does not ride ${id}`)
    }
    return out
  })

const vehicleFaults = (state: State): string[] =>
  state.figures.flatMap((figure) => {
    const { id, vehicle, passengers } = figure
    const out: string[] = []
    if (isAboard(figure) !== (vehicle !== undefined))
      out.push(`${id} is aboard without a vehicle, or in one and not aboard`)
    if (vehicle !== undefined && !figureOf(state, vehicle).passengers.includes(id)) {
      out.push(`${vehicle} does not know its passenger ${id}`)
    }
    for (const one of passengers) if (figureOf(state, one).vehicle !== id) out.push(`${one} is not aboard ${id}`)
    if (passengers.length > 0 && !isInPlay(figure)) out.push(`${id} is gone with its passengers`)
    return out
  })

const spellFaults = ({ figures, effects }: State): string[] =>
  figures.flatMap((figure) => {
    const { id, concentrating } = figure
    if (concentrating === undefined) return []
    if (!isInBattle(figure)) return [`${id} is gone and still concentrates`]
    const effect = effects.find((one) => one.id === concentrating)
    return effect?.caster === id ? [] : [`${id} concentrates on a spell that is not there`]
  })

const thingFaults = (state: State): string[] =>
  state.things.flatMap(({ id, carrier, destroyed, by }) => {
    const out: string[] = []
    if (carrier !== undefined && figureOf(state, carrier).carrying !== id) {
      out.push(`${carrier} does not know that it carries ${id}`)
    }
    if (carrier !== undefined && !isInBattle(figureOf(state, carrier))) {
      out.push(`${id} is carried by ${carrier}, who is gone`)
    }
    if (destroyed !== (by !== undefined)) out.push(`${id} is destroyed by nobody, or whole and destroyed`)
    return out
  })

function roundFaults({ round, stage, figures, sides, melees, lead }: State): string[] {
  const out: string[] = []
  if (new Set(figures.map(({ id }) => id)).size !== figures.length) out.push('two characters have one id')
  if (sides.every(({ id }) => id !== lead)) out.push(`nobody called "${lead}" can lead`)
  if (round > 0 && stage !== 'deploy' && figures.some(({ where }) => where === 'waiting')) {
    out.push('the battle is on, and somebody still waits to be deployed')
  }
  const members = melees.filter(({ resolved }) => !resolved).flatMap((melee) => melee.members)
  if (new Set(members).size !== members.length) out.push('somebody fights in two melees')
  return out
}
