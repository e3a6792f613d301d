/** The options of one group as check rows, with effect and price; what cannot be chosen says why. */
import type { BuilderEntry, BuilderOption, OptionGroup } from '@muster/engine'
import { Emblem } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'

interface OptionRowsProps {
  readonly group: OptionGroup
  readonly entry: BuilderEntry
  readonly index: number
}

export function OptionRows({ group: { id, label, least, most, options }, entry, index }: OptionRowsProps) {
  const { builder, army, change } = useEditor()
  const isOne = least === 1 && most === 1
  const choose = (option: BuilderOption) =>
    change(builder.withOption(army, index, { group: id, option: option.id, isChosen: isOne || !option.isChosen }))
  return (
    <div className="card-part" role="group" aria-label={label}>
      <h3 className="label">{words.armies.forAll(label, entry.count)}</h3>
      {options.map((option) => (
        <OptionRow key={option.id} option={option} isOne={isOne} onChoose={() => choose(option)} />
      ))}
    </div>
  )
}

interface OptionRowProps {
  readonly option: BuilderOption
  readonly isOne: boolean
  onChoose(): void
}

/** A barred option stays to be read with its reason; a chosen one can always be removed. */
function OptionRow({ option, isOne, onChoose }: OptionRowProps) {
  const { id, label, text, icon, points, isChosen, barred } = option
  const isBarred = barred !== undefined && !isChosen
  return (
    <button
      type="button"
      className="choice-line"
      role={isOne ? 'radio' : 'checkbox'}
      aria-checked={isChosen}
      aria-disabled={isBarred}
      data-option={id}
      onClick={() => !isBarred && onChoose()}
    >
      <span className="choice-box">{isChosen && <LineIcon name="check" size={16} />}</span>
      {icon !== undefined && <Emblem icon={icon} size={21} />}
      <span className="choice-text">
        <b>{label}</b>
        <span>{isBarred ? barred : text}</span>
      </span>
      <span className="choice-points">{words.armies.price(points)}</span>
    </button>
  )
}
