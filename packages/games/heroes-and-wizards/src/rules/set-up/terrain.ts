/** Setting up terrain: which pieces exist in this game, and how they may lie. */
import { pieceName, terrainFaults as faultsOfAnyGame, type RuleId } from '@muster/engine'
import {
  boxesMeet,
  INCH,
  outlineBox,
  outlineGap,
  outlinesOverlap,
  circle,
  type Battlefield,
  type Outline,
  type Piece,
  type Point,
  type TerrainKind,
} from '@muster/table'
import { TOLERANCE } from '../../state/figures.ts'
import { centreOf, hasHill } from '../../scenarios/king-of-the-hill.ts'
import { canBeCaptured } from '../../scenarios/standing-on.ts'
import type { ScenarioId } from '../../state/state.ts'

export interface TerrainFault {
  readonly message: string
  readonly where: string
  readonly rule: RuleId
}

type OutlineKind = 'area' | 'line' | 'tree'

/** The kinds of terrain in this game, and which outline each has. */
const OUTLINE_KINDS: { readonly [kind in TerrainKind]?: OutlineKind } = {
  rough: 'area',
  'shallow-water': 'area',
  wood: 'area',
  hill: 'area',
  open: 'area',
  building: 'area',
  wall: 'line',
  hedge: 'line',
  tree: 'tree',
}

const isArea = ({ kind }: Piece): boolean => OUTLINE_KINDS[kind] === 'area'
const isLine = ({ kind }: Piece): boolean => OUTLINE_KINDS[kind] === 'line'

/** The gem must be reachable: no building nearer to the centre than this. */
const GEM_CLEARANCE = 2 * INCH
const SMALLEST_TABLE = 12 * INCH
const LARGEST_TABLE = 144 * INCH

/** What is wrong with a battlefield; nothing, when it is legal. */
export function terrainFaults(field: Battlefield): readonly TerrainFault[] {
  const broken = [...sizeFaults(field), ...commonFaults(field)]
  return broken.length > 0 ? broken : [...field.pieces.flatMap(pieceFaults), ...overlapFaults(field)]
}

function sizeFaults({ width, depth }: Battlefield): TerrainFault[] {
  const fits = (length: number) => Number.isSafeInteger(length) && length >= SMALLEST_TABLE && length <= LARGEST_TABLE
  if (fits(width) && fits(depth)) return []
  return [
    {
      rule: 'HW-MEAS-06',
      where: 'field',
      message: 'A table is 12" to 144" each way, in whole hundredths of a millimetre.',
    },
  ]
}

const commonFaults = (field: Battlefield): TerrainFault[] =>
  faultsOfAnyGame(field).map(({ message, where }) => ({ message, where: `field.${where}`, rule: 'HW-SETUP-05' }))

function pieceFaults(piece: Piece, index: number): TerrainFault[] {
  const where = `field.pieces.${index}`
  const fault = (rule: RuleId, message: string): TerrainFault[] => [{ rule, where, message }]
  const sort = OUTLINE_KINDS[piece.kind]
  if (sort === undefined) return fault('HW-RUL-33', `There is no terrain of the kind "${piece.kind}" in this game.`)
  if (!fitsKind(piece.outline, sort))
    return fault(
      'HW-RUL-33',
      `${pieceName(piece)} has no outline that fits its kind: walls and hedges are lines, the rest are areas or discs.`,
    )
  return []
}

/** Walls and hedges are lines, trees are round; the rest covers ground. */
function fitsKind(outline: Outline, sort: OutlineKind): boolean {
  return outline.is === 'disc' ? sort !== 'line' : outline.is === (sort === 'line' ? 'line' : 'area')
}

function overlapFaults({ pieces }: Battlefield): TerrainFault[] {
  const boxes = pieces.map(({ outline }) => outlineBox(outline))
  return pieces.flatMap((piece, index) => {
    const under = pieces.slice(0, index).find((other, i) => {
      const box = boxes[i],
        own = boxes[index]
      return (
        box !== undefined &&
        own !== undefined &&
        boxesMeet(box, own) &&
        mayNotMeet(piece, other) &&
        outlinesOverlap(piece.outline, other.outline)
      )
    })
    if (!under) return []
    return [
      {
        rule: 'HW-SETUP-05',
        where: `field.pieces.${index}`,
        message: `${pieceName(piece)} and ${pieceName(under)} may not overlap.`,
      },
    ]
  })
}

/** Areas may not overlap, lines may not enter buildings, single trees may not stand in woods or buildings. */
function mayNotMeet(a: Piece, b: Piece): boolean {
  if (isArea(a) && isArea(b)) return true
  const [first, second] = isArea(a) ? [b, a] : [a, b]
  if (isLine(first)) return second.kind === 'building'
  return first.kind === 'tree' && (second.kind === 'building' || second.kind === 'wood')
}

/** What this scenario asks of the ground beyond that. */
export function scenarioFaults(field: Battlefield, scenario: ScenarioId): TerrainFault[] {
  const fault = (rule: RuleId, message: string): TerrainFault[] => [{ rule, where: 'field.pieces', message }]
  if (scenario === 'capture-terrain' && !field.pieces.some(canBeCaptured))
    return fault('HW-CAPT-06', 'Capture Terrain needs a wood, a hill, rough or open ground to capture.')
  if (scenario === 'cursed-gem' && crowdsGem(field))
    return fault('HW-GEM-01', 'No building may stand within 2" of the gem at the centre of the table.')
  return []
}

const crowdsGem = (field: Battlefield): boolean => field.pieces.some((piece) => isTooNearGem(piece, centreOf(field)))

const isTooNearGem = ({ kind, outline }: Piece, centre: Point): boolean =>
  kind === 'building' && outlineGap({ base: circle(0), at: centre }, outline) < GEM_CLEARANCE - TOLERANCE

/** The ground a scenario is played on: what it needs is there, and what is in its way is gone. */
export function fitField(field: Battlefield, scenario: ScenarioId, needed: (field: Battlefield) => Piece): Battlefield {
  if (scenario === 'cursed-gem')
    return withPieces(
      field,
      field.pieces.filter((piece) => !isTooNearGem(piece, centreOf(field))),
    )
  const lacks =
    scenario === 'king-of-the-hill'
      ? !hasHill(field)
      : scenario === 'capture-terrain' && !field.pieces.some(canBeCaptured)
  if (!lacks) return field
  const piece = needed(field)
  const kept = field.pieces.filter(
    (other) => !mayNotMeet(piece, other) || !outlinesOverlap(piece.outline, other.outline),
  )
  return withPieces(field, [...kept, { ...piece, id: freeId(kept, piece.id) }])
}

/** An id that no other piece has: a table may have a piece of any id already. */
export function freeId(pieces: readonly Piece[], wished: string): string {
  let id = wished
  for (let number = 2; pieces.some((piece) => piece.id === id); number++) id = `${wished}-${number}`
  return id
}

const withPieces = (field: Battlefield, pieces: readonly Piece[]): Battlefield =>
  pieces.length === field.pieces.length && pieces.every((piece, i) => piece === field.pieces[i])
    ? field
    : { ...field, pieces }
