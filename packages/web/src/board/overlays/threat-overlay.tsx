/** Threatened ground in its owner's colour, and rings that tell how far somebody goes, strikes and shoots. */
import { overlayText, drawReachLine, drawThreatZone, type OverlayStyle } from '@muster/draw'
import { MM } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { ringAbout } from '../../figures/hit-test.ts'
import { lookOf } from '../../figures/side-looks.ts'
import { speakerOf, type Someone } from '../../figures/combatants.ts'
import { threatsShown, type ThreatZone } from '../../state/threat-zones.ts'
import { words } from '../../words/words.ts'
import { usePen } from './use-pen.ts'

/** The same zones are the same text: what is compared is cheap, what is drawn is not. */
export const ThreatChalk = memo(function ThreatChalk() {
  const shown = useTable((state) => JSON.stringify(threatsShown(state)))
  const sides = useTable((state) => state.snapshot.view.sides)
  const pen = usePen()
  const html = useMemo(() => {
    const zones = JSON.parse(shown) as readonly ThreatZone[]
    return sides.map(({ id }) => ofSide(zones, id)).join('')

    function ofSide(all: readonly ThreatZone[], id: string): string {
      const own = all.filter(({ side }) => side === id)
      return own.length === 0 ? '' : drawThreatZone(own, lookOf(sides, id), pen)
    }
  }, [shown, sides, pen])
  return <g dangerouslySetInnerHTML={{ __html: html }} />
})

/** Of whoever is pointed at or picked, friend or foe. */
export const RangeChalk = memo(function RangeChalk() {
  const isShown = useTable((state) => state.ranges)
  const view = useTable((state) => state.snapshot.view)
  const who = useTable(({ pointed, picked }) => pointed ?? picked)
  const pen = usePen()
  const html = useMemo(() => {
    const someone = isShown ? speakerOf(view, who) : undefined
    return someone ? rangeRings(someone, pen) : ''
  }, [isShown, view, who, pen])
  return <g dangerouslySetInnerHTML={{ __html: html }} />
})

function rangeRings({ at, radius, models }: Someone, pen: OverlayStyle): string {
  const ranges = models[0]?.ranges
  if (!ranges) return ''
  const { move, strike, shoot } = ranges
  const ring = (length: number, word: string, kind: 'far' | 'near' | 'unsure') => {
    const points = ringAbout(at, radius + length)
    const top = { x: at.x, y: at.y - radius - length - 3 * MM }
    const rings = { far: [], near: [], unsure: [], [kind]: [points] }
    return drawReachLine(rings, pen) + overlayText(`${word} ${words.inches(length)}`, top, pen)
  }
  return [
    ring(move, words.board.ranges.move, 'far'),
    strike > 0 ? ring(move + strike, words.board.ranges.strike, 'near') : '',
    shoot === undefined ? '' : ring(shoot, words.board.ranges.shoot, 'unsure'),
  ].join('')
}
