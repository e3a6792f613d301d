/** Ways to mend a complaint, each in one touch; the first leaves most of the list as it was. */
import { repairs } from '@muster/armies'
import type { Complaint } from '@muster/engine'
import { useMemo } from 'react'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

export function Repairs({ complaint }: { readonly complaint: Complaint }) {
  const { kit, army, limit, change } = useEditor()
  const found = useMemo(() => repairs(kit, army, limit, complaint), [kit, army, limit, complaint])
  if (found.length === 0) return null
  return (
    <div className="repairs">
      {found.map((repair, place) => (
        <button
          key={repair.words}
          type="button"
          className={place === 0 ? 'btn go' : 'btn'}
          data-repair
          onClick={() => change(repair.army)}
        >
          {words.armies.withPoints(repair.words, repair.points)}
        </button>
      ))}
    </div>
  )
}
