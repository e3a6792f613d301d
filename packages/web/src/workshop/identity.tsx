/** The name, picture and number of a unit, and its line of flavour text. */
import { iconNames } from '@muster/draw'
import type { Design, DesignedCard } from '@muster/engine'
import { useState } from 'react'
import { Emblem } from '../ui/drawings.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { withCount } from './workbench.ts'

interface IdentityProps {
  readonly design: Design
  readonly card: DesignedCard
  onChange(edit: string, design: Design): void
}

export function Identity({ design, card, onChange }: IdentityProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className="paper design-part identity" aria-label={words.workshop.card}>
      <button
        type="button"
        className="btn picture-button"
        aria-label={words.workshop.choosePicture}
        onClick={() => setChoosing(true)}
      >
        <Emblem icon={design.icon} size={56} />
      </button>
      <label>
        <span className="label">{words.workshop.name}</span>
        <input
          value={design.name}
          maxLength={60}
          onChange={({ target }) => onChange('name', { ...design, name: target.value })}
        />
      </label>
      <Count design={design} card={card} onChange={onChange} />
      <label className="flavour">
        <span className="label">{words.workshop.flavour}</span>
        <input
          value={design.flavour ?? ''}
          maxLength={120}
          placeholder={words.workshop.flavourHint}
          onChange={({ target }) => onChange('flavour', { ...design, flavour: target.value })}
        />
      </label>
      {isChoosing && (
        <Dialog title={words.workshop.picture} onClose={() => setChoosing(false)}>
          <div className="picture-grid">
            {iconNames.map((icon) => (
              <button
                key={icon}
                type="button"
                className="btn icon"
                aria-label={icon.replaceAll('-', ' ')}
                aria-pressed={icon === design.icon}
                onClick={() => {
                  onChange('', { ...design, icon })
                  setChoosing(false)
                }}
              >
                <Emblem icon={icon} size={34} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </section>
  )
}

function Count({ design, card: { models }, onChange }: IdentityProps) {
  const change = (count: number) => onChange('', withCount(design, count, models))
  return (
    <div className="count" role="group" aria-label={words.workshop.models}>
      <span className="label">{words.workshop.models}</span>
      <button
        type="button"
        className="btn icon"
        aria-label={words.workshop.fewer}
        disabled={design.count <= models.least}
        onClick={() => change(design.count - 1)}
      >
        <LineIcon name="minus" />
      </button>
      <output>{design.count}</output>
      <button
        type="button"
        className="btn icon"
        aria-label={words.workshop.more}
        disabled={design.count >= models.most}
        onClick={() => change(design.count + 1)}
      >
        <LineIcon name="plus" />
      </button>
    </div>
  )
}
