/** The whole table in a corner while only a part of it is in view: tap to go there. */
import type { Theme } from '@muster/draw'
import { MM, type Outline, type TerrainKind } from '@muster/table'
import type { PointerEvent } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { groundInView, turnedPoint, turnTransform } from '../camera/viewport.ts'
import { sideLookOf } from '../figures/side-looks.ts'
import { useTheme } from '../settings/theme.tsx'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'

export function MiniMap() {
  const { camera } = useTableContext()
  const theme = useTheme()
  const { field, figures, sides } = useTableState((state) => state.snapshot.view)
  const { viewport, screen } = useStore(camera.store, (view) => view)
  const isWhole = useStore(camera.store, () => camera.isWhole)
  if (isWhole) return null
  const [width, height] = [field.width / MM, field.depth / MM]
  const go = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * field.width
    const y = ((event.clientY - box.top) / box.height) * field.depth
    camera.centre(turnedPoint({ x, y }, viewport.turned))
  }
  return (
    <button type="button" className="mini-map" aria-label={words.battle.map} tabIndex={-1} onPointerDown={go}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%">
        <g transform={turnTransform(viewport)}>
          {field.pieces.map(({ id, kind, outline }) => (
            <path
              key={id}
              d={pathOf(outline)}
              fill={outline.is === 'line' ? 'none' : groundColour(kind, theme)}
              stroke={outline.is === 'line' ? theme.land.stoneInk : 'none'}
              strokeWidth={12}
            />
          ))}
          {figures.map(({ id, side, at }) => (
            <Dot
              key={id}
              x={at.x / MM}
              y={at.y / MM}
              isRound={sideLookOf(sides, side) === 'a' || sideLookOf(sides, side) === 'c'}
              colour={theme.sides[sideLookOf(sides, side)].line}
            />
          ))}
        </g>
        <polygon
          points={groundInView(viewport, screen)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          fill="none"
          stroke={theme.brassHi}
          strokeWidth={width / 45}
        />
      </svg>
    </button>
  )
}

interface DotProps {
  readonly x: number
  readonly y: number
  readonly isRound: boolean
  readonly colour: string
}

const Dot = ({ x, y, isRound, colour }: DotProps) =>
  isRound ? (
    <circle cx={x} cy={y} r={22} fill={colour} />
  ) : (
    <rect x={x - 19} y={y - 19} width={38} height={38} fill={colour} transform={`rotate(45 ${x} ${y})`} />
  )

function pathOf(outline: Outline): string {
  if (outline.is === 'disc') {
    const [x, y, r] = [outline.centre.x / MM, outline.centre.y / MM, outline.radius / MM]
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  }
  const line = outline.points.map(({ x, y }) => `${x / MM} ${y / MM}`).join('L')
  return `M${line}${outline.is === 'area' ? 'Z' : ''}`
}

function groundColour(kind: TerrainKind, { land }: Theme): string {
  switch (kind) {
    case 'wood':
    case 'tree':
      return land.leaves[0][0]
    case 'deep-water':
    case 'shallow-water':
      return land.water
    case 'hill':
      return land.hill[2]
    case 'building':
    case 'ruin':
      return land.stoneInk
    default:
      return land.rough
  }
}
