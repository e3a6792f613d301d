/** Three sensible ways to spend what is left, different in kind; gone when nothing fits. */
import { fillings } from '@muster/armies'
import { useMemo } from 'react'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

export function FillRest() {
  const { kit, army, limit, points, change } = useEditor()
  const found = useMemo(() => fillings(kit, army, limit), [kit, army, limit])
  if (found.length === 0) return null
  return (
    <div className="fill-rest">
      <p>
        <b>{words.armies.left(limit - points)}</b> {words.armies.fill}
      </p>
      <div className="fillings">
        {found.map((filling) => (
          <button key={filling.words} type="button" className="btn" data-filling onClick={() => change(filling.army)}>
            {filling.icon !== undefined && <Emblem icon={filling.icon} size={20} />}
            {filling.words} <b>{words.armies.signed(filling.points)}</b>
          </button>
        ))}
      </div>
    </div>
  )
}
