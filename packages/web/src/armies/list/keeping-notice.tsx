/** Says when the browser does not keep the list, and what to do so that nothing is lost. */
import { saveText } from '../../ui/save-file.ts'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

export function KeepingNotice() {
  const { keeping, name, fileText, keepBoth } = useEditor()
  if (keeping === 'saved') return null
  return (
    <div className="notice list-notice" role="alert">
      <span>{keeping === 'refused' ? words.armies.notSaved : words.armies.changedElsewhere}</span>
      <span className="notice-links">
        <button
          type="button"
          className="link"
          onClick={() => saveText(`${name || words.armies.unnamed}.json`, fileText())}
        >
          {words.armies.saveFile}
        </button>
        {keeping === 'elsewhere' && (
          <>
            <button type="button" className="link" onClick={keepBoth}>
              {words.armies.keepBoth}
            </button>
            <button type="button" className="link" onClick={() => location.reload()}>
              {words.armies.takeTheirs}
            </button>
          </>
        )}
      </span>
    </div>
  )
}
