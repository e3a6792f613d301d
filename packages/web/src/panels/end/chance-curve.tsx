/** The chance to win of the viewer's side over the battle, with the moments that decided it. */
import type { Review, TurningPoint } from '@muster/session'
import { sideLookOf } from '../../figures/side-looks.ts'
import { useTableState } from '../../table/table-context.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { words } from '../../words/words.ts'

interface CurveProps {
  readonly review: Review
  /** The event whose moment is shown, drawn as a line. */
  readonly now?: number | undefined
  readonly onMoment?: ((point: TurningPoint) => void) | undefined
}

const WIDE = 640
const HIGH = 158
/** A round narrower than this has room for its number alone; on a phone the whole curve is drawn smaller. */
const ROOM_FOR_WORD = { phone: 90, wide: 46 }

export function ChanceCurve({ review: { points, side, turningPoints = [] }, now, onMoment }: CurveProps) {
  const sides = useTableState((state) => state.snapshot.view.sides)
  const room = useMedia(PHONE) ? ROOM_FOR_WORD.phone : ROOM_FOR_WORD.wide
  const other = sides.find(({ id }) => id !== side)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  // Deployment comes before the first chance that is known, and is left out.
  const x = (events: number): number =>
    (Math.max(0, events - first.events) / Math.max(1, last.events - first.events)) * WIDE
  const y = (chance: number): number => (1 - chance) * HIGH
  const line = points.map(({ events, chance }) => `${x(events).toFixed(1)} ${y(chance).toFixed(1)}`).join('L')
  const [own, foe] = [sideLookOf(sides, side), other && sideLookOf(sides, other.id)]
  const rounds = points.filter(({ turn }, place) => turn !== points[place - 1]?.turn)
  return (
    <figure className="chance-curve">
      <div className="curve-plot">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={curveText(turningPoints)}
        >
          <rect className={`curve-side side-${foe ?? 'b'}-field`} width={WIDE} height={HIGH} />
          <path className={`curve-side side-${own}-field`} d={`M0 ${HIGH}L${line}L${WIDE} ${HIGH}Z`} />
          {rounds.slice(1).map(({ events, turn }) => (
            <path key={turn} className="curve-round" d={`M${x(events)} 0V${HIGH}`} />
          ))}
          <path className="curve-half" d={`M0 ${HIGH / 2}H${WIDE}`} />
          <path className="curve-line" d={`M${line}`} />
          {turningPoints.map(({ line: { event } }) => (
            <path key={event} className="curve-moment" d={`M${x(event)} 0V${HIGH}`} />
          ))}
          {now !== undefined && <path className="curve-now" d={`M${x(now)} 0V${HIGH}`} />}
        </svg>
        <span className="curve-name above">{other?.name}</span>
        <span className="curve-name below">{sides.find(({ id }) => id === side)?.name}</span>
        {turningPoints.map((point, place) => (
          <button
            key={point.line.event}
            type="button"
            className="curve-number"
            style={{ left: `${(x(point.line.event) / WIDE) * 100}%`, top: `${(1 - point.after) * 100}%` }}
            aria-label={words.end.moment(place + 1, point.line.text)}
            onClick={() => onMoment?.(point)}
          >
            {place + 1}
          </button>
        ))}
      </div>
      <figcaption className="curve-rounds" aria-hidden="true">
        {rounds.map(({ events, turn }, place) => {
          const width = x(rounds[place + 1]?.events ?? last.events) - x(events)
          return (
            <span key={turn} style={{ left: `${((x(events) + width / 2) / WIDE) * 100}%` }}>
              {width > room ? words.end.round(turn) : turn}
            </span>
          )
        })}
      </figcaption>
    </figure>
  )
}

const curveText = (points: readonly TurningPoint[]): string =>
  [words.end.curve, ...points.map(({ line, before, after }) => `${line.text} ${words.end.swing(before, after)}.`)].join(
    ' ',
  )
