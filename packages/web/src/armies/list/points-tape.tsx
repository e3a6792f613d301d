/** The points as a tape: each entry as wide as it costs, the limit as a red line, what is complained of in amber. */
import { useMemo } from 'react'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { entriesComplainedOf } from '../editor/complaint-places.ts'
import { groupedEntries } from '../editor/entry-order.ts'
import { useEditor } from '../editor/editor.ts'
import { pointsScale } from '../editor/points-scale.ts'

/** A narrower piece of the tape has no room for an emblem, as a share of its length. */
const LEAST_SHARE = 0.042

export function PointsTape() {
  const { entries, catalogue, points, limit, complaints, builder } = useEditor()
  const { length, ticks } = useMemo(() => pointsScale(points, limit), [points, limit])
  const marked = useMemo(() => entriesComplainedOf(builder, complaints), [complaints, builder])
  const shown = groupedEntries(entries, catalogue, '').flatMap((group) => group.entries)
  const share = (value: number) => `${(value / length) * 100}%`
  return (
    <div className="points-tape" role="img" aria-label={words.armies.pointsOf(points, limit)}>
      <div className="tape-band">
        {shown.map(({ entry, index }) => (
          <span
            key={index}
            className={marked.has(index) ? 'tape-piece complained' : 'tape-piece'}
            style={{ width: share(entry.points) }}
            title={`${entry.name}: ${entry.points}`}
          >
            {entry.points / length > LEAST_SHARE && <Emblem icon={entry.icon} size={16} />}
          </span>
        ))}
        {ticks.map(({ at, label }) => (
          <i key={at} className={label === undefined ? 'tape-tick' : 'tape-tick long'} style={{ left: share(at) }} />
        ))}
        <i className="tape-limit" style={{ left: share(limit) }} />
      </div>
      <div className="tape-labels">
        {ticks.map(
          ({ at, label }) =>
            label !== undefined && (
              <span key={at} style={{ left: share(at) }}>
                {label}
              </span>
            ),
        )}
      </div>
    </div>
  )
}
