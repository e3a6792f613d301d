/** The moments that decided a battle, each with a picture of its place. */
import { useEffect, useMemo, useState } from 'react'
import type { Review, ShownTable, TurningPoint } from '@muster/session'
import { MM } from '@muster/table'
import { useTheme } from '../../settings/theme.tsx'
import { useTableContext } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import { drawStanding, GROUND } from './end-picture.ts'
import { fallenBy, placeOf } from './turning-place.ts'

interface PointsProps {
  readonly review: Review
  onMoment(event: number): void
}

export function TurningPoints({ review: { turningPoints: points = [], fallen = [] }, onMoment }: PointsProps) {
  if (points.length === 0) return <p className="quiet-text">{words.end.none}</p>
  return (
    <ol className="turning-points">
      {points.map((point, place) => (
        <li key={point.line.event}>
          <button type="button" onClick={() => onMoment(point.line.event)}>
            <Crop point={point} fallen={fallen} />
            <span className="turning-words">
              <span className="turning-round">
                <i className="brass-number">{place + 1}</i> {words.end.round(point.turn)}
              </span>
              <b>{point.line.text}</b>
            </span>
            <span className={point.after > point.before ? 'turning-swing good' : 'turning-swing bad'}>
              {words.end.swing(point.before, point.after)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** In millimetres. */
const WIDE = 150
const HIGH = 92

interface CropProps {
  readonly point: TurningPoint
  readonly fallen: NonNullable<Review['fallen']>
}

function Crop({ point: { line }, fallen }: CropProps) {
  const { presenter } = useTableContext()
  const theme = useTheme()
  const [view, setView] = useState<ShownTable>()
  useEffect(() => {
    let isGone = false
    void presenter.attempt(async () => {
      const moment = await presenter.client.call('pastMoment', line.event)
      if (moment && !isGone) setView(moment.view)
    })
    return () => {
      isGone = true
    }
  }, [presenter, line.event])
  const slain = useMemo(() => (view ? fallenBy(view, fallen) : []), [view, fallen])
  const standing = useMemo(() => (view ? drawStanding(view, slain, theme) : ''), [view, slain, theme])
  const place = view && placeOf(view, slain, line.figures)
  const box = place ? `${place.x / MM - WIDE / 2} ${place.y / MM - HIGH / 2} ${WIDE} ${HIGH}` : `0 0 ${WIDE} ${HIGH}`
  return (
    <svg className="turning-crop" viewBox={box} aria-hidden="true">
      <use href={`#${GROUND}`} />
      <g dangerouslySetInnerHTML={{ __html: standing }} />
    </svg>
  )
}
