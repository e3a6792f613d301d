/** Help from the computer: advice, or playing on for the person until the phase or turn ends. */
import { useEffect, useState } from 'react'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'

export function Help() {
  const [isOpen, setOpen] = useState(false)
  const { snapshot } = useTableState((state) => state)
  if (snapshot.answeredBy !== 'person' || !snapshot.decision || snapshot.awaited) return null
  return (
    <>
      <button
        type="button"
        className="btn quiet undo help"
        aria-expanded={isOpen}
        title={words.assistance.title}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon name="lamp" />
        <span className="caption">{words.assistance.button}</span>
      </button>
      {isOpen && <HelpList onDone={() => setOpen(false)} />}
    </>
  )
}

interface Offer {
  readonly id: string
  readonly label: string
  readonly hint: string
  take(): Promise<void>
}

function HelpList({ onDone }: { onDone(): void }) {
  const offers = useOffers()
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onDone()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onDone])
  return (
    <div className="option-list help-list paper" role="group" aria-label={words.assistance.title}>
      <h3 className="label">{words.assistance.title}</h3>
      <ul>
        {offers.map(({ id, label, hint, take }) => (
          <li key={id}>
            <button type="button" className="option-row" data-help={id} onClick={() => (onDone(), void take())}>
              <span>
                {label}
                <small>{hint}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useOffers(): readonly Offer[] {
  const { presenter, actions } = useTableContext()
  const round = useTableState((state) => state.snapshot.view.round)
  const { assistance } = words
  const advise = {
    id: 'advise',
    label: assistance.advise,
    hint: assistance.adviseHint,
    take: () => actions.advise(),
  }
  const turn = { id: 'turn', take: () => presenter.change('delegate', 'turn') }
  if (round.turn < 1) return [advise, { ...turn, label: assistance.setUp, hint: assistance.setUpHint }]
  const phase = {
    id: 'phase',
    label: assistance.phase(round.phase),
    hint: assistance.phaseHint,
    take: () => presenter.change('delegate', 'phase'),
  }
  return [advise, phase, { ...turn, label: assistance.turn(words.battle.round(round)), hint: assistance.turnHint }]
}
