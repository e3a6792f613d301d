/** Plays the list at once against a fitting opponent. */
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { usePlay } from './play-context.ts'

/** One go on the screen: the mend while there is one, else this. */
export function PlayButton() {
  const { kit, id, army, limit, entries, complaints } = useEditor()
  const play = usePlay()
  const isSound = entries.length > 0 && complaints.length === 0
  return (
    <button
      type="button"
      className="btn brass play-with"
      aria-disabled={!isSound}
      title={isSound ? undefined : words.armies.mendFirst}
      onClick={() => isSound && play({ kit, id, army, limit })}
    >
      {words.armies.playWith}
    </button>
  )
}
