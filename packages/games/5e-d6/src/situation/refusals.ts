/** Faults of a situation file, each with the field it is in and what would be right. */
import { InputError, KnownIds, refuseIf } from '@muster/engine'
import { isOnTable, overlaps } from '@muster/table'
import { BASES } from '../content/sizes.ts'
import { heldBy } from '../rules/grapples/grapples.ts'
import { isWithin } from '../rules/measuring/distance.ts'
import { footprint, isStanding, ONE_INCH } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import type { Stage } from '../state/vocabulary.ts'
import type { FigureData, SituationData } from './schema.ts'

export function refuseData(written: SituationData): void {
  const figures = new KnownIds('figure', written.figures, 'figures')
  const sides = new KnownIds('side', written.sides, 'sides')
  refuseEdges(written)
  refuseIf(written.figures.length === 0, 'figures', 'There is nobody in this situation: give it at least one figure.')
  for (const [index, figure] of written.figures.entries()) {
    const where = `figures.${index}`
    sides.expect(figure.side, `${where}.side`)
    figures.expect(figure.holds, `${where}.holds`)
    refuseFigure(written, figure, where)
  }
  sides.expect(written.lead, 'lead')
  figures.expect(written.turn?.figure, 'turn.figure')
  figures.expect(written.action?.figure, 'action.figure')
  refuseIf(
    written.turn !== undefined && written.stage !== 'movement',
    'turn',
    'A turn to move is in the movement stage.',
  )
  refuseIf(written.action !== undefined && written.stage !== 'combat', 'action', 'An action is in the combat stage.')
  refuseAbsent(written, written.turn?.figure, 'turn.figure')
  refuseAbsent(written, written.action?.figure, 'action.figure')
  const { round, rounds } = written
  refuseIf(round > rounds, 'round', `The battle lasts ${rounds} rounds ("rounds"): this cannot be round ${round}.`)
}

function refuseEdges({ sides, stage, figures }: SituationData): void {
  const [one, other] = sides
  refuseIf(one?.edge !== undefined && one.edge === other?.edge, 'sides.1.edge', 'Each side has an edge of its own.')
  for (const [index, { id, edge }] of sides.entries()) {
    const isPlacing = stage === 'deploy' && figures.some((figure) => figure.side === id && figure.where === 'waiting')
    refuseIf(isPlacing && edge === undefined, `sides.${index}.edge`, `"${id}" deploys at an edge: say which.`)
  }
}

function refuseAbsent({ figures }: SituationData, id: string | undefined, where: string): void {
  const figure = figures.find((one) => one.id === id)
  refuseIf(figure !== undefined && figure.where !== 'standing', where, `"${id}" does not stand on the table.`)
}

const SET_UP: readonly Stage[] = ['lead-roll', 'edge', 'deploy']

function refuseFigure(written: SituationData, figure: FigureData, where: string): void {
  const { id, at, holds, climb, side } = figure
  refuseIf(figure.where === 'standing' && !at, `${where}.at`, `"${id}" stands on the table but has no place ("at").`)
  refuseIf(
    climb !== undefined && !(written.pieces ?? []).some((piece) => piece.id === climb.piece),
    `${where}.climb.piece`,
    `There is no piece "${climb?.piece}" for "${id}" to hang on.`,
  )
  refuseIf(
    figure.where === 'waiting' && !SET_UP.includes(written.stage),
    `${where}.where`,
    `"${id}" waits to be deployed, but the battle has begun: put it somewhere, or leave it "out".`,
  )
  const held = written.figures.find((one) => one.id === holds)
  refuseIf(held?.side === side, `${where}.holds`, `"${id}" cannot grapple "${holds}": it is on the same side.`)
}

/** What a figure is must be possible: its base fits its size, it has not taken more wounds than it can, it holds somebody near. */
export function refuseState(state: State): void {
  for (const [index, { id, diameter, profile, wounds, where }] of state.figures.entries()) {
    const { usual, largest } = BASES[profile.size]
    const millimetres = diameter / 100
    refuseIf(
      millimetres < usual || millimetres > largest,
      `figures.${index}.base`,
      `"${id}" is ${profile.size}: its base is ${usual} to ${largest} mm.`,
    )
    refuseIf(
      where === 'standing' && wounds >= profile.health,
      `figures.${index}.wounds`,
      `"${id}" has Health ${profile.health}: with ${wounds} wounds it is eliminated.`,
    )
  }
  refusePlaces(state)
  for (const [index, figure] of state.figures.entries()) {
    const held = heldBy(state, figure)
    const isHolding = held !== undefined && isStanding(figure) && isStanding(held)
    refuseIf(
      isHolding && !isWithin(figure, held, ONE_INCH),
      `figures.${index}.holds`,
      `"${figure.id}" cannot hold "${held?.id}": it is more than 1" away.`,
    )
  }
}

/** Where everybody stands must be possible: on the table and beside each other. */
function refusePlaces({ figures, field }: State): void {
  const placed = figures.filter(isStanding)
  for (const [index, one] of placed.entries()) {
    const where = `figures.${figures.indexOf(one)}.at`
    refuseIf(!isOnTable(footprint(one), field), where, `"${one.id}" stands over the table's edge.`)
    const under = placed.slice(0, index).find((other) => overlaps(footprint(one), footprint(other)))
    if (under) throw new InputError(`"${one.id}" and "${under.id}" overlap: move one of them.`, where)
  }
}
