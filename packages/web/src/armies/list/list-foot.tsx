/** How many figures on which bases; and the way to try the list, print it or play it where the head has no room. */
import type { BuilderEntry } from '@muster/engine'
import type { Base } from '@muster/table'
import { MM } from '@muster/table'
import { LineIcon } from '../../ui/line-icons.tsx'
import { words } from '../../words/words.ts'
import { useEditor } from '../editor/editor.ts'
import { PlayButton } from '../share/play-button.tsx'
import { PrintLink } from '../share/print-link.tsx'
import type { TrialRun } from './use-trial.ts'

export function ListFoot({ trial }: { readonly trial: TrialRun }) {
  const { entries, complaints } = useEditor()
  return (
    <footer className="list-foot">
      <p>{basesText(entries)}</p>
      {trial.state.is === 'idle' && (
        <button
          type="button"
          className="btn"
          disabled={complaints.length > 0}
          title={complaints.length > 0 ? words.armies.mendFirst : undefined}
          onClick={trial.start}
        >
          <LineIcon name="play" size={18} />
          {words.armies.tryIt}
        </button>
      )}
      <span className="phone-ways">
        <PrintLink />
        <PlayButton />
      </span>
    </footer>
  )
}

/** "12 figures: 11 on 25 mm, 1 on 20 mm". */
export function basesText(entries: readonly Pick<BuilderEntry, 'base' | 'count'>[]): string {
  const counts = new Map<string, number>()
  for (const { base, count } of entries)
    if (count > 0) counts.set(baseText(base), (counts.get(baseText(base)) ?? 0) + count)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const parts = [...counts].sort(([, a], [, b]) => b - a).map(([base, count]) => words.armies.onBase(count, base))
  return words.armies.figures(total, parts)
}

export const baseText = (base: Base): string =>
  base.shape === 'circle' ? `${base.diameter / MM} mm` : `${base.width / MM} × ${base.length / MM} mm`
