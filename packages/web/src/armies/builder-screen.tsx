/** The army builder: find, look, have. Browse at the left, the card in the middle, the list at the right. */
import type { GameKit } from '@muster/engine'
import { LineIcon } from '../ui/line-icons.tsx'
import { SiteHead } from '../site/site-head.tsx'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { words } from '../words/words.ts'
import type { KeptArmy, StoredArmy } from '../store/army-store.ts'
import { Browse } from './browse/browse.tsx'
import { Card } from './card/card.tsx'
import { EditorProvider, useEditor } from './editor/editor.ts'
import { useEditorOf } from './editor/use-editor-of.ts'
import { List } from './list/list.tsx'
import { PlayButton } from './share/play-button.tsx'
import { PrintLink } from './share/print-link.tsx'
import { ShareButton } from './share/share-button.tsx'
import { Announcer } from './announcer.tsx'
import { BrowseBar, PhoneBar } from './phone-bars.tsx'
import { useBuilderKeys } from './use-builder-keys.ts'
import './builder.css'

interface BuilderScreenProps {
  readonly kit: GameKit<unknown>
  readonly stored: StoredArmy
  readonly kept: KeptArmy
  /** Why the last battle could not begin. */
  readonly problem: string | undefined
}

export function BuilderScreen({ kit, stored, kept, problem }: BuilderScreenProps) {
  const editor = useEditorOf(kit, stored, kept)
  return (
    <EditorProvider value={editor}>
      <Builder problem={problem} />
    </EditorProvider>
  )
}

/** Where there is no room for all three, the card covers the catalogue; on a phone both cover the list. */
const NARROW = '(max-width: 1199px)'

function Builder({ problem }: Pick<BuilderScreenProps, 'problem'>) {
  const { sheet } = useEditor()
  const isNarrow = useMedia(NARROW)
  const isPhone = useMedia(PHONE)
  useBuilderKeys()
  return (
    <div className="builder desk">
      <SiteHead current="armies">
        <HistoryButtons />
        <ShareButton />
        <PrintLink />
        <PlayButton />
      </SiteHead>
      {problem !== undefined && (
        <p className="notice builder-problem" role="alert">
          {problem}
        </p>
      )}
      <main className="builder-parts">
        <Browse isHidden={isPhone ? sheet !== 'browse' : isNarrow && sheet === 'card'} />
        <Card isHidden={isNarrow && sheet !== 'card'} />
        <List isInert={isPhone && sheet !== undefined} />
      </main>
      {isPhone && sheet === undefined && <PhoneBar />}
      {isPhone && sheet === 'browse' && <BrowseBar />}
      <Announcer />
    </div>
  )
}

function HistoryButtons() {
  const { canUndo, canRedo, undo, redo } = useEditor()
  return (
    <>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={words.workshop.undo}
        disabled={!canUndo}
        onClick={undo}
      >
        <LineIcon name="undo" size={22} />
      </button>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={words.workshop.redo}
        disabled={!canRedo}
        onClick={redo}
      >
        <LineIcon name="redo" size={22} />
      </button>
    </>
  )
}
