/** What the thumb needs, at the bottom of a phone: everything else is in the list itself. */
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { useEditor } from './editor/editor.ts'
import { ShareButton } from './share/share-button.tsx'

export function PhoneBar() {
  const { openSheet } = useEditor()
  return (
    <footer className="phone-bar">
      <ShareButton />
      <UndoButton />
      <button type="button" className="btn go" onClick={() => openSheet('browse')}>
        <LineIcon name="plus" size={22} />
        {words.armies.addFigure}
      </button>
    </footer>
  )
}

/** While figures are picked: what they come to, and the way back to the list. */
export function BrowseBar() {
  const { points, limit, openSheet } = useEditor()
  return (
    <footer className="phone-bar">
      <UndoButton />
      <p className="bar-points">
        <b className={points > limit ? 'over' : ''}>{points}</b> {words.armies.of} {limit}
      </p>
      <button type="button" className="btn go" onClick={() => openSheet(undefined)}>
        <LineIcon name="check" size={22} />
        {words.armies.toList}
      </button>
    </footer>
  )
}

function UndoButton() {
  const { canUndo, undo } = useEditor()
  return (
    <button type="button" className="btn" aria-label={words.workshop.undo} disabled={!canUndo} onClick={undo}>
      <LineIcon name="undo" size={22} />
    </button>
  )
}
