/** The card workshop: put a unit together, see its card at once, gather an army, play it. */
import {
  armyFileData,
  InputError,
  type ArmyReport,
  type Design,
  type DesignedCard,
  type Designer,
  type GameKit,
} from '@muster/engine'
import { useMemo } from 'react'
import { LineIcon } from '../ui/line-icons.tsx'
import { saveText } from '../ui/save-file.ts'
import { words } from '../words/words.ts'
import { ArmyList, CardBox, type WorkbenchProps } from './army-list.tsx'
import { addToArmy, isCardKept, keepCard, type Workbench } from './workbench.ts'
import { BigCard } from './big-card.tsx'
import { Identity } from './identity.tsx'
import { Parts } from './parts.tsx'
import { useWorkbench, type WorkbenchEditor } from './use-workbench.ts'
import '../ui/design-parts.css'
import './workshop.css'

interface WorkshopProps {
  readonly kit: GameKit<unknown>
  readonly designer: Designer
}

export function Workshop({ kit, designer }: WorkshopProps) {
  const game = kit.game.id
  const use = useWorkbench(game, designer)
  const { workbench, change } = use
  const card = useMemo(() => designer.card(workbench.card), [designer, workbench.card])
  const report = useMemo(() => reportOf(kit, designer, workbench), [kit, designer, workbench])
  const changeCard = (edit: string, design: Design) => change(edit, { ...workbench, card: design })
  const save = () => {
    const { army } = designer.army(workbench.army.name, workbench.army.cards)
    saveText(`${workbench.army.name}.json`, JSON.stringify(armyFileData(game, army), undefined, 2))
  }
  return (
    <main className="workshop desk">
      <WorkshopHeader game={game} use={use} />
      {!use.isSaved && (
        <p className="notice" role="alert">
          {words.workshop.notKept}
        </p>
      )}
      <div className="workshop-parts">
        <div className="workshop-column">
          <ArmyList
            designer={designer}
            workbench={workbench}
            report={report}
            limit={report?.limit ?? 0}
            onChange={change}
            onPlay={() => (location.hash = `#/set-up/${game}/own`)}
            onExport={save}
          />
          <CardBox designer={designer} workbench={workbench} onChange={change} />
        </div>
        <CardOnWorkbench designer={designer} workbench={workbench} card={card} onChange={change} />
        <div className="workshop-column">
          <Identity design={workbench.card} card={card} onChange={changeCard} />
          <Parts parts={designer.parts} design={workbench.card} card={card} onChange={changeCard} />
        </div>
      </div>
    </main>
  )
}

function WorkshopHeader({
  game,
  use: { canUndo, canRedo, undo, redo },
}: {
  readonly game: string
  readonly use: WorkbenchEditor
}) {
  return (
    <header className="set-up-head">
      <a className="btn" href={`#/set-up/${game}`}>
        <LineIcon name="left" />
        {words.workshop.back}
      </a>
      <h1>{words.workshop.title}</h1>
      <button type="button" className="btn icon" aria-label={words.workshop.undo} disabled={!canUndo} onClick={undo}>
        <LineIcon name="undo" />
      </button>
      <button type="button" className="btn icon" aria-label={words.workshop.redo} disabled={!canRedo} onClick={redo}>
        <LineIcon name="redo" />
      </button>
    </header>
  )
}

function CardOnWorkbench({ designer, workbench, card, onChange }: WorkbenchProps & { readonly card: DesignedCard }) {
  const isSound = card.complaints.length === 0 && workbench.card.name.trim() !== ''
  return (
    <div className="workshop-column card-column">
      <BigCard design={workbench.card} card={card} />
      {card.complaints.length > 0 && (
        <div className="notice" role="alert">
          <div>
            {words.workshop.wrong}
            <ul>
              {card.complaints.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="design-actions">
        <button
          type="button"
          className="btn go"
          disabled={!isSound}
          onClick={() => onChange('', addToArmy(workbench, workbench.card))}
        >
          <LineIcon name="plus" />
          {words.workshop.add}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!isSound || isCardKept(workbench)}
          onClick={() => onChange('', keepCard(workbench))}
        >
          {isCardKept(workbench) ? words.workshop.kept : words.workshop.keep}
        </button>
        <button type="button" className="btn" onClick={() => onChange('', { ...workbench, card: designer.blank })}>
          {words.workshop.fresh}
        </button>
      </div>
    </div>
  )
}

/** The rules' report on the army; undefined if its name is not valid, and without errors while it is empty. */
function reportOf(kit: GameKit<unknown>, designer: Designer, { army }: Workbench): ArmyReport | undefined {
  const isEmpty = army.cards.length === 0
  try {
    const report = kit.checkArmy(designer.army(army.name, isEmpty ? [designer.blank] : army.cards).army)
    return isEmpty ? { ...report, points: 0, figures: 0, entries: [], complaints: [] } : report
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
