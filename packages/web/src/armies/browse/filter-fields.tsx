/** The filters of the catalogue: its groups as chips; type, ability and price as fields. */
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { abilitiesIn, typesIn, type Filters } from './find-items.ts'

interface FilterProps {
  readonly filters: Filters
  change(part: Partial<Filters>): void
}

export function FilterChips({ filters: { group }, change }: FilterProps) {
  const { catalogue } = useEditor()
  const all = catalogue.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className="filter-chips" role="group" aria-label={words.armies.groups}>
      <Chip
        label={words.armies.all}
        count={all}
        isOn={group === undefined}
        onChoose={() => change({ group: undefined })}
      />
      {catalogue.map(({ id, name, items }) => (
        <Chip
          key={id}
          label={name}
          count={items.length}
          isOn={group === id}
          onChoose={() => change({ group: group === id ? undefined : id })}
        />
      ))}
    </div>
  )
}

interface ChipProps {
  readonly label: string
  readonly count: number
  readonly isOn: boolean
  onChoose(): void
}

const Chip = ({ label, count, isOn, onChoose }: ChipProps) => (
  <button type="button" className="filter-chip" aria-pressed={isOn} onClick={onChoose}>
    {label} {count}
  </button>
)

export function FilterFields({ filters, change }: FilterProps) {
  const { catalogue } = useEditor()
  return (
    <div className="filter-fields">
      <Select
        label={words.armies.type}
        values={typesIn(catalogue)}
        value={filters.type}
        onChoose={(type) => change({ type })}
      />
      <Select
        label={words.armies.ability}
        values={abilitiesIn(catalogue)}
        value={filters.ability}
        onChoose={(ability) => change({ ability })}
      />
      <Price label={words.armies.least} value={filters.least} onChange={(least) => change({ least })} />
      <Price label={words.armies.most} value={filters.most} onChange={(most) => change({ most })} />
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly values: readonly string[]
  readonly value: string | undefined
  onChoose(value: string | undefined): void
}

const Select = ({ label, values, value, onChoose }: SelectProps) => (
  <label>
    <span className="label">{label}</span>
    <select value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{words.armies.any}</option>
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
)

interface PriceProps {
  readonly label: string
  readonly value: number | undefined
  onChange(value: number | undefined): void
}

const Price = ({ label, value, onChange }: PriceProps) => (
  <label>
    <span className="label">{label}</span>
    <input
      type="number"
      min={0}
      inputMode="numeric"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  </label>
)
