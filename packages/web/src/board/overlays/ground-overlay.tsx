/** Overlays under the figures: the ground in reach, deployment zones, threatened ground. */
import { drawZone, overlayText, type OverlayStyle } from '@muster/draw'
import { MM, type Outline, type Point } from '@muster/table'
import { memo, useMemo, type ReactNode } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { baseRadius, circlePoints } from '../../figures/hit-test.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { words } from '../../words/words.ts'
import { RangeOverlay, ThreatOverlay } from './threat-overlay.tsx'
import { useOverlayStyle } from './use-overlay-style.ts'

export const GroundOverlay = memo(function GroundOverlay() {
  const { width, depth } = useTableState((state) => state.snapshot.view.field)
  // Nothing is drawn over the frame: a range may go farther than the table.
  return (
    <g clipPath="url(#ground-table)">
      <clipPath id="ground-table">
        <rect width={width / MM} height={depth / MM} />
      </clipPath>
      <ReachOverlay />
      <ZoneOverlay />
      <ThreatOverlay />
      <RangeOverlay />
    </g>
  )
})

/** The ground in reach, and within it the line up to which the figure can still do something else. */
function ReachOverlay() {
  const reach = useTableState((state) => state.reach)
  const view = useTableState((state) => state.snapshot.view)
  const style = useOverlayStyle()
  const { theme } = style
  const [first] = combatantNamed(view, reach?.figure)?.models ?? []
  const isDark = theme.name === 'dark'
  if (!reach || !first || reach.rings.length === 0) return null
  const radius = baseRadius(first.base)
  const { width, height } = { width: view.field.width / MM, height: view.field.depth / MM }
  return (
    <g className="reach">
      <ReachRings name="far" rings={reach.rings} radius={radius} colour={theme.overlay} fill={isDark ? 0.07 : 0.17}>
        <rect width={width} height={height} fill={theme.casing} opacity={isDark ? 0.3 : 0.15} />
      </ReachRings>
      {reach.keeps && reach.keeps.rings.length > 0 && (
        <>
          <ReachRings name="keeps" rings={reach.keeps.rings} radius={radius} colour={theme.brassHi} fill={0.13} bold />
          <g
            dangerouslySetInnerHTML={{
              __html: overlayText(
                words.board.keeps(reach.keeps.allowance, reach.keeps.label),
                lowest(reach.keeps.rings, radius),
                style,
              ),
            }}
          />
        </>
      )}
    </g>
  )
}

/** Just inside the lowest point of the area. */
function lowest(rings: readonly (readonly Point[])[], radius: number): Point {
  const points = rings.flat()
  const low = points.reduce((down, point) => (point.y > down.y ? point : down), points[0] ?? { x: 0, y: 0 })
  return { x: low.x, y: low.y + radius - 4 * MM }
}

interface RingsProps {
  readonly name: string
  readonly rings: readonly (readonly Point[])[]
  readonly radius: number
  readonly colour: string
  /** How strongly the inside is tinted. */
  readonly fill: number
  readonly bold?: boolean
  /** Drawn outside of the area. */
  readonly children?: ReactNode
}

/**
 * The worker sends where the centre of the base can go. Stroking that area as broad as the base shows what the base can
 * cover.
 */
function ReachRings({ name, rings, radius, colour, fill, bold = false, children }: RingsProps) {
  const { theme, zoom } = useOverlayStyle()
  const { width, depth } = useTableState((state) => state.snapshot.view.field)
  const table = { x: 0, y: 0, width: width / MM, height: depth / MM }
  const d = rings.map((ring) => `M${ring.map(({ x, y }) => `${x / MM} ${y / MM}`).join('L')}Z`).join('')
  const broad = (2 * radius) / MM
  const thin = Math.max(bold ? 1.9 : 1.3, (bold ? 2 : 1.25) / zoom)
  return (
    <>
      <mask id={`reach-outside-${name}`} maskUnits="userSpaceOnUse" {...table}>
        <rect {...table} fill="#fff" />
        <path d={d} fill="#000" stroke="#000" strokeWidth={broad} strokeLinejoin="round" />
      </mask>
      <path
        d={d}
        fill={theme.overlay}
        stroke={theme.overlay}
        strokeWidth={broad}
        strokeLinejoin="round"
        opacity={fill}
      />
      <g mask={`url(#reach-outside-${name})`}>
        {children}
        <path
          d={d}
          fill="none"
          stroke={theme.casing}
          strokeWidth={broad + 3.2 * thin}
          strokeLinejoin="round"
          opacity={bold ? 0.6 : 0.5}
        />
        <path d={d} fill="none" stroke={colour} strokeWidth={broad + 2 * thin} strokeLinejoin="round" />
      </g>
    </>
  )
}

/** The deployment zones of the question, and the scenario's zones. */
function ZoneOverlay() {
  const view = useTableState((state) => state.snapshot.view)
  const decision = useTableState((state) => state.snapshot.decision)
  const style = useOverlayStyle()
  const html = useMemo(() => {
    const asked = decision?.kind === 'place' ? drawZone(decision.zone.map(ringOf), style) : ''
    return view.zones.map(({ outline, label }) => drawOutline(outline, style, label)).join('') + asked
  }, [view.zones, decision, style])
  return <g dangerouslySetInnerHTML={{ __html: html }} />
}

function drawOutline(outline: Outline, style: OverlayStyle, label: string): string {
  const ring = ringOf(outline)
  const centre = { x: mean(ring.map(({ x }) => x)), y: mean(ring.map(({ y }) => y)) }
  return drawZone([ring], style, label === '' ? undefined : { text: label, at: centre })
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1)

const ringOf = (outline: Outline): readonly Point[] =>
  outline.is === 'disc' ? circlePoints(outline.centre, outline.radius, 48) : outline.points
