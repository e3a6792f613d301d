/** What a figure carries and can do, each with its text and rule. */
import type { FigureView } from '@muster/engine'
import { useState } from 'react'
import { Emblem } from '../../ui/drawings.tsx'
import { TermText } from '../../terms/term-text.tsx'
import { RuleTexts } from '../why/why.tsx'

type Item = FigureView['gear'][number]

export function Gear({ gear }: { readonly gear: readonly Item[] }) {
  if (gear.length === 0) return null
  return (
    <ul className="gear">
      {gear.map((item) => (
        <GearRow key={item.name} item={item} />
      ))}
    </ul>
  )
}

function GearRow({ item: { name, text, icon, rule } }: { readonly item: Item }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Emblem icon={icon} size={24} />
      <div>
        <p>
          {rule === undefined ? (
            <b>{name}</b>
          ) : (
            <button type="button" className="dotted" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {name}
            </button>
          )}{' '}
          <TermText text={text} />
        </p>
        {isOpen && rule !== undefined && <RuleTexts rules={[rule]} />}
      </div>
    </li>
  )
}
