/**
 * The dangers of a path, shown before the move: the checks it would need, and who could attack. Nothing is rolled here.
 */
import { named, text, type FigureId, type MoveDanger } from '@muster/engine'
import { inchesText, type Point, pointAt, measurePath, type MeasuredPath } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { isImmune } from '../conditions/conditions.ts'
import { fearChecksAlong } from './frightful.ts'
import { pathEvents, type PathEvent } from './path-events.ts'
import { burden } from './hazards.ts'
import { chanceToHold } from '../morale/morale.ts'
import { strikersOn } from '../attacks/opportunity-attacks.ts'
import { chanceToSave } from '../dice/saves.ts'
import { climbs } from '../stats/special-movement.ts'
import { climbOutOfGap } from './out-of-gaps.ts'

export function dangersAlong(
  state: State,
  figure: Figure,
  path: readonly Point[],
  provokes: boolean,
): readonly MoveDanger[] {
  const way = measurePath(figure.at, path)
  const met = pathEvents(state, figure, way).filter(({ is }) => is !== 'leave' || provokes)
  return [
    ...fearsAlong(state, figure, way),
    ...climbOut(state, figure),
    ...met.flatMap((happening) => dangerOf(state, figure, pointAt(way, happening.at), happening)),
  ]
}

function fearsAlong(state: State, figure: Figure, way: MeasuredPath): readonly MoveDanger[] {
  const checker = figureOf(state, figure.riders[0] ?? figure.id)
  const chance = 1 - chanceToHold(state, checker)
  return fearChecksAlong(state, figure, way)
    .filter((enemy) => !isImmune(state, checker, 'frightened', enemy))
    .map((enemy) => ({
      at: figure.at,
      label: text`${named(enemy)} is frightful: does not dare`,
      rule: 'DD-MOR-07',
      chance,
    }))
}

function climbOut(state: State, figure: Figure): readonly MoveDanger[] {
  const { as, depth } = climbOutOfGap(state, figure)
  if (as !== 'climbed' || climbs(state, figure)) return []
  const label = `Climb out, ${inchesText(depth)}" up: fall`
  return [{ at: figure.at, label, rule: 'DD-TERR-14', chance: fails(state, figure.id, 'climb') }]
}

function dangerOf(state: State, figure: Figure, at: Point, happening: PathEvent): readonly MoveDanger[] {
  const { is } = happening
  if (is === 'leave') {
    const strikers = strikersOn(state, figureOf(state, happening.enemy), figure)
    return strikers.map(({ id }) => ({ at, label: 'Opportunity attack', rule: 'DD-OPP-02', by: id }))
  }
  const { label, rule, check } = CHECKS[is]
  const high = 'height' in happening ? ` ${inchesText(happening.height)}"` : ''
  return [{ at, label: label.replace('*', high), rule, chance: fails(state, figure.id, check) }]
}

type Check = 'slippery' | 'deep-water' | 'climb' | 'jump'

/** `*` stands for the height. */
const CHECKS: {
  readonly [is in Exclude<PathEvent['is'], 'leave'>]: {
    readonly label: string
    readonly rule: string
    readonly check: Check
  }
} = {
  slippery: { label: 'Slippery ground: prone', rule: 'DD-TERR-04', check: 'slippery' },
  deep: { label: 'Deep water: swept along', rule: 'DD-TERR-09', check: 'deep-water' },
  climb: { label: 'Climb*: fall', rule: 'DD-TERR-14', check: 'climb' },
  drop: { label: 'Drop*: fall', rule: 'DD-TERR-16', check: 'climb' },
  jump: { label: 'Jump: fall in', rule: 'DD-TERR-19', check: 'jump' },
}

/** The same saves as in hazards.ts: reflex on slippery ground, else fortitude against the burden. */
function fails(state: State, of: FigureId, purpose: Check): number {
  const isSlip = purpose === 'slippery'
  const potency = isSlip ? 0 : burden(figureOf(state, of))
  return 1 - chanceToSave(state, { of, save: isSlip ? 'reflex' : 'fortitude', potency, purpose })
}
