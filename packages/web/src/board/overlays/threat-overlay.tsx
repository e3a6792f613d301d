/** Threatened ground in the colour of its side, and rings that show how far a figure moves, attacks and shoots. */
import { overlayText, drawReachLine, drawThreatZone, type OverlayStyle } from '@muster/draw'
import type { Battlefield } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { circlePoints } from '../../figures/hit-test.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { combatantOf, type Combatant } from '../../figures/combatants.ts'
import { threatsShown, type ThreatZone } from '../../state/threat-zones.ts'
import { rangeLabelAt } from '../../figures/range-label.ts'
import { words } from '../../words/words.ts'
import { useOverlayStyle } from './use-overlay-style.ts'

/** Zones are compared as text, which is cheaper than drawing them again. */
export const ThreatOverlay = memo(function ThreatOverlay() {
  const shown = useTableState((state) => JSON.stringify(threatsShown(state)))
  const sides = useTableState((state) => state.snapshot.view.sides)
  const style = useOverlayStyle()
  const html = useMemo(() => {
    const zones = JSON.parse(shown) as readonly ThreatZone[]
    return sides.map(({ id }) => ofSide(zones, id)).join('')

    function ofSide(all: readonly ThreatZone[], id: string): string {
      const own = all.filter(({ side }) => side === id)
      return own.length === 0 ? '' : drawThreatZone(own, sideLookOf(sides, id), style)
    }
  }, [shown, sides, style])
  return <g dangerouslySetInnerHTML={{ __html: html }} />
})

/** The ranges of the hovered figure, else of the selected one, of either side. */
export const RangeOverlay = memo(function RangeOverlay() {
  const showRanges = useTableState((state) => state.showRanges)
  const view = useTableState((state) => state.snapshot.view)
  const who = useTableState(({ hovered, selected }) => hovered ?? selected)
  const style = useOverlayStyle()
  const html = useMemo(() => {
    const combatant = showRanges ? combatantOf(view, who) : undefined
    return combatant ? rangeRings(combatant, view.field, style) : ''
  }, [showRanges, view, who, style])
  return <g dangerouslySetInnerHTML={{ __html: html }} />
})

function rangeRings({ at, radius, models }: Combatant, field: Battlefield, style: OverlayStyle): string {
  const ranges = models[0]?.ranges
  if (!ranges) return ''
  const { move, strike, shoot } = ranges
  const ring = (length: number, word: string, kind: 'far' | 'near' | 'unsure') => {
    const points = circlePoints(at, radius + length)
    const rings = { far: [], near: [], unsure: [], [kind]: [points] }
    const label = rangeLabelAt(at, radius + length, field)
    return drawReachLine(rings, style) + (label && overlayText(`${word} ${words.inches(length)}`, label, style))
  }
  return [
    ring(move, words.board.ranges.move, 'far'),
    strike > 0 ? ring(move + strike, words.board.ranges.strike, 'near') : '',
    shoot === undefined ? '' : ring(shoot, words.board.ranges.shoot, 'unsure'),
  ].join('')
}
