/** What the game leaves to whoever converts: Health, and the Damage of each attack. */
import type { ConversionChanges, ConvertedCreature } from '@muster/engine'
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

export function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  return (
    <label className="points-row">
      {label}
      <input
        type="number"
        min={1}
        max={most}
        value={value}
        onChange={({ target }) => onChange(Math.min(most, Math.max(1, Math.round(Number(target.value)) || 1)))}
      />
    </label>
  )
}
