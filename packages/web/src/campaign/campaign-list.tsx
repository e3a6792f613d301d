/** The campaigns of this browser on the first screen: open, delete, restore, begin one, or open a file. */
import { useState } from 'react'
import { FilePicker } from '../ui/file-picker.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { listCampaigns, removeCampaign, restoreCampaign, type StoredCampaign } from './campaign-store.ts'

export function CampaignList() {
  const [campaigns, setCampaigns] = useState(listCampaigns)
  const [removed, setRemoved] = useState<StoredCampaign>()
  const [problem, setProblem] = useState<string>()
  const remove = (one: StoredCampaign) => {
    removeCampaign(one.id)
    setRemoved(one)
    setCampaigns(listCampaigns())
  }
  const restore = () => {
    if (removed) restoreCampaign(removed)
    setRemoved(undefined)
    setCampaigns(listCampaigns())
  }
  // Loaded only when needed, to keep the first screen small.
  const open = async (file: File) => setProblem(await (await import('./open-campaign-file.ts')).openCampaignFile(file))
  return (
    <section className="home-part" aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">
        {words.campaign.title} <small>{words.campaign.line}</small>
      </h2>
      {campaigns.length === 0 && <p className="quiet-text">{words.campaign.none}</p>}
      <ul className="saved-battles">
        {campaigns.map((one) => (
          <CampaignCard key={one.id} campaign={one} onRemove={() => remove(one)} />
        ))}
      </ul>
      <p className="removed" role="status">
        {removed && (
          <>
            {words.home.removed(removed.name)}{' '}
            <button type="button" className="btn small" onClick={restore}>
              <LineIcon name="undo" size={18} />
              {words.home.restore}
            </button>
          </>
        )}
      </p>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <p className="load-row">
        <a className="btn" href="#/campaigns">
          <LineIcon name="plus" />
          {words.campaign.begin}
        </a>
        <FilePicker label={words.campaign.file} onFile={(file) => void open(file)} />
        <span className="quiet-text">{words.campaign.fileHint}</span>
      </p>
    </section>
  )
}

function CampaignCard({ campaign, onRemove }: { readonly campaign: StoredCampaign; onRemove(): void }) {
  const { id, name, line } = campaign
  return (
    <li className="saved-battle campaign-card paper">
      <div>
        <h3>{name}</h3>
        <p>{line}</p>
      </div>
      <span className="saved-battle-buttons">
        <a className="btn" href={`#/campaign/${encodeURIComponent(id)}`} aria-label={words.campaign.openNamed(name)}>
          {words.campaign.open}
        </a>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.campaign.removeNamed(name)}
          title={words.home.remove}
          onClick={onRemove}
        >
          <LineIcon name="bin" />
        </button>
      </span>
    </li>
  )
}
