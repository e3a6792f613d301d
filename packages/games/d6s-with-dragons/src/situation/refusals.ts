/**
 * Refuses impossible situations, each with its place in the file: unknown ids, and parts that contradict each other.
 */
import { InputError, KnownIds, refuseIf } from '@muster/engine'
import { contains, isOnTable, overlaps, toInches, type Length, type Point } from '@muster/table'
import { footprint, isStanding } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import { isGone, type KnownNames } from './known.ts'
import { refuseFigures } from './figure-refusals.ts'
import { refuseMagic } from './magic-refusals.ts'
import { refuseRiding } from './riding-refusals.ts'
import { refuseRound } from './round-refusals.ts'
import type { SituationFile } from './schema.ts'

export function refuseSituation(written: SituationFile): void {
  const known: KnownNames = {
    sides: new KnownIds('side', written.sides, 'sides'),
    figures: new KnownIds('character', written.figures, 'figures'),
    things: new KnownIds('object', written.things, 'things'),
    effects: new KnownIds('effect', written.effects, 'effects'),
  }
  refuseSides(written, known)
  refuseFigures(written, known)
  refuseRiding(written, known)
  refuseMagic(written, known)
  refuseThings(written, known)
  refuseCarriers(written, known)
  refuseRound(written, known)
}

function refuseSides({ sides, lead, picking }: SituationFile, known: KnownNames): void {
  const [a, b] = sides
  refuseIf(
    a?.edge !== undefined && a.edge === b?.edge,
    'sides.1.edge',
    `Both sides play from the ${a?.edge} edge: give each its own.`,
  )
  known.sides.expect(lead, 'lead')
  known.sides.expect(picking, 'picking')
}

function refuseThings({ things, width, depth }: SituationFile, known: KnownNames): void {
  for (const [index, { id, side, at, carrier, destroyed, by }] of things.entries()) {
    const where = `things.${index}`
    const [x, y] = at
    known.sides.expect(side, `${where}.side`)
    known.sides.expect(by, `${where}.by`)
    known.figures.expect(carrier, `${where}.carrier`)
    refuseIf(
      x > width || y > depth,
      `${where}.at`,
      `"${id}" does not lie on the table, which is ${width}" by ${depth}".`,
    )
    refuseIf(
      destroyed !== (by !== undefined),
      `${where}.by`,
      `"${id}" is destroyed exactly if "by" says by which side.`,
    )
    refuseIf(destroyed && carrier !== undefined, `${where}.carrier`, `"${id}" is destroyed: nobody carries it.`)
    const other = things.findIndex((one) => carrier !== undefined && one.carrier === carrier)
    refuseIf(
      carrier !== undefined && other !== index,
      `${where}.carrier`,
      `"${carrier}" carries "${things[other]?.id}" already: one object each.`,
    )
  }
}

/** A carrier and the object it carries name each other. */
function refuseCarriers({ things, figures }: SituationFile, known: KnownNames): void {
  for (const [index, { id, carrying, where: whereabouts }] of figures.entries()) {
    known.things.expect(carrying, `figures.${index}.carrying`)
    const borne = things.find((one) => one.carrier === id)
    refuseIf(
      carrying !== undefined && borne?.id !== carrying,
      `figures.${index}.carrying`,
      `"${id}" carries "${carrying}": let the carrier of "${carrying}" be "${id}" too.`,
    )
    refuseIf(
      borne !== undefined && isGone(whereabouts),
      `figures.${index}.where`,
      `"${id}" carries "${borne?.id}" and is not on the table.`,
    )
  }
}

/** One can stand inside a building, below its roof, but not inside a hill. */
function groundBelow(state: State, at: Point): Length {
  const {
    field: { pieces },
  } = state
  return Math.max(
    0,
    ...pieces
      .filter(({ kind, outline }) => kind === 'hill' && outline.is !== 'line' && contains(outline, at))
      .map(({ height = 0 }) => height),
  )
}

/** Everybody must stand on the table, beside each other, and not inside the ground. */
export function refusePlaces(state: State, written: SituationFile): void {
  const { figures, field } = state
  const placed = figures.filter(isStanding)
  for (const [index, one] of placed.entries()) {
    const number = figures.indexOf(one)
    const where = `figures.${number}.at`
    refuseIf(!isOnTable(footprint(state, one), field), where, `"${one.id}" stands over the table's edge.`)
    const under = placed.slice(0, index).find((other) => overlaps(footprint(state, one), footprint(state, other)))
    if (under) throw new InputError(`"${one.id}" and "${under.id}" overlap: move one of them.`, where)
    const ground = groundBelow(state, one.at)
    refuseIf(
      ground > 0 && one.level < ground,
      `figures.${number}.level`,
      `"${one.id}" stands below the ground, which is ${toInches(ground)}" high there: leave "level" out.`,
    )
  }
  refuseIf(
    written.figures.length === 0,
    'figures',
    'There is nobody in this situation: give it at least one character.',
  )
}
