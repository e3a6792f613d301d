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
  const box = [(from.x + to.x) / 2 / MM - width / 2, from.y / MM - height / 2, width, height]
  const shown = view.figures.filter(({ at: spot }) => isIn(box, turned(spot)))
  const ground = drawBattlefield(view.field, theme, { id: 'scene', detail: 'low', isTurned: true })
  const line = `<path class="attack-scene-line" d="M${from.x / MM} ${from.y / MM}L${to.x / MM} ${to.y / MM}"/>`
  const figures = shown.map((figure) => figureIn(figure, view, width, theme))
  return {
    box: box.map((length) => length.toFixed(1)).join(' '),
    drawing: `<g transform="rotate(-90)">${ground}</g>${line}${figures.join('')}`,
    label: words.drafts.scene(shown.map(({ name }) => name)),
  }
}

/** A quarter turn against the clock. */
const turned = ({ x, y }: Point): Point => ({ x: y, y: -x })

const isIn = ([x = 0, y = 0, width = 0, height = 0]: readonly number[], at: Point): boolean =>
  at.x / MM > x && at.x / MM < x + width && at.y / MM > y && at.y / MM < y + height

/** About twelve pixels in a drawing of three hundred. */
const LETTERS = 12 / 300

function figureIn({ name, side, icon, base, at }: FigureView, view: TableView, width: number, theme: Theme): string {
  const look = SIDES[view.sides.findIndex(({ id }) => id === side)] ?? 'a'
  const { x, y } = turned(at)
  const token = drawToken({ side: look, icon: asIcon(icon), base, marks: [], states: {} }, theme)
  const size = width * LETTERS
  const below = ('diameter' in base ? base.diameter : base.width) / MM / 2 + size
  return `<g transform="translate(${x / MM} ${y / MM})">${token}<text y="${below}" font-size="${size}">${name}</text></g>`
}
