/** Overlays under the figures: the ground in reach, deployment zones, threatened ground. */
import { drawZone, type OverlayStyle } from '@muster/draw'
import { MM, type Outline, type Point } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { baseRadius, circlePoints } from '../../figures/hit-test.ts'
import { combatantNamed } from '../../figures/combatants.ts'
import { RangeOverlay, ThreatOverlay } from './threat-overlay.tsx'
import { useOverlayStyle } from './use-overlay-style.ts'

export const GroundOverlay = memo(function GroundOverlay() {
  return (
    <>
      <ReachOverlay />
      <ZoneOverlay />
      <ThreatOverlay />
      <RangeOverlay />
    </>
  )
})

/**
 * The worker sends where the centre of the base can go. Stroking that area as broad as the base shows what the base can
 * cover.
 */
function ReachOverlay() {
  const reach = useTableState((state) => state.reach)
  const view = useTableState((state) => state.snapshot.view)
  const { theme, zoom } = useOverlayStyle()
  const mover = combatantNamed(view, reach?.figure)
  const [first] = mover?.models ?? []
  if (!reach || !first || reach.rings.length === 0) return null
  const d = reach.rings.map((ring) => `M${ring.map(({ x, y }) => `${x / MM} ${y / MM}`).join('L')}Z`).join('')
  const broad = (2 * baseRadius(first.base)) / MM
  const thin = Math.max(1.3, 1.25 / zoom)
  const isDark = theme.name === 'dark'
  const { width, height } = { width: view.field.width / MM, height: view.field.depth / MM }
  return (
    <g className="reach" clipPath="url(#reach-table)">
      <clipPath id="reach-table">
        <rect width={width} height={height} />
      </clipPath>
      <mask id="reach-outside" maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <path d={d} fill="#000" stroke="#000" strokeWidth={broad} strokeLinejoin="round" />
      </mask>
      <path
        d={d}
        fill={theme.overlay}
        stroke={theme.overlay}
        strokeWidth={broad}
        strokeLinejoin="round"
        opacity={isDark ? 0.07 : 0.17}
      />
      <g mask="url(#reach-outside)">
        <rect width={width} height={height} fill={theme.casing} opacity={isDark ? 0.3 : 0.15} />
        <path
          d={d}
          fill="none"
          stroke={theme.casing}
          strokeWidth={broad + 3.2 * thin}
          strokeLinejoin="round"
          opacity={0.5}
        />
        <path d={d} fill="none" stroke={theme.overlay} strokeWidth={broad + 2 * thin} strokeLinejoin="round" />
      </g>
    </g>
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
