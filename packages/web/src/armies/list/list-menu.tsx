/** What else can be done with the whole list: another like it, a copy, its folder and picture, delete it. */
import { useState } from 'react'
import { removeArmy, restoreArmy } from '../../store/army-store.ts'
import { newId, randomNumber } from '../../store/new-id.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { FolderField } from '../collection/folder-field.tsx'
import { PictureField } from '../collection/picture-field.tsx'
import { useEditor } from '../editor/editor.ts'

export function ListMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn quiet icon list-menu-button"
        aria-label={words.armies.more}
        onClick={() => setOpen(true)}
      >
        <LineIcon name="menu" />
      </button>
      {isOpen && <MenuDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function MenuDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor()
  const { advice, army, limit, folder, picture, id, change, edit } = editor
  const [isDrawing, setDrawing] = useState(false)
  const another = async () => {
    setDrawing(true)
    const drawn = await advice.ask({ about: 'like', seed: randomNumber() }, army, limit)
    if (drawn !== undefined) change(drawn)
    onClose()
  }
  const copy = () => {
    const other = newId()
    const isKept = restoreArmy({ id: other, text: editor.fileText(), kept: undefined })
    if (isKept) location.hash = `#/armies/${other}`
  }
  const remove = () => {
    removeArmy(id)
    location.hash = '#/armies'
  }
  return (
    <Dialog title={words.armies.more} onClose={onClose}>
      <div className="list-menu">
        <button type="button" className="btn" disabled={isDrawing} onClick={() => void another()}>
          <LineIcon name="dice" size={20} />
          {words.armies.somethingLike}
        </button>
        <p className="quiet-text">{words.armies.somethingLikeLine}</p>
        <FolderField folder={folder} onChange={(next) => edit({ folder: next }, 'folder')} />
        <PictureField picture={picture ?? editor.summary.icons[0]} onChange={(next) => edit({ picture: next })} />
        <div className="list-menu-row">
          <button type="button" className="btn" onClick={copy}>
            <LineIcon name="copy" size={20} />
            {words.armies.copyList}
          </button>
          <button type="button" className="btn" onClick={remove}>
            <LineIcon name="bin" size={20} />
            {words.armies.deleteList}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
