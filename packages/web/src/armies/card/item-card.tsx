/** The card of somebody who can be taken: what it is, what could be chosen for it, and one touch to take it. */
import { withEntries, entriesIn, type CatalogueItem, type OptionGroup } from '@muster/engine'
import { useMemo } from 'react'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { CardFace } from './card-face.tsx'
import { CompareLink, Comparison } from './compare.tsx'
import { Duels } from './duels.tsx'

export function ItemCard({ item }: { readonly item: CatalogueItem }) {
  const { builder, army, barred, add } = useEditor()
  const trial = useMemo(() => {
    const entry = builder.entryOf(army, item.id)
    if (entry === undefined) return undefined
    const { entriesField } = builder
    const tried = withEntries(army, entriesField, [...entriesIn(army, entriesField), entry] as never)
    return { army: tried, index: entriesIn(army, entriesField).length }
  }, [builder, army, item.id])
  const groups = trial ? builder.options(trial.army, trial.index) : []
  return (
    <>
      <Comparison card={item} />
      <CardFace name={item.name} line={words.armies.kindAndPoints(item.kind, item.points)} shown={item} />
      {barred.has(item.id) && <p className="card-barred">{barred.get(item.id)}</p>}
      <div className="card-take">
        <button type="button" className="btn" onClick={() => add(item.id)}>
          <LineIcon name="plus" size={20} />
          {words.armies.take}
        </button>
      </div>
      <PossibleOptions groups={groups} />
      {trial && <Duels army={trial.army} index={trial.index} />}
      <div className="card-links">
        <CompareLink to={item.name} shown={item} points={item.points} />
      </div>
    </>
  )
}

/** What can be chosen once it is taken: only to read here. */
const PossibleOptions = ({ groups }: { readonly groups: readonly OptionGroup[] }) =>
  groups
    .filter(({ options }) => options.length > 0)
    .map(({ id, label, options }) => (
      <div key={id} className="card-part">
        <h3 className="label">{label}</h3>
        <ul className="possible-options">
          {options.map((option) => (
            <li key={option.id}>
              <span>{option.label}</span> <b>{words.armies.price(option.points)}</b>
            </li>
          ))}
        </ul>
      </div>
    ))
