/** The card workshop: put a unit together, see its card at once, gather an army, play it. */
import type { ArmyBuilder, Design, DesignedCard, Designer, GameKit } from '@muster/engine'
import { useMemo, useState } from 'react'
import { statusOf } from '../armies/editor/army-status.ts'
import { removeProfile } from '../store/profile-store.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { ArmyList, CardBox } from './army-list.tsx'
import { addToArmy, entryOfDesign } from './workbench.ts'
import { BigCard } from './big-card.tsx'
import { keepCard, keptCards } from './card-store.ts'
import { Identity } from './identity.tsx'
import { Parts } from './parts.tsx'
import { useWorkbench, type WorkbenchEditor } from './use-workbench.ts'
import '../ui/design-parts.css'
import './workshop.css'

interface WorkshopProps {
  readonly kit: GameKit<unknown>
  readonly designer: Designer
  readonly builder: ArmyBuilder
  /** The id of the kept list that cards are made for; undefined for a new one. */
  readonly army: string | undefined
}

export function Workshop({ kit, designer, builder, army: id }: WorkshopProps) {
  const game = kit.game.id
  const field = builder.entriesField
  const use = useWorkbench(kit, designer, builder, id)
  const { workbench, change, limit, army } = use
  const [kept, setKept] = useState(() => keptCards(game, designer))
  const [isKeptHere, setKeptHere] = useState(true)
  const card = useMemo(() => designer.card(workbench.card), [designer, workbench.card])
  const status = useMemo(() => statusOf(kit, workbench.army, limit), [kit, workbench.army, limit])
  const edit = (design: Design) => change('', { ...workbench, card: design })
  const add = (design: Design) => change('', addToArmy(designer, field, workbench, design))
  const changeCard = (named: string, design: Design) => change(named, { ...workbench, card: design })
  const keep = () => {
    setKeptHere(keepCard(game, workbench.card.name, entryOfDesign(designer, field, workbench.card)))
    setKept(keptCards(game, designer))
  }
  return (
    <main className="workshop desk">
      <WorkshopHeader back={id === undefined ? `#/set-up/${game}` : `#/armies/${army}`} use={use} />
      {!(use.isSaved && isKeptHere) && (
        <p className="notice" role="alert">
          {words.workshop.notKept}
        </p>
      )}
      <div className="workshop-parts">
        <div className="workshop-column">
          <ArmyList
            {...{ designer, field, workbench, status, limit }}
            builder={`#/armies/${army}`}
            onChange={change}
            onPlay={() => (location.hash = `#/set-up/${game}/${army}`)}
          />
          <CardBox
            designer={designer}
            kept={kept}
            onEdit={edit}
            onAdd={add}
            onForget={({ profile }) => {
              removeProfile(profile.id)
              setKept(keptCards(game, designer))
            }}
          />
        </div>
        <CardOnWorkbench
          design={workbench.card}
          card={card}
          isKept={kept.some(({ design }) => JSON.stringify(design) === JSON.stringify(workbench.card))}
          onAdd={() => add(workbench.card)}
          onKeep={keep}
          onFresh={() => edit(designer.blank)}
        />
        <div className="workshop-column">
          <Identity design={workbench.card} card={card} onChange={changeCard} />
          <Parts parts={designer.parts} design={workbench.card} card={card} onChange={changeCard} />
        </div>
      </div>
    </main>
  )
}

interface WorkshopHeaderProps {
  readonly back: string
  readonly use: WorkbenchEditor
}

function WorkshopHeader({ back, use: { canUndo, canRedo, undo, redo } }: WorkshopHeaderProps) {
  return (
    <header className="set-up-head">
      <a className="btn" href={back}>
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

interface CardOnWorkbenchProps {
  readonly design: Design
  readonly card: DesignedCard
  readonly isKept: boolean
  onAdd(): void
  onKeep(): void
  onFresh(): void
}

function CardOnWorkbench({ design, card, isKept, onAdd, onKeep, onFresh }: CardOnWorkbenchProps) {
  const isSound = card.complaints.length === 0 && design.name.trim() !== ''
  return (
    <div className="workshop-column card-column">
      <BigCard design={design} card={card} />
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
        <button type="button" className="btn go" disabled={!isSound} onClick={onAdd}>
          <LineIcon name="plus" />
          {words.workshop.add}
        </button>
        <button type="button" className="btn" disabled={!isSound || isKept} onClick={onKeep}>
          {isKept ? words.workshop.kept : words.workshop.keep}
        </button>
        <button type="button" className="btn" onClick={onFresh}>
          {words.workshop.fresh}
        </button>
      </div>
    </div>
  )
}
