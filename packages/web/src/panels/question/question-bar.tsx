/** The question and its answers, always in the same place. */
import { useTableState } from '../../table/table-context.tsx'
import { sideLookOf } from '../../figures/side-looks.ts'
import { words } from '../../words/words.ts'
import type { BranchPoint, Snapshot } from '@muster/session'
import { Question } from './question.tsx'
import { Help } from './help.tsx'
import { LookingBack } from './looking-back.tsx'
import { BattleOver } from './battle-over.tsx'
import { FightBar } from './fight-bar.tsx'
import { Redo, Undo } from './undo.tsx'
import { Waiting } from './waiting.tsx'
import { TypedDice } from './typed-dice.tsx'

/** A question with more letters than this is set smaller. */
const LONG_PROMPT = 44

interface QuestionBarProps {
  /** Starts the same battle again when it is over. */
  onAgain(): void
  /** Begins a new battle after so many answers and rolls of this one. */
  onBranch(from: BranchPoint): void
}

export function QuestionBar({ onAgain, onBranch }: QuestionBarProps) {
  const snapshot = useTableState((state) => state.snapshot)
  const isPast = useTableState((state) => state.past !== undefined)
  const fight = useTableState((state) => state.fight)
  const isAnswered = useTableState(({ busy, snapshot: { answeredBy } }) => busy && answeredBy === 'person')
  const by = snapshot.decision?.by ?? snapshot.awaited?.by ?? snapshot.result?.winner
  const edge = by === undefined ? 'none' : sideLookOf(snapshot.view.sides, by)
  const isLong = (snapshot.decision?.prompt.length ?? 0) > LONG_PROMPT
  const kind = isPast ? 'past' : kindOf(snapshot)
  return (
    <section
      className={`question paper side-edge-${edge}${kind === 'waiting' ? ' waiting' : ''}${isLong ? ' is-long' : ''}`}
      aria-label={words.battle.question}
      aria-busy={isAnswered}
      data-kind={kind}
      tabIndex={-1}
    >
      {isPast ? (
        <LookingBack onBranch={onBranch} />
      ) : fight ? (
        <FightBar fight={fight} />
      ) : (
        <>
          <Undo />
          <Redo />
          <Help />
          <QuestionContent snapshot={snapshot} onAgain={onAgain} />
        </>
      )}
    </section>
  )
}

/** What the bar shows: a question, dice to be typed in, waiting, or the end. */
function kindOf({ result, awaited, answeredBy, decision }: Snapshot): string {
  if (result) return 'over'
  if (awaited) return 'dice'
  return answeredBy === 'person' && decision ? decision.kind : 'waiting'
}

function QuestionContent({ snapshot, onAgain }: Pick<QuestionBarProps, 'onAgain'> & { readonly snapshot: Snapshot }) {
  const { result, awaited, answeredBy, decision } = snapshot
  if (result) return <BattleOver onAgain={onAgain} />
  if (awaited) return <TypedDice roll={awaited} />
  return answeredBy === 'person' && decision ? <Question decision={decision} /> : <Waiting />
}
