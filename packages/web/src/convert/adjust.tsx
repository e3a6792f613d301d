/** What the game leaves to whoever converts: Health, and the Damage of each attack. */
import type { ConversionChanges, ConvertedCreature } from '@muster/engine'
import { useState } from 'react'
import { words } from '../words/words.ts'

interface AdjustProps {
  readonly creature: ConvertedCreature
  readonly changes: ConversionChanges
  onChange(changes: ConversionChanges): void
}

export function Adjust({ creature: { choices }, changes, onChange }: AdjustProps) {
  return (
    <section className="paper design-part" aria-labelledby="adjust-title">
      <h2 id="adjust-title">{words.convert.adjust}</h2>
      <NumberField
        label={words.convert.health}
        most={30}
        value={choices.health}
        onChange={(health) => onChange({ ...changes, health })}
      />
      {Object.entries(choices.damage).map(([attack, dice]) => (
        <NumberField
          key={attack}
          label={words.convert.damage(attack)}
          most={10}
          value={dice}
          onChange={(number) => onChange({ ...changes, damage: { ...changes.damage, [attack]: number } })}
        />
      ))}
    </section>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly most: number
  onChange(value: number): void
}

/** An empty field or a number out of bounds stays while it is typed in, and is put right when the field is left. */
export function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    const number = Math.round(Number(text))
    if (number >= 1) onChange(Math.min(most, number))
  }
  return (
    <label className="points-row">
      {label}
      <input
        type="number"
        min={1}
        max={most}
        value={typed ?? value}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
