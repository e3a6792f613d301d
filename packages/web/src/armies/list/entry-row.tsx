/** One entry: handle, number, emblem, name, what was chosen for it, and its points. */
import { removeEntry, setCount } from '@muster/armies'
import type { BuilderEntry } from '@muster/engine'
import { useEffect, useRef, type PointerEvent } from 'react'
import { Emblem, Token } from '../../ui/drawings.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { titleOf } from '../editor/entry-title.ts'
import { useEditor } from '../editor/editor.ts'
import type { RowDrag } from './use-row-drag.ts'
import { useSwipe } from './use-swipe.ts'

interface EntryRowProps {
  readonly entry: BuilderEntry
  readonly index: number
  readonly isComplained: boolean
  readonly drag: RowDrag
}

export function EntryRow({ entry, index, isComplained, drag }: EntryRowProps) {
  const { builder, army, selection, change, select } = useEditor()
  const isSelected = selection?.is === 'entry' && selection.index === index
  const remove = () => change(removeEntry(builder, army, index))
  const swipe = useSwipe(remove)
  const handle = {
    title: words.armies.dragHint,
    onPointerDown: (event: PointerEvent<HTMLElement>) => drag.start(event, index),
    onPointerMove: drag.move,
    onPointerUp: drag.end,
    onPointerCancel: drag.end,
  }
  const isTarget = drag.to === index && drag.from !== index
  const isDown = drag.from !== undefined && drag.from < index
  const row = useRef<HTMLLIElement>(null)
  // Whoever was added last is seen, wherever its group stands.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <li
      ref={row}
      className={[
        'entry-row',
        isSelected && 'selected',
        isComplained && 'complained',
        drag.from === index && 'in-hand',
        isTarget && (isDown ? 'drop-after' : 'drop-before'),
      ]
        .filter(Boolean)
        .join(' ')}
      data-entry={index}
      data-row
      {...swipe}
    >
      <span className="entry-grip" {...handle}>
        <LineIcon name="grip" size={18} />
      </span>
      <Stepper entry={entry} index={index} onRemove={remove} />
      <span className="entry-token" {...handle}>
        <Token figure={entry} look="d" size={46} plain />
      </span>
      <button type="button" className="entry-name" onClick={() => select({ is: 'entry', index }, 'card')}>
        <b>{titleOf(entry)}</b>
        <span className={isPlain(entry) ? 'entry-kind' : 'entry-line'}>{lineOf(entry)}</span>
        <span className="entry-gear">{entry.chosen.map(({ label }) => label).join(', ')}</span>
      </button>
      <Chips entry={entry} onOpen={() => select({ is: 'entry', index }, 'card')} index={index} />
      <b className="entry-points" title={sumText(entry)}>
        {entry.points}
      </b>
      <button type="button" className="visually-hidden" tabIndex={-1} data-remove onClick={remove}>
        {words.armies.removeNamed(entry.name)}
      </button>
    </li>
  )
}

interface StepperProps {
  readonly entry: BuilderEntry
  readonly index: number
  onRemove(): void
}

/** One fewer than the fewest removes the entry; undo brings it back. */
function Stepper({ entry, index, onRemove }: StepperProps) {
  const { builder, army, change } = useEditor()
  const { count, counts, name } = entry
  const set = (next: number) => change(setCount(builder, army, index, next))
  return (
    <span className="entry-stepper">
      <button
        type="button"
        aria-label={words.armies.fewer(name)}
        data-minus
        onClick={() => (count <= counts.least ? onRemove() : set(count - 1))}
      >
        <LineIcon name="minus" size={18} />
      </button>
      <b>{count}</b>
      <button
        type="button"
        aria-label={words.armies.oneMore(name)}
        aria-disabled={count >= counts.most}
        data-plus
        onClick={() => count < counts.most && set(count + 1)}
      >
        <LineIcon name="plus" size={18} />
      </button>
    </span>
  )
}

/** What was chosen, each removable by a touch; and the way to choose more. */
function Chips({ entry, index, onOpen }: { readonly entry: BuilderEntry; readonly index: number; onOpen(): void }) {
  const { builder, army, change } = useEditor()
  return (
    <span className="entry-chips">
      {entry.chosen.map(({ label, icon, points, group, option }) => (
        <button
          key={`${group} ${option}`}
          type="button"
          className="gear-chip"
          title={words.armies.removeOption(label)}
          onClick={() => change(builder.withOption(army, index, { group, option, isChosen: false }))}
        >
          {icon !== undefined && <Emblem icon={icon} size={16} />}
          <span className="visually-hidden">{words.armies.remove} </span>
          {points === 0 ? label : `${label} ${words.armies.signed(points)}`}
        </button>
      ))}
      {entry.unreadable === undefined && (
        <button
          type="button"
          className="gear-chip gear-more"
          aria-label={words.armies.gearFor(entry.name)}
          onClick={onOpen}
        >
          <LineIcon name="plus" size={15} />
          {words.armies.gear}
        </button>
      )}
    </span>
  )
}

/** The player's own name, and what one of several costs; without either, its kind. */
const lineOf = (entry: BuilderEntry): string => (isPlain(entry) ? entry.kind : ownLine(entry).join(', '))

const isPlain = (entry: BuilderEntry): boolean => ownLine(entry).length === 0

function ownLine(entry: BuilderEntry): readonly string[] {
  const { name, count, each, notes, figures = [] } = entry
  const called = figures.slice(0, count).flatMap((figure) => figure.name ?? [])
  return [
    ...(name === titleOf(entry) ? [] : [name]),
    ...called,
    ...(count > 1 ? [words.armies.each(each.total)] : []),
    ...(notes ? ['✎'] : []),
  ]
}

const sumText = ({ each: { parts }, count }: BuilderEntry): string =>
  `${count} × (${parts.map(({ source, value }) => `${source} ${value}`).join(' + ')})`
