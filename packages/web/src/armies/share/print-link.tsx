import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

/** The way to the list on paper. */
export function PrintLink() {
  const { id } = useEditor()
  return (
    <a className="btn" href={`#/armies/${encodeURIComponent(id)}/print`}>
      <LineIcon name="print" size={20} />
      {words.armies.print}
    </a>
  )
}
