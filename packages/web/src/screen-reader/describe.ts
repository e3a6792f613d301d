/** Describes a figure or unit in words: distance, direction, condition, sight and odds. */
import type { ShownForecast, ShownSighting, ShownTable } from '@muster/session'
import { INCH, type Point } from '@muster/table'
import { words } from '../words/words.ts'
import { directionTo } from '../figures/directions.ts'
import { cardOf, isUnit, type CardSubject } from '../panels/card/card.ts'
import { gapTo, nameOf, placeOf, type GroundThing } from '../figures/ground-things.ts'
import { gapBetween, type Combatant } from '../figures/combatants.ts'

/** Everything said about a figure. */
export interface SightAndOdds {
  readonly forecasts: readonly ShownForecast[]
  readonly sighting?: ShownSighting
}

const NOTHING: SightAndOdds = { forecasts: [] }

/** "Archer 2, the Great Kingdom: 7.4 inches ahead, has acted, in clear sight, shoot: hit 50 %." */
export function describe(
  combatant: Combatant,
  view: ShownTable,
  from?: Combatant,
  looked = NOTHING,
  isTurned = false,
): string {
  const side = view.sides.find(({ id }) => id === combatant.side)?.name ?? ''
  return [
    `${combatant.name}, ${side}${positionText(combatant, view, from, isTurned)}`,
    ...stateWords(cardOf(view, combatant.id)?.subject),
    ...sightOf(looked),
    ...looked.forecasts.flatMap(oddsOf),
  ].join(', ')
}

/** "Treasure 1, held by the Giants: 4 inches behind to the right", "Wood: 2.5 inches ahead". */
export function describeThing(thing: GroundThing, view: ShownTable, from?: Combatant, isTurned = false): string {
  const heldBy = thing.is === 'objective' ? view.sides.find(({ id }) => id === thing.objective.heldBy)?.name : undefined
  const name = words.screenReader.objective(nameOf(thing), heldBy)
  const place = placeOf(thing)
  if (!from) return `${name}: ${spotText(place, view, isTurned)}`
  const direction = isTurned ? directionTo(place, from.at) : directionTo(from.at, place)
  const apart = gapTo(from, thing)
  return `${name}: ${apart < TOUCHING ? words.screenReader.touching(direction) : words.screenReader.away(apart, direction)}`
}

/** Where it lies as one sees the table. */
const spotText = ({ x, y }: Point, { field: { width, depth } }: ShownTable, isTurned: boolean): string =>
  isTurned ? words.screenReader.at(width - x, depth - y) : words.screenReader.at(x, y)

function stateWords(subject: CardSubject | undefined): readonly string[] {
  if (!subject) return []
  const { marks, hasActed } = subject
  return [
    ...(isUnit(subject) ? [words.card.models(subject.models.length)] : []),
    ...(!isUnit(subject) && subject.health ? [words.screenReader.health(subject.health.left, subject.health.of)] : []),
    ...marks.map(({ label }) => label),
    ...(hasActed ? [words.battle.acted] : []),
  ]
}

/** Figures closer than this are said to touch. */
const TOUCHING = INCH / 20

/** The compass is painted on the frame and turns with it; these are the directions of the arrow keys. */
function positionText(combatant: Combatant, view: ShownTable, from: Combatant | undefined, isTurned: boolean): string {
  if (!from) return `: ${spotText(combatant.at, view, isTurned)}`
  if (from.id === combatant.id) return ''
  const direction = isTurned ? directionTo(combatant.at, from.at) : directionTo(from.at, combatant.at)
  const apart = gapBetween(from, combatant)
  return `: ${apart < TOUCHING ? words.screenReader.touching(direction) : words.screenReader.away(apart, direction)}`
}

/** The terrain on the line of sight, named once for all attacks. */
function sightOf({ forecasts, sighting }: SightAndOdds): readonly string[] {
  const met = sighting?.met ?? forecasts.find(({ line }) => line)?.line?.met
  if (!met) return []
  const names = [...new Set(met.map(({ name }) => name))]
  if (sighting?.seen === 'blocked' || met.some(({ blocks }) => blocks)) return [words.screenReader.blocked(names)]
  if (names.length > 0) return [words.screenReader.cover(names)]
  return [sighting?.seen === 'cover' ? words.screenReader.inCover : words.screenReader.clear]
}

function oddsOf({ kind, allowed, chances, reason, assumes }: ShownForecast): readonly string[] {
  if (allowed && chances.length > 0)
    return [words.screenReader.odds(kind, chances), ...(assumes === undefined ? [] : [assumes])]
  return allowed || reason === undefined ? [] : [words.screenReader.cannot(kind, reason.replace(/\.$/, ''))]
}
