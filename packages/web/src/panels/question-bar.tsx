/** What is asked, in one sentence, with its answers. Always in the same place, never over the table. */
import type { Decision, Option, Refusal } from '@muster/engine'
import { useSeat, useTable } from '../play/seat.tsx'
import { figureNamed } from '../table/acting.ts'
import { buttonsFor, type AnswerButton } from '../table/answers.ts'
import { lookOf } from '../table/seats.ts'
import { Token } from '../ui/art.tsx'
import { EnterKey, LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words.ts'
import type { Snapshot } from '../worker/protocol.ts'
import { TypedDice } from './typed-dice.tsx'

export function QuestionBar() {
  const snapshot = useTable((state) => state.snapshot)
  const by = snapshot.decision?.by ?? snapshot.awaited?.by
  const edge = by === undefined ? 'none' : lookOf(snapshot.view.sides, by)
  const kind = kindOf(snapshot)
  return (
    <section
      className={`question paper side-edge-${edge}${kind === 'waiting' ? ' waiting' : ''}`}
      aria-label={words.table.question}
      data-kind={kind}
    >
      <Undo />
      <Redo />
      <Matter snapshot={snapshot} />
    </section>
  )
}

/** What is the matter: a question of some kind, dice to be typed, waiting, or nothing more. */
function kindOf({ result, awaited, asked, decision }: Snapshot): string {
  if (result) return 'over'
  if (awaited) return 'dice'
  return asked === 'person' && decision ? decision.kind : 'waiting'
}

function Matter({ snapshot: { result, awaited, asked, decision } }: { readonly snapshot: Snapshot }) {
  if (result) return <Over />
  if (awaited) return <TypedDice roll={awaited} />
  return asked === 'person' && decision ? <Asked decision={decision} /> : <Waiting />
}

function Undo() {
  const { session } = useSeat()
  const noUndo = useTable((state) => state.snapshot.noUndo)
  const why = noUndo === undefined ? undefined : words.table.cannotUndo(noUndo)
  return (
    <button
      type="button"
      className="btn quiet undo"
      aria-disabled={noUndo !== undefined}
      title={why}
      aria-label={why ?? words.table.undo}
      onClick={() => void session.undo()}
    >
      <LineIcon name="undo" />
      <span className="caption">{words.table.undo}</span>
    </button>
  )
}

/** There only when something was taken back. */
function Redo() {
  const { session } = useSeat()
  const canRedo = useTable((state) => state.snapshot.canRedo)
  if (!canRedo) return null
  return (
    <button type="button" className="btn quiet undo redo" onClick={() => void session.redo()}>
      <LineIcon name="redo" />
      <span className="caption">{words.table.redo}</span>
    </button>
  )
}

function Asked({ decision }: { readonly decision: Decision }) {
  const { session } = useSeat()
  const state = useTable((now) => now)
  const { view } = state.snapshot
  const about = figureNamed(view, state.draft?.is === 'move' ? state.draft.figure : (decision.about ?? state.picked))
  const buttons = buttonsFor(state)
  return (
    <>
      {about && <Token figure={about} look={lookOf(view.sides, about.side)} size={44} plain />}
      <div className="question-words">
        <p className="question-prompt">{buttons.prompt ?? decision.prompt}</p>
        {state.refusal && state.draft?.is !== 'move' ? (
          <RefusalLine refusal={state.refusal} />
        ) : (
          <p className="question-line">{buttons.crowd ? words.table.touchOne : lineOf(decision, view, about?.name)}</p>
        )}
      </div>
      <div className="answers">
        {buttons.crowd && <Crowd options={buttons.crowd} />}
        {buttons.list.map((button, place) => (
          <Answer key={button.id} button={button} place={place} onGive={() => void give(button)} />
        ))}
      </div>
    </>
  )

  function give(button: AnswerButton): Promise<void> | void {
    if (button.does === 'confirm') return session.confirm()
    if (button.does === 'put-back') return session.putBack()
    return session.pick(button.id)
  }
}

const lineOf = (
  decision: Decision,
  view: { readonly sides: readonly { readonly id: string; readonly name: string }[] },
  about: string | undefined,
): string => {
  const side = view.sides.find(({ id }) => id === decision.by)?.name ?? ''
  return about ? `${about}, ${side}` : side
}

/** The same answers as a list, for those who would rather read than touch. */
function Crowd({ options }: { readonly options: readonly Option[] }) {
  const { session } = useSeat()
  return (
    <select aria-label={words.table.chooseFromList} value="" onChange={({ target }) => void session.pick(target.value)}>
      <option value="">{words.table.chooseFromList}</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Answer({ button, place, onGive }: { readonly button: AnswerButton; readonly place: number; onGive(): void }) {
  return (
    <button
      type="button"
      className={button.isDefault ? 'btn go' : 'btn'}
      title={button.hint}
      data-answer={button.id}
      onClick={onGive}
    >
      {button.label}
      {button.isDefault ? (
        <EnterKey />
      ) : button.does === 'put-back' ? (
        <kbd>Esc</kbd>
      ) : place < 9 ? (
        <kbd className="wide-only">{place + 1}</kbd>
      ) : null}
    </button>
  )
}

/** Why not, and the nearest that would be allowed. */
function RefusalLine({ refusal }: { readonly refusal: Refusal }) {
  const { session } = useSeat()
  const { nearest } = refusal
  return (
    <p className="question-line refused" role="alert">
      {refusal.message}{' '}
      {nearest && (
        <button type="button" className="link" onClick={() => void session.answer(nearest)}>
          {words.table.nearest}
        </button>
      )}
    </p>
  )
}

function Waiting() {
  const { session } = useSeat()
  const { view, decision } = useTable((state) => state.snapshot)
  const paused = useTable((state) => state.paused)
  const side = view.sides.find(({ id }) => id === decision?.by)?.name ?? ''
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{words.table.thinking(side)} …</p>
        {decision && <p className="question-line">{decision.prompt}</p>}
      </div>
      <div className="answers">
        <button type="button" className="btn" onClick={() => session.pause(!paused)}>
          <LineIcon name={paused ? 'play' : 'pause'} size={18} />
          {paused ? words.table.goOn : words.table.pause}
        </button>
      </div>
    </>
  )
}

function Over() {
  const { view, result } = useTable((state) => state.snapshot)
  const winner = view.sides.find(({ id }) => id === result?.winner)
  return (
    <>
      <div className="question-words">
        <p className="question-prompt">{winner ? words.table.won(winner.name) : words.table.draw}</p>
        <p className="question-line">{result?.reason}</p>
      </div>
      <div className="answers">
        <a className="btn go" href="#/">
          {words.table.home}
        </a>
      </div>
    </>
  )
}
