/** Begins a list: one touch on its game. */
import { useState } from 'react'
import { GAMES, type GameEntry } from '../../games/games.ts'
import { goTo } from '../../site/go-to.ts'
import { Emblem } from '../../ui/drawings.tsx'
import { words } from '../../words/words.ts'
import { beginArmy } from './keep-new.ts'

export function NewArmy({ onProblem }: { onProblem(text: string): void }) {
  const [begun, setBegun] = useState<string>()
  const begin = async (game: GameEntry) => {
    setBegun(game.id)
    const id = await beginArmy(game)
    if (id === undefined) onProblem(words.armies.notSavedHere)
    else goTo(`#/armies/${id}`)
    setBegun(undefined)
  }
  return (
    <section className="paper new-army" aria-labelledby="new-army-title">
      <h2 id="new-army-title">{words.armies.newArmy}</h2>
      <div className="new-army-games">
        {GAMES.map((game) => (
          <button
            key={game.id}
            type="button"
            className="new-army-game"
            style={{ borderLeftColor: game.about.colour }}
            disabled={begun !== undefined}
            onClick={() => void begin(game)}
          >
            <Emblem icon={game.about.icon} size={30} />
            <b>{game.about.name}</b>
          </button>
        ))}
      </div>
    </section>
  )
}
