/** The players with whom a campaign begins, and the companies they bring. */
import type { GameKit } from '@muster/engine'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { CompanySelect, firstCompany, type CompanyPick } from './company-select.tsx'

export interface Entrant {
  readonly name: string
  readonly company: CompanyPick
}

export const newEntrant = (kit: GameKit<unknown>, number: number): Entrant => ({
  name: '',
  company: firstCompany(kit, number),
})

const MOST_PLAYERS = 12

interface EntrantsProps {
  readonly kit: GameKit<unknown>
  readonly players: readonly Entrant[]
  onChange(players: readonly Entrant[]): void
}

export function Entrants({ kit, players, onChange }: EntrantsProps) {
  const change = (place: number, part: Partial<Entrant>) =>
    onChange(players.map((one, i) => (i === place ? { ...one, ...part } : one)))
  return (
    <>
      <h2 id="entrants-title">{words.campaign.new.players}</h2>
      <p className="quiet-text">
        {kit.campaign?.hasCompanies ? words.campaign.new.keptArmies : words.campaign.new.freshArmies}
      </p>
      {players.map((player, place) => (
        <PlayerRow
          key={place}
          kit={kit}
          number={place + 1}
          player={player}
          change={(part) => change(place, part)}
          onDrop={players.length > 2 ? () => onChange(players.filter((_, i) => i !== place)) : undefined}
        />
      ))}
      <button
        type="button"
        className="btn small"
        onClick={() => onChange([...players, newEntrant(kit, players.length + 1)])}
        disabled={players.length >= MOST_PLAYERS}
      >
        <LineIcon name="plus" size={18} />
        {words.campaign.new.add}
      </button>
    </>
  )
}

interface PlayerRowProps {
  readonly kit: GameKit<unknown>
  readonly number: number
  readonly player: Entrant
  change(part: Partial<Entrant>): void
  readonly onDrop: (() => void) | undefined
}

function PlayerRow({ kit, number, player, change, onDrop }: PlayerRowProps) {
  return (
    <div className="player-row">
      <label>
        <span className="label">{words.campaign.new.player(number)}</span>
        <input
          value={player.name}
          maxLength={60}
          placeholder={words.campaign.new.usualPlayer(number)}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      {kit.campaign?.hasCompanies && (
        <CompanySelect kit={kit} number={number} company={player.company} onPick={(company) => change({ company })} />
      )}
      {onDrop && (
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.campaign.new.drop(player.name || words.campaign.new.usualPlayer(number))}
          onClick={onDrop}
        >
          <LineIcon name="bin" />
        </button>
      )}
    </div>
  )
}
