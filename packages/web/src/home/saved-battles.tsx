/** The battles left lying: go on, look at one, throw one away and put it back; or open one from a file. */
import { Suspense, lazy, useState } from 'react'
import type { Spine } from '../store/battle-store.ts'
import { whenTouched } from '../store/battle-summary.ts'
import type { ShelfView } from './use-saved-battles.ts'
import { BATTLE_FILES, FilePicker } from '../ui/file-picker.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

const KeptPicture = lazy(async () => ({ default: (await import('./battle-picture.tsx')).KeptPicture }))

interface KeptProps {
  readonly shelf: ShelfView
  onFile(file: File): void
}

export function KeptBattles({ shelf: { spines, removed, remove, restore }, onFile }: KeptProps) {
  return (
    <section className="home-part" aria-labelledby="kept-title">
      <h2 id="kept-title">{words.home.goOn}</h2>
      {spines?.length === 0 && <p className="quiet-text">{words.home.noBattles}</p>}
      <ul className="kept">
        {spines?.map((spine) => (
          <KeptCard key={spine.id} spine={spine} onRemove={remove} />
        ))}
      </ul>
      <p className="removed" role="status">
        {removed && (
          <>
            {words.home.removed(removed.title)}{' '}
            <button type="button" className="btn small" onClick={restore}>
              <LineIcon name="undo" size={18} />
              {words.home.restore}
            </button>
          </>
        )}
      </p>
      <OpenFile onFile={onFile} />
    </section>
  )
}

function KeptCard({ spine, onRemove }: { readonly spine: Spine; onRemove(id: string): void }) {
  const { id, title, line, standing, touched, over, picture } = spine
  const [now] = useState(() => Date.now())
  return (
    <li className="kept-card paper">
      <span className="kept-picture">
        <Suspense fallback={null}>{picture && <KeptPicture picture={picture} />}</Suspense>
      </span>
      <div>
        <h3>{title}</h3>
        <p>{line}</p>
        {standing && <p className="kept-standing">{standing}</p>}
        {touched > 0 && <p className="kept-when">{whenTouched(touched, now)}</p>}
      </div>
      <span className="kept-buttons">
        <a className={over ? 'btn' : 'btn go'} href={`#/battle/${encodeURIComponent(id)}`}>
          {over ? words.home.lookAt : words.home.continue}
        </a>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.home.removeNamed(title)}
          title={words.home.remove}
          onClick={() => onRemove(id)}
        >
          <LineIcon name="bin" />
        </button>
      </span>
    </li>
  )
}

const OpenFile = ({ onFile }: Pick<KeptProps, 'onFile'>) => (
  <p className="load-row">
    <FilePicker label={words.home.load} accept={BATTLE_FILES} onFile={onFile} />
    <span className="quiet-text">{words.home.loadHint}</span>
  </p>
)
