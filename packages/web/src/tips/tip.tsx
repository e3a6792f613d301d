/** One sentence on a kind of question that this player meets for the first time: what the rule says, and how to answer. */
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { useTableKit } from '../table/use-table-kit.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { useStore } from '../ui/use-store.ts'
import { words } from '../words/words.ts'
import { loadTipsSeen, saveTipsSeen, tipKind, withKind } from './tips-seen.ts'
import './tips.css'

export function Tip() {
  const kit = useTableKit()
  const decision = useTableState(({ snapshot, past }) =>
    snapshot.answeredBy === 'person' && past === undefined ? snapshot.decision : undefined,
  )
  // On a phone the question grows over the board, and the tip lies above it.
  const covered = useStore(useTableContext().camera.store, ({ covered }) => covered.bottom)
  const [seen, setSeen] = useState(loadTipsSeen)
  const kind = kit && decision && tipKind(kit.game.id, decision.what)
  useSeenWhenAnswered(kind, (one) => setSeen((now) => kept(withKind(now, one))))
  if (!kit || !decision || kind === undefined || seen.isOff || seen.kinds.includes(kind)) return null
  const rule = kit.rulebook.find(({ id }) => id === decision.rule)
  return (
    <aside className="tip paper" aria-label={words.tips.title} style={{ '--covered': `${covered}px` } as CSSProperties}>
      <p>
        {rule?.text} <span className="quiet-text">{words.briefing.how[decision.kind]}</span>
      </p>
      <div className="tip-buttons">
        <button type="button" className="link" onClick={() => setSeen(kept({ ...seen, isOff: true }))}>
          {words.tips.off}
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.tips.understood}
          onClick={() => setSeen(kept(withKind(seen, kind)))}
        >
          <LineIcon name="cross" size={18} />
        </button>
      </div>
    </aside>
  )
}

const kept = (seen: ReturnType<typeof loadTipsSeen>) => {
  saveTipsSeen(seen)
  return seen
}

/** A question is met when another one comes. */
function useSeenWhenAnswered(kind: string | undefined, onSeen: (kind: string) => void): void {
  const before = useRef(kind)
  useEffect(() => {
    const was = before.current
    before.current = kind
    if (was !== undefined && was !== kind) onSeen(was)
  })
}
