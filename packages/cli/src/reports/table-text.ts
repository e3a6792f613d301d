/** The table as characters: two to the inch across, one down, with a ruler in inches and a legend. */
import { counted, worded, type CarriedView, type FigureId, type FigureView, type TableView } from '@muster/engine'
import { contains, distance, INCH, toInches, type Piece, type Point, type TerrainKind } from '@muster/table'
import { columns } from '../shell/output.ts'
import { lengthText, pointText } from './lengths.ts'

const TERRAIN_SYMBOLS: { readonly [kind in TerrainKind]: string } = {
  open: '·',
  rough: ',',
  webs: '*',
  wood: '♣',
  'shallow-water': '~',
  'deep-water': '≈',
  slippery: '/',
  obscured: '░',
  hill: '^',
  building: '#',
  ruin: '%',
  impassable: 'X',
  gap: ':',
  wall: '=',
  hedge: '"',
  fence: '-',
  barrier: '+',
  tree: '♠',
  rock: 'o',
}

const COLUMNS_AN_INCH = 2
const NUMBERS = '123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

class CharacterGrid {
  readonly width: number
  readonly height: number
  private readonly cells: string[]

  constructor({ field }: TableView) {
    this.width = Math.ceil(toInches(field.width)) * COLUMNS_AN_INCH
    this.height = Math.ceil(toInches(field.depth))
    this.cells = Array.from({ length: this.width * this.height }, () => ' ')
  }

  set(column: number, row: number, mark: string): void {
    const isOnGrid = column >= 0 && column < this.width && row >= 0 && row < this.height
    if (isOnGrid) this.cells[row * this.width + column] = mark
  }

  /** Writes characters starting at the cell of a point. */
  write({ x, y }: Point, marks: string): void {
    const column = Math.floor(toInches(x)) * COLUMNS_AN_INCH
    for (const [i, mark] of [...marks].entries()) this.set(column + i, Math.floor(toInches(y)), mark)
  }

  row(y: number): string {
    return this.cells.slice(y * this.width, (y + 1) * this.width).join('')
  }
}

function drawPiece(grid: CharacterGrid, { kind, outline }: Piece): void {
  if (outline.is === 'line') return drawLine(grid, outline.points, TERRAIN_SYMBOLS[kind])
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) {
      const middle = { x: Math.round(((column + 0.5) * INCH) / COLUMNS_AN_INCH), y: Math.round((row + 0.5) * INCH) }
      if (contains(outline, middle)) grid.set(column, row, TERRAIN_SYMBOLS[kind])
    }
  }
  if (outline.is === 'disc') grid.write(outline.centre, TERRAIN_SYMBOLS[kind])
}

function drawLine(grid: CharacterGrid, points: readonly Point[], mark: string): void {
  for (const [i, to] of points.entries()) {
    const from = points[i - 1] ?? to
    const steps = Math.max(1, Math.ceil((distance(from, to) / INCH) * 4))
    for (let step = 0; step <= steps; step++) {
      const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }
      grid.set(Math.floor(toInches(at.x) * COLUMNS_AN_INCH), Math.floor(toInches(at.y)), mark)
    }
  }
}

/** A letter for the side, a number within it: two characters, the width of an inch. */
export function figureLabels({ figures, sides }: TableView): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const counted = new Map<string, number>()
  for (const { id, side } of figures) {
    const count = counted.get(side) ?? 0
    counted.set(side, count + 1)
    const letter = String.fromCharCode(
      65 +
        Math.max(
          0,
          sides.findIndex((one) => one.id === side),
        ),
    )
    labels.set(id, `${letter}${NUMBERS[count] ?? '*'}`)
  }
  return labels
}

export function tableText(view: TableView): string {
  const grid = new CharacterGrid(view)
  const labels = figureLabels(view)
  for (const piece of view.field.pieces) drawPiece(grid, piece)
  for (const { at } of view.objectives) grid.write(at, '**')
  for (const { id, at } of view.figures) grid.write(at, labels.get(id) ?? '??')
  const edge = `   +${'-'.repeat(grid.width)}+`
  const inchMark = (y: number) => (y % 6 === 0 ? String(y) : '').padStart(3)
  const rows = Array.from({ length: grid.height }, (_, y) => `${inchMark(y)}|${grid.row(y)}|`)
  return [heading(view), '', topRuler(grid.width), edge, ...rows, edge, '', legend(view, labels)].join('\n')
}

function topRuler(width: number): string {
  let rule = ''
  for (let inch = 0; inch * COLUMNS_AN_INCH < width; inch += 6) rule += String(inch).padEnd(6 * COLUMNS_AN_INCH)
  return `    ${rule.trimEnd()}`
}

function heading({ round, scenario, sides }: TableView): string {
  const count = round.of > 0 ? `${round.called ?? 'Turn'} ${round.turn} of ${round.of}` : `Round ${round.turn}`
  const turn = round.turn > 0 ? `${count}, ${round.phase}` : round.phase
  const scores = sides.map(
    ({ name, figures, score }) => `${name}: ${[counted(figures, 'figure'), score].filter(Boolean).join(', ')}`,
  )
  const first = scenario.name ? `${scenario.name}. ${turn}.` : `${turn}.`
  return [first, ...scores, worded(scenario.standing)].filter(Boolean).join('\n')
}

function legend(view: TableView, labels: ReadonlyMap<string, string>): string {
  const figures = view.figures.flatMap((figure) => [
    figureRow(figure, labels.get(figure.id) ?? ''),
    ...(figure.carries ?? []).map((carried) => carriedRow(carried, figure.id)),
  ])
  const kinds = [...new Set(view.field.pieces.map(({ kind }) => kind))].map(
    (kind) => `${TERRAIN_SYMBOLS[kind]} ${kind}`,
  )
  const objectives = view.objectives.map(({ name, at, heldBy }) => [
    '**',
    name,
    `at ${pointText(at)}`,
    heldBy ? `held by ${heldBy}` : '',
  ])
  return [
    `The table is ${lengthText(view.field.width)} by ${lengthText(view.field.depth)}; ` +
      'numbers on the rim are inches from the north-west corner.',
    ...(kinds.length > 0 ? [`Terrain: ${kinds.join('  ')}`] : []),
    columns([...figures, ...objectives]),
  ].join('\n')
}

const numbersOf = ({ stats }: CarriedView): string => stats.map((stat) => `${stat.label} ${stat.value}`).join(', ')

/** Somebody without a base of its own has no place but its carrier's. */
const carriedRow = (carried: CarriedView, by: FigureId): string[] => [
  '',
  carried.id,
  '',
  `on ${by}`,
  numbersOf(carried),
  carried.marks.map(({ label }) => label).join(', '),
]

function figureRow(figure: FigureView, label: string): string[] {
  const { id, side, at, marks, hasActed } = figure
  const signs = [...marks.map((mark) => mark.label), ...(hasActed ? ['has acted'] : [])].join(', ')
  return [label, id, `side ${side}`, `at ${pointText(at)}`, numbersOf(figure), signs]
}
