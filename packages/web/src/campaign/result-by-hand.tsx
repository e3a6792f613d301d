/** The result of a battle that was fought at a real table: who won, and who was eliminated. */
import type { CampaignOutcome } from '@muster/engine'
import { useState } from 'react'
import { words } from '../words/words.ts'
import { Settle } from './settle.tsx'
import type { OpenCampaign } from './use-campaign.ts'

interface ResultByHandProps {
  readonly campaign: OpenCampaign
  onCancel(): void
}

export function ResultByHand({ campaign, onCancel }: ResultByHandProps) {
  const { view, rules, record } = campaign
  const { sides } = rules.terms(record)
  const [winner, setWinner] = useState('')
  const [lost, setLost] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<CampaignOutcome>()
  if (outcome) return <Settle campaign={campaign} outcome={outcome} />
  const fielded = view.coming.flatMap(
    ({ player }) => view.players.find(({ id }) => id === player)?.company?.members.filter(({ figure }) => figure) ?? [],
  )
  return (
    <form
      className="campaign-form"
      onSubmit={(event) => {
        event.preventDefault()
        setOutcome({ ...(winner !== '' && { winner }), lost })
      }}
    >
      <label>
        <span className="label">{words.campaign.winner}</span>
        <select value={winner} onChange={({ target }) => setWinner(target.value)}>
          <option value="">{words.campaign.draw}</option>
          {sides.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {fielded.length > 0 && (
        <fieldset className="fallen-checks">
          <legend className="label">{words.campaign.fallen}</legend>
          {fielded.map(({ name, figure = '' }) => (
            <label key={figure} className="check-row">
              <input
                type="checkbox"
                checked={lost.includes(figure)}
                onChange={({ target }) =>
                  setLost(target.checked ? [...lost, figure] : lost.filter((one) => one !== figure))
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <p className="campaign-row">
        <button type="submit" className="btn go">
          {words.campaign.goAhead}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {words.campaign.back}
        </button>
      </p>
    </form>
  )
}
