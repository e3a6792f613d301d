/** Beside the table while somebody looks back: the rounds to jump to, and how the chance to win changed. */
import { useEffect } from 'react'
import { lookBack } from '../play/looking-back.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { ChanceCurve } from './end/chance-curve.tsx'

/** Rounds with what decided them. */
export function PastRounds() {
  const { presenter } = useTableContext()
  const shown = useTableState((state) => state.past?.event ?? 0)
  const review = useStore(presenter.review.store, (value) => value)
  useEffect(() => presenter.review.start(), [presenter])
  const points = review?.points ?? []
  const rounds = points.filter(({ turn }, place) => turn !== points[place - 1]?.turn)
  const now = rounds.findLast(({ events }) => events <= shown)?.turn
  return (
    <section className="past-rounds paper" aria-label={words.log.rounds}>
      <h2>{words.log.rounds}</h2>
      <ol>
        {rounds.map(({ turn, events }) => {
          const place = review?.turningPoints?.findIndex((point) => point.turn === turn) ?? -1
          const point = review?.turningPoints?.[place]
          return (
            <li key={turn} aria-current={turn === now ? 'step' : undefined}>
              <button type="button" onClick={() => void lookBack(presenter, point?.line.event ?? events)}>
                <b>{words.log.round(turn)}</b>
                {point && <i className="brass-number">{place + 1}</i>}
                <span>{point?.line.text}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function PastChance() {
  const { presenter } = useTableContext()
  const event = useTableState((state) => state.past?.event ?? 0)
  const review = useStore(presenter.review.store, (value) => value)
  if (!review?.isDone || review.points.length < 2) return null
  const after = review.points.findIndex(({ events }) => events > event)
  const [before, then] = [review.points[Math.max(0, after - 1)], review.points[after] ?? review.points.at(-1)]
  return (
    <section className="past-chance paper" aria-label={words.end.chance}>
      <h3 className="label">{words.end.chance}</h3>
      <ChanceCurve review={review} now={event} onMoment={(point) => void lookBack(presenter, point.line.event)} />
      {before && then && (
        <p>
          {words.end.beforeMoment} <b>{words.percent(before.chance)}</b> {words.end.afterMoment}{' '}
          <b className={then.chance >= before.chance ? 'good' : 'bad'}>{words.percent(then.chance)}</b>
        </p>
      )}
    </section>
  )
}

/** Over the table: one sees at once that this is the past. */
export function PastSlip() {
  const isPast = useTableState((state) => state.past !== undefined)
  const { round } = useTableState((state) => state.snapshot.view)
  const astray = useTableState((state) => state.past?.astray)
  if (!isPast) return null
  return (
    <p className="past-slip" role="status">
      <b>{words.log.lookingBack}</b> {words.battle.round(round)}, {round.phase}
      {astray !== undefined && <span>{astray}</span>}
    </p>
  )
}
