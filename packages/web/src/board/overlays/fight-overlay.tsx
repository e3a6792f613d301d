/** The fight on the table: under the figures its melees, over them who strikes whom and who falls. */
import {
  drawBlowArrow,
  drawFallenName,
  drawFallTag,
  drawFightRing,
  drawMeleeBand,
  drawVeil,
  type OverlayStyle,
} from '@muster/draw'
import type { FigureView } from '@muster/engine'
import { memo, useMemo } from 'react'
import type { ShownBlow } from '../../animation/blows.ts'
import { modelsOf } from '../../animation/melees.ts'
import { hasMomentousFall, isMomentous } from '../../animation/momentous.ts'
import { figureWords } from '../../figures/figure-words.ts'
import { nearestPair } from '../../figures/nearest-pair.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { shownBlow, type Fight } from '../../state/fight.ts'
import { useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import { useOverlayStyle } from './use-overlay-style.ts'

/** Which melee is fought when. */
export const MeleeBands = memo(function MeleeBands() {
  const fight = useTableState((state) => state.fight)
  const style = useOverlayStyle()
  const html = useMemo(() => (fight ? drawBands(fight, style) : ''), [fight, style])
  return <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})

function drawBands({ blows, melees, frame }: Fight, style: OverlayStyle): string {
  const view = blows[frame.blow]?.before
  if (!view) return ''
  return melees
    .map(({ members, blows: places }, order) => {
      const isOver = (places.at(-1) ?? -1) < frame.blow
      return isOver ? '' : drawMeleeBand(modelsOf(view, members), order + 1, places.includes(frame.blow), style)
    })
    .join('')
}

export const FightOverlay = memo(function FightOverlay() {
  const fight = useTableState((state) => state.fight)
  const view = useTableState((state) => state.snapshot.view)
  const style = useOverlayStyle()
  const html = useMemo(() => {
    const shown = fight && shownBlow(fight)
    if (!shown) return ''
    const isFall = fight.frame.stage === 'fall' || fight.frame.stage === 'told'
    return drawBlow(shown, style) + (isFall ? drawFalls(shown, style) : '')
  }, [fight, style])
  const veil = useMemo(() => drawVeil(view.field.width, view.field.depth, style), [view.field, style])
  const isDark = fight?.frame.stage === 'fall' && hasMomentousFall(shownBlow(fight))
  return (
    <g aria-hidden="true">
      {isDark && <g className="fight-veil" dangerouslySetInnerHTML={{ __html: veil }} />}
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </g>
  )
})

function drawBlow({ blow, before, falls }: ShownBlow, style: OverlayStyle): string {
  if (!blow) return ''
  const gone = new Set(falls.map(({ id }) => id))
  const [strikers, struck] = [modelsOf(before, [blow.by]), modelsOf(before, blow.at)]
  const pair = nearestPair(strikers, struck)
  const rings = [
    ...strikers.map((one) => drawFightRing(one, 'strikes', style)),
    ...struck.filter(({ id }) => !gone.has(id)).map((one) => drawFightRing(one, 'struck', style)),
  ]
  return rings.join('') + (pair ? drawBlowArrow(...pair, sideLookOf(before.sides, pair[0].side), style) : '')
}

function drawFalls(shown: ShownBlow, style: OverlayStyle): string {
  const { falls } = shown
  const [first] = falls
  if (!first) return ''
  const momentous = falls.filter((figure) => isMomentous(figure, shown))
  const names = momentous
    .filter(({ unit }, place) => unit === undefined || momentous.findIndex((one) => one.unit === unit) === place)
    .map((figure) => drawFallenName(figureWords(shown.before, figure.unit ?? figure.id), figure, style))
  const rightmost = falls.reduce((best, one) => (one.at.x > best.at.x ? one : best), first)
  return names.join('') + drawFallTag(words.fight.fall(falls.length), besideOf(rightmost, style), style)
}

/** To the right of a base as it is seen. */
function besideOf({ at }: FigureView, { zoom, isTurned }: OverlayStyle): FigureView['at'] {
  const away = 100 * (24 + 26 / zoom)
  return { x: at.x + (isTurned ? -away : away), y: at.y }
}
