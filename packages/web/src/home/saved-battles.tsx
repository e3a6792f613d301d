/** The saved battles: play on, look at, delete, restore, or open one from a file. */
import { Suspense, lazy, useState } from 'react'
import type { BattleSummary } from '../store/battle-store.ts'
import { lastPlayedText } from '../store/battle-summary.ts'
import type { SavedBattleList } from './use-saved-battles.ts'
import { BATTLE_FILES, FilePicker } from '../ui/file-picker.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

const SavedBattlePicture = lazy(async () => ({
  default: (await import('./saved-battle-picture.tsx')).SavedBattlePicture,
}))

interface SavedBattlesProps {
  readonly savedBattles: SavedBattleList
  onFile(file: File): void
  onPrepare(): void
}

export function SavedBattles({ savedBattles, onFile, onPrepare }: SavedBattlesProps) {
  const { summaries, removed, restore } = savedBattles
  return (
    <section className="home-part" aria-labelledby="saved-battles-title">
      <h2 id="saved-battles-title">{words.home.goOn}</h2>
      {summaries?.length === 0 && <p className="quiet-text">{words.home.noBattles}</p>}
      <ul className="saved-battles">
        {summaries?.map((summary) => (
          <SavedBattleCard key={summary.id} summary={summary} savedBattles={savedBattles} onPrepare={onPrepare} />
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
      <OpenFile onFile={onFile} onPrepare={onPrepare} />
    </section>
  )
}

interface SavedBattleCardProps extends Pick<SavedBattlesProps, 'savedBattles' | 'onPrepare'> {
  readonly summary: BattleSummary
}

function SavedBattleCard({ summary, savedBattles: { remove, saveOldForm }, onPrepare }: SavedBattleCardProps) {
  const { id, title, line, progress, touched, over, picture, isOldForm } = summary
  const [now] = useState(() => Date.now())
  return (
    <li className="saved-battle paper">
      <span className="saved-battle-picture">
        <Suspense fallback={null}>{picture && <SavedBattlePicture picture={picture} />}</Suspense>
      </span>
      <div>
        <h3>{title}</h3>
        <p>{line}</p>
        {progress && <p className="saved-battle-progress">{progress}</p>}
        {isOldForm && <p className="saved-battle-old">{words.home.oldForm}</p>}
        {touched > 0 && <p className="saved-battle-time">{lastPlayedText(touched, now)}</p>}
      </div>
      <span className="saved-battle-buttons">
        {isOldForm ? (
          <button type="button" className="btn" onClick={() => saveOldForm(id)}>
            {words.home.saveAsFile}
          </button>
        ) : (
          <a
            className={over ? 'btn' : 'btn go'}
            href={`#/battle/${encodeURIComponent(id)}`}
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
          >
            {over ? words.home.lookAt : words.home.continue}
          </a>
        )}
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.home.removeNamed(title)}
          title={words.home.remove}
          onClick={() => remove(id)}
        >
          <LineIcon name="bin" />
        </button>
      </span>
    </li>
  )
}

const OpenFile = ({ onFile, onPrepare }: Pick<SavedBattlesProps, 'onFile' | 'onPrepare'>) => (
  <p className="load-row">
    <FilePicker label={words.home.load} accept={BATTLE_FILES} onAsk={onPrepare} onFile={onFile} />
    <span className="quiet-text">{words.home.loadHint}</span>
  </p>
)
