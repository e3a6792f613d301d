/** A player joins a campaign between two battles. */
import { useState } from 'react'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { CompanySelect, firstCompany } from './company-select.tsx'
import { newId } from '../store/new-id.ts'
import type { OpenCampaign } from './use-campaign.ts'

export function JoinForm({ campaign }: { readonly campaign: OpenCampaign }) {
  const { kit, rules, view } = campaign
  const number = view.players.length + 1
  const [name, setName] = useState('')
  const [company, setCompany] = useState(() => firstCompany(kit, number))
  const join = () => {
    const player = { id: newId(), name: name.trim() || words.campaign.new.usualPlayer(number) }
    const army = rules.hasCompanies ? { army: company.army } : {}
    if (campaign.act((record) => rules.join(record, { ...player, ...army }))) setName('')
  }
  return (
    <details className="paper campaign-part join-form">
      <summary>
        <LineIcon name="plus" size={18} />
        {words.campaign.join}
      </summary>
      <form
        className="campaign-form"
        onSubmit={(event) => {
          event.preventDefault()
          join()
        }}
      >
        <label>
          <span className="label">{words.campaign.new.player(number)}</span>
          <input
            value={name}
            maxLength={60}
            placeholder={words.campaign.new.usualPlayer(number)}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {rules.hasCompanies && <CompanySelect kit={kit} number={number} company={company} onPick={setCompany} />}
        <button type="submit" className="btn">
          {words.campaign.join}
        </button>
      </form>
    </details>
  )
}
