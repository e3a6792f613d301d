/** Why one does not play just now, and what can be done about it. Nothing stands here while all is well. */
import type { ReactNode } from 'react'
import { saveAsFile } from '../panels/menu/save-battle.ts'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { mend } from '../play/recovery.ts'
import { useSeat } from '../table/table-context.tsx'

export function FootingBar({ onTakeOver }: { onTakeOver(): void }) {
  const { session } = useSeat()
  const footing = useStore(session.footing, (value) => value)
  switch (footing.is) {
    case 'playing':
      return null
    case 'looking-on':
      return <Bar says={words.lookingOn} doings={[[words.takeOver, onTakeOver]]} />
    case 'untrue':
      return <Bar says={words.untrue(footing.message)} doings={[[words.saveNow, () => void saveAsFile(session)]]} />
    case 'stopped':
      return (
        <Bar
          says={words.battleTrouble(footing.message)}
          doings={[
            [words.resume, () => void mend(session, 0)],
            [words.oneBack, () => void mend(session, 1)],
            [words.saveNow, () => void saveAsFile(session)],
          ]}
        />
      )
  }
}

interface BarProps {
  readonly says: string
  readonly doings: readonly (readonly [string, () => void])[]
}

function Bar({ says, doings }: BarProps): ReactNode {
  return (
    <div className="notice footing" role="alert">
      <span>{says}</span>
      <span className="footing-doings">
        {doings.map(([name, act]) => (
          <button key={name} type="button" className="btn small" onClick={act}>
            {name}
          </button>
        ))}
      </span>
    </div>
  )
}
