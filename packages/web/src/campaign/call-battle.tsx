/** Calls the next battle: who fights against whom. */
import { useState } from 'react'
import { words } from '../words/words.ts'
import type { OpenCampaign } from './use-campaign.ts'

export function CallBattle({ campaign }: { readonly campaign: OpenCampaign }) {
  const present = campaign.view.players.filter(({ left }) => !left)
  const [chosen, choose] = useState(() => present.slice(0, 2).map(({ id }) => id))
  const nameOf = (player: string | undefined) => present.find(({ id }) => id === player)?.name ?? ''
  return (
    <form
      className="campaign-form"
      onSubmit={(event) => {
        event.preventDefault()
        campaign.act((record) => campaign.rules.callBattle(record, chosen))
      }}
    >
      {present.length > 2 ? (
        chosen.map((player, place) => (
          <label key={place}>
            <span className="label">{words.campaign.who(place)}</span>
            <select
              value={player}
              onChange={({ target }) => choose(chosen.map((one, i) => (i === place ? target.value : one)))}
            >
              {present.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))
      ) : (
        <p className="battle-names title">{words.campaign.versus(chosen.map(nameOf))}</p>
      )}
      <button type="submit" className="btn go">
        {words.campaign.call}
      </button>
    </form>
  )
}
