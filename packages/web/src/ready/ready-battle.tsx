/** A battle with a story: what it is about, and who plays which side. */
import type { GameKit, ReadyBattle } from '@muster/engine'
import { useMemo } from 'react'
import type { BattleRequest } from '../set-up/battle-request.ts'
import { Emblem } from '../ui/drawings.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import '../ui/design-parts.css'
import './ready-battle.css'

interface ReadyBattleProps {
  readonly kit: GameKit<unknown>
  readonly battle: ReadyBattle
  readonly seed: number
  onPlay(request: BattleRequest): void
}

export function ReadyBattleScreen({ kit, battle, seed, onPlay }: ReadyBattleProps) {
  const plan = useMemo(() => battle.plan(seed), [battle, seed])
  const play = (seats: BattleRequest['seats']) =>
    onPlay({ game: kit.game.id, plan, seats, skill: 'good', dice: 'seeded', ready: true })
  return (
    <main className="set-up desk">
      <header className="set-up-head">
        <a className="btn" href="#/">
          <LineIcon name="left" />
          {words.ready.back}
        </a>
        <h1>{battle.name}</h1>
      </header>
      <section className="paper set-up-part ready-battle" aria-label={battle.name}>
        <span style={{ color: kit.about.colour }}>
          <Emblem icon={battle.icon} size={96} />
        </span>
        <p>{battle.line}</p>
        <div className="design-actions">
          {plan.sides.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="btn go"
              onClick={() => play(plan.sides.map((side) => (side.id === id ? 'person' : 'computer')))}
            >
              {words.ready.play(name)}
            </button>
          ))}
          <button type="button" className="btn" onClick={() => play(plan.sides.map(() => 'computer'))}>
            {words.ready.watch}
          </button>
        </div>
      </section>
    </main>
  )
}
