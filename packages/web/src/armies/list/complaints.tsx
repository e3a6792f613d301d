/** What is to be mended: the first complaint open with its rule and repairs, the others in one line each. */
import { entryOf } from '@muster/armies'
import type { Complaint } from '@muster/engine'
import { useState } from 'react'
import { Emblem } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { RuleLink } from '../editor/rule-link.tsx'
import { Repairs } from './repairs.tsx'

export function Complaints() {
  const { complaints } = useEditor()
  const [opened, open] = useState(0)
  const shown = opened < complaints.length ? opened : 0
  const first = complaints[shown]
  if (!first)
    return (
      <p className="list-sound">
        <LineIcon name="check" size={20} />
        {words.armies.sound}
      </p>
    )
  return (
    <div className="complaints" role="group" aria-label={words.armies.complaints(complaints.length)}>
      <OpenComplaint complaint={first} count={complaints.length} />
      {complaints.map(
        (complaint, place) =>
          place !== shown && (
            <button key={place} type="button" className="complaint-line" onClick={() => open(place)}>
              <span>{complaint.message}</span>
              <LineIcon name="down" size={18} />
            </button>
          ),
      )}
    </div>
  )
}

function OpenComplaint({ complaint, count }: { readonly complaint: Complaint; readonly count: number }) {
  const { entries, builder, select } = useEditor()
  const place = entryOf(builder, complaint)
  const entry = place === undefined ? undefined : entries[place]
  return (
    <div className="complaint">
      <div className="complaint-head">
        <Emblem icon="broken-wall" size={22} />
        <h2>{words.armies.complaints(count)}</h2>
        <span className="complaint-rule">{complaint.rule !== '' && <RuleLink rule={complaint.rule} />}</span>
      </div>
      <p>
        {complaint.message}{' '}
        {entry && place !== undefined && (
          <button type="button" className="link" onClick={() => select({ is: 'entry', index: place }, 'card')}>
            {words.armies.show(entry.name)}
          </button>
        )}
      </p>
      <Repairs complaint={complaint} />
    </div>
  )
}
