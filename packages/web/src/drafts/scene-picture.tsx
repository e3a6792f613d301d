/** The scene of the attack from above: the attacker on the left, whom it attacks on the right. */
import { drawBattlefield, drawToken, SIDES, type Theme } from '@muster/draw'
import type { ExampleAttack, FigureView, GameKit, TableView } from '@muster/engine'
import { inches, MM, type Point } from '@muster/table'
import { useMemo } from 'react'
import { useTheme } from '../settings/theme.tsx'
import { asIcon } from '../ui/icons.ts'
import { words } from '../words/words.ts'

interface SceneProps {
  readonly kit: GameKit<unknown>
  readonly example: ExampleAttack
}

export function ScenePicture({ kit, example }: SceneProps) {
  const theme = useTheme()
  const { box, drawing, label } = useMemo(() => {
    const view = kit.view(kit.game.situate(example.before ?? example.situation))
    return sceneOf(view, example.intent, theme)
  }, [kit, example, theme])
  return (
    <svg className="attack-scene" viewBox={box} role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: drawing }} />
    </svg>
  )
}

/** Room around the two, and the least of it that is shown. */
const MARGIN = inches(2)
const LEAST_WIDTH = inches(9)
const SHAPE = 0.42

/** The two stand on a line from north to south: the drawing turns it to run from left to right. */
function sceneOf(view: TableView, { by, at }: { readonly by: string; readonly at: string }, theme: Theme) {
  const whom = (id: string) => view.figures.find((figure) => figure.id === id)?.at ?? { x: 0, y: 0 }
  const [from, to] = [turned(whom(by)), turned(whom(at))]
  const width = Math.max(LEAST_WIDTH, to.x - from.x + 2 * MARGIN) / MM
  const height = width * SHAPE
  const left = Math.max(0, (from.x + to.x) / 2 / MM - width / 2)
  const box = [left, from.y / MM - height / 2, width, height]
  const shown = view.figures.filter(({ at: spot }) => isIn(box, turned(spot)))
  const ground = drawBattlefield(view.field, theme, { id: 'scene', detail: 'low', isTurned: true })
  const line = `<path class="attack-scene-line" d="M${from.x / MM} ${from.y / MM}L${to.x / MM} ${to.y / MM}"/>`
  const placed = shown.map((figure) => ({ ...figure, spot: turned(figure.at) }))
  const tokens = placed.map((figure) => tokenIn(figure, view, theme))
  const names = placed.map((figure) => nameIn(figure, placed, from.y, width))
  return {
    box: box.map((length) => length.toFixed(1)).join(' '),
    drawing: `<g transform="rotate(-90)">${ground}</g>${line}${tokens.join('')}${names.join('')}`,
    label: words.drafts.scene(shown.map(({ name }) => name)),
  }
}

/** A quarter turn against the clock. */
const turned = ({ x, y }: Point): Point => ({ x: y, y: -x })

const isIn = ([x = 0, y = 0, width = 0, height = 0]: readonly number[], at: Point): boolean =>
  at.x / MM > x && at.x / MM < x + width && at.y / MM > y && at.y / MM < y + height

type PlacedFigure = FigureView & { readonly spot: Point }

function tokenIn({ side, icon, base, spot }: PlacedFigure, view: TableView, theme: Theme): string {
  const look = SIDES[view.sides.findIndex(({ id }) => id === side)] ?? 'a'
  const token = drawToken({ side: look, icon: asIcon(icon), base, marks: [], states: {} }, theme)
  return `<g transform="translate(${spot.x / MM} ${spot.y / MM})">${token}</g>`
}

/** About twelve pixels in a drawing of three hundred. */
const LETTERS = 12 / 300

/** Above or below, wherever less stands in the way. */
function nameIn(figure: PlacedFigure, all: readonly PlacedFigure[], line: number, width: number): string {
  const { name, base, spot } = figure
  const size = width * LETTERS
  const radius = ('diameter' in base ? base.diameter : base.width) / MM / 2
  const y = spot.y / MM + (isNamedAbove(figure, all, line) ? -radius - size / 4 : radius + size)
  return `<text x="${spot.x / MM}" y="${y}" font-size="${size}">${name}</text>`
}

/** Above the line of the attack, and where somebody stands right below; neighbours on the line in turn. */
function isNamedAbove({ id, spot }: PlacedFigure, all: readonly PlacedFigure[], line: number): boolean {
  const near = all.filter((one) => one.id !== id && Math.abs(one.spot.x - spot.x) < MARGIN)
  if (spot.y < line || near.some((one) => one.spot.y > spot.y)) return true
  if (spot.y > line || near.every((one) => one.spot.y !== line)) return false
  return all.filter((one) => one.spot.y === line && one.spot.x < spot.x).length % 2 === 1
}
