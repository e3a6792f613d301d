/** Shows why the battle cannot be played right now and what to do about it; empty while it can. */
import type { ReactNode } from 'react'
import { saveAsFile } from '../panels/menu/save-battle.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { recover } from '../play/recovery.ts'
import { useTableContext } from '../table/table-context.tsx'

export function StatusBar({ onTakeOver }: { onTakeOver(): void }) {
  const { presenter } = useTableContext()
  const status = useStore(presenter.status, (value) => value)
  switch (status.is) {
    case 'playing':
    case 'checking':
      return null
    case 'watching':
      return <Bar text={words.errors.watching} actions={[[words.errors.takeOver, onTakeOver]]} />
    case 'outdated':
      return <Bar text={status.message} actions={[[words.errors.saveNow, () => void saveAsFile(presenter)]]} />
    case 'stopped':
      return (
        <Bar
          text={words.errors.battleStopped(status.message)}
          actions={[
            [words.errors.resume, () => void recover(presenter, false)],
            [words.errors.oneBack, () => void recover(presenter, true)],
            [words.errors.saveNow, () => void saveAsFile(presenter)],
          ]}
        />
      )
  }
}

interface BarProps {
  readonly text: string
  readonly actions: readonly (readonly [string, () => void])[]
}

function Bar({ text, actions }: BarProps): ReactNode {
  return (
    <div className="notice status-bar" role="alert">
      <span>{text}</span>
      <span className="status-bar-actions">
        {actions.map(([name, act]) => (
          <button key={name} type="button" className="btn small" onClick={act}>
            {name}
          </button>
        ))}
      </span>
    </div>
  )
}
