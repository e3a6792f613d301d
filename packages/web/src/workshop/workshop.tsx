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
import { ArmyList, CardBox, type BenchProps } from './army-list.tsx'
import { enlist, isKept, keep, type Bench } from './workbench.ts'
import { BigCard } from './big-card.tsx'
import { Identity } from './identity.tsx'
import { Parts } from './parts.tsx'
import { useBench, type BenchUse } from './use-workbench.ts'
import './workshop.css'

interface WorkshopProps {
  readonly kit: GameKit<unknown>
  readonly designer: Designer
}

export function Workshop({ kit, designer }: WorkshopProps) {
  const game = kit.game.id
  const use = useBench(game, designer)
  const { bench, change } = use
  const card = useMemo(() => designer.card(bench.card), [designer, bench.card])
  const report = useMemo(() => reportOf(kit, designer, bench), [kit, designer, bench])
  const changeCard = (deed: string, design: Design) => change(deed, { ...bench, card: design })
  const save = () => {
    const { army } = designer.army(bench.army.name, bench.army.cards)
    saveText(`${bench.army.name}.json`, JSON.stringify(armyFileData(game, army), undefined, 2))
  }
  return (
    <main className="workshop desk">
      <Head game={game} use={use} />
      {!use.isSaved && (
        <p className="notice" role="alert">
          {words.design.notKept}
        </p>
      )}
      <div className="workshop-parts">
        <div className="workshop-column">
          <ArmyList
            designer={designer}
            bench={bench}
            report={report}
            limit={report?.limit ?? 0}
            onChange={change}
            onPlay={() => (location.hash = `#/set-up/${game}/own`)}
            onExport={save}
          />
          <CardBox designer={designer} bench={bench} onChange={change} />
        </div>
        <OnTheBench designer={designer} bench={bench} card={card} onChange={change} />
        <div className="workshop-column">
          <Identity design={bench.card} card={card} onChange={changeCard} />
          <Parts parts={designer.parts} design={bench.card} card={card} onChange={changeCard} />
        </div>
      </div>
    </main>
  )
}

function Head({ game, use: { canUndo, canRedo, undo, redo } }: { readonly game: string; readonly use: BenchUse }) {
  return (
    <header className="set-up-head">
      <a className="btn" href={`#/set-up/${game}`}>
        <LineIcon name="left" />
        {words.design.back}
      </a>
      <h1>{words.design.title}</h1>
      <button type="button" className="btn icon" aria-label={words.design.undo} disabled={!canUndo} onClick={undo}>
        <LineIcon name="undo" />
      </button>
      <button type="button" className="btn icon" aria-label={words.design.redo} disabled={!canRedo} onClick={redo}>
        <LineIcon name="redo" />
      </button>
    </header>
  )
}

function OnTheBench({ designer, bench, card, onChange }: BenchProps & { readonly card: DesignedCard }) {
  const isSound = card.complaints.length === 0 && bench.card.name.trim() !== ''
  return (
    <div className="workshop-column bench">
      <BigCard design={bench.card} card={card} />
      {card.complaints.length > 0 && (
        <div className="notice" role="alert">
          <div>
            {words.design.wrong}
            <ul>
              {card.complaints.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="design-doings">
        <button
          type="button"
          className="btn go"
          disabled={!isSound}
          onClick={() => onChange('', enlist(bench, bench.card))}
        >
          <LineIcon name="plus" />
          {words.design.add}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!isSound || isKept(bench)}
          onClick={() => onChange('', keep(bench))}
        >
          {isKept(bench) ? words.design.kept : words.design.keep}
        </button>
        <button type="button" className="btn" onClick={() => onChange('', { ...bench, card: designer.blank })}>
          {words.design.fresh}
        </button>
      </div>
    </div>
  )
}

/** The army judged; with no unit in it yet there is nothing to complain about. Undefined where its name is none. */
function reportOf(kit: GameKit<unknown>, designer: Designer, { army }: Bench): ArmyReport | undefined {
  const isEmpty = army.cards.length === 0
  try {
    const report = kit.checkArmy(designer.army(army.name, isEmpty ? [designer.blank] : army.cards).army)
    return isEmpty ? { ...report, points: 0, figures: 0, entries: [], complaints: [] } : report
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
