/** Lists from files, from text and from links; and the whole collection as one file. */
import { useState } from 'react'
import { collectionText } from '../../store/collection-file.ts'
import { FilePicker } from '../../ui/file-picker.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { saveText } from '../../ui/save-file.ts'
import { words } from '../../words/words.ts'
import { keepImported } from './import-armies.ts'
import type { CollectionState } from './use-collection.ts'

const ANY_TEXT = '.json,.txt,application/json,text/plain'

export function CollectionTools({ collection }: { readonly collection: CollectionState }) {
  const { armies, profiles, told, tell, reload } = collection
  const [isPasting, setPasting] = useState(false)
  const take = async (source: string, name: string) => {
    const { text, isProblem, opened } = await keepImported(source, name)
    tell(text, isProblem)
    reload()
    if (isProblem) return
    setPasting(false)
    if (opened !== undefined) location.hash = `#/armies/${opened}`
  }
  const exportAll = () =>
    saveText(
      words.armies.collectionFile,
      collectionText({ armies: armies.flatMap(({ kept }) => kept ?? []), profiles }),
    )
  return (
    <section className="paper collection-tools" aria-label={words.armies.openAndSave}>
      <div className="collection-row">
        <FilePicker
          label={words.armies.fromFile}
          accept={ANY_TEXT}
          onFile={(file) => void file.text().then((text) => take(text, file.name))}
        />
        <button type="button" className="btn" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          <LineIcon name="pen" size={20} />
          {words.armies.fromText}
        </button>
        <button type="button" className="btn" disabled={armies.length + profiles.length === 0} onClick={exportAll}>
          <LineIcon name="save" size={20} />
          {words.armies.exportAll}
        </button>
      </div>
      {isPasting && <PasteBox onPaste={(text) => void take(text, words.armies.pasted)} />}
      <p role="status" className={told?.isProblem ? 'notice' : 'collection-told'}>
        {told?.text}
      </p>
    </section>
  )
}

function PasteBox({ onPaste }: { onPaste(text: string): void }) {
  const [text, setText] = useState('')
  return (
    <div className="paste-box">
      <label>
        <span className="label">{words.armies.pasteHint}</span>
        <textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="button" className="btn go" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        {words.armies.openPasted}
      </button>
    </div>
  )
}
