/** The card of an entry: gear, mounts and upgrades in place, cheaper and stronger swaps, its name and notes. */
import type { BuilderEntry } from '@muster/engine'
import { useMemo } from 'react'
import { words } from '../../words/words.ts'
import { titleOf } from '../editor/entry-title.ts'
import { useEditor } from '../editor/editor.ts'
import { CardFace } from './card-face.tsx'
import { CompareLink, Comparison } from './compare.tsx'
import { Duels } from './duels.tsx'
import { EntryNames } from './entry-names.tsx'
import { FigureNames } from './figure-names.tsx'
import { EntryTools } from './entry-tools.tsx'
import { OptionRows } from './option-rows.tsx'
import { Swaps } from './swaps.tsx'

export function EntryCard({ entry, index }: { readonly entry: BuilderEntry; readonly index: number }) {
  const { builder, army } = useEditor()
  const groups = useMemo(() => builder.options(army, index), [builder, army, index])
  const line = words.armies.kindAndPoints(entry.kind, entry.each.total)
  return (
    <>
      <Comparison card={{ name: entry.name, points: entry.each.total, stats: entry.stats, words: entry.words }} />
      <CardFace name={titleOf(entry)} line={line} shown={entry} />
      {entry.unreadable !== undefined && <p className="card-barred">{entry.unreadable}</p>}
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group) => (
          <OptionRows key={group.id} group={group} entry={entry} index={index} />
        ))}
      <Swaps index={index} />
      <Duels army={army} index={index} />
      <EntryNames entry={entry} index={index} />
      <FigureNames entry={entry} index={index} />
      <div className="card-links">
        <CompareLink to={entry.name} shown={entry} points={entry.each.total} />
        <EntryTools entry={entry} index={index} />
      </div>
    </>
  )
}
