/** Two cards side by side: one is set aside, and whatever is touched next stands beside it. */
import { worded, type BuilderWord, type Stat } from '@muster/engine'
import { words } from '../../words/words.ts'
import { useEditor, type ComparedCard } from '../editor/editor.ts'

interface CompareLinkProps {
  readonly to: string
  readonly shown: { readonly stats: readonly Stat[]; readonly words: readonly BuilderWord[] }
  readonly points: number
}

export function CompareLink({ to, shown, points }: CompareLinkProps) {
  const { compare, openSheet } = useEditor()
  const setAside = () => {
    compare({ name: to, points, stats: shown.stats, words: shown.words })
    openSheet('browse')
  }
  return (
    <button type="button" className="link" onClick={setAside}>
      {words.armies.compare}
    </button>
  )
}

export function Comparison({ card }: { readonly card: ComparedCard }) {
  const { compared, compare } = useEditor()
  if (!compared) return null
  const isSame = compared.name === card.name && compared.points === card.points
  return (
    <div className="comparison">
      <div className="comparison-head">
        <b>{isSame ? words.armies.compareHint(compared.name) : words.armies.comparing}</b>
        <button type="button" className="link" onClick={() => compare(undefined)}>
          {words.armies.stopComparing}
        </button>
      </div>
      {!isSame && <ComparedNumbers a={compared} b={card} />}
    </div>
  )
}

function ComparedNumbers({ a, b }: { readonly a: ComparedCard; readonly b: ComparedCard }) {
  const rows = comparedRows(a, b)
  return (
    <table className="compared">
      <thead>
        <tr>
          <th scope="col">{words.armies.numbersHead}</th>
          <th scope="col">{a.name}</th>
          <th scope="col">{b.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values: [first, second] }) => (
          <tr key={label} className={first === second ? '' : 'differs'}>
            <th scope="row">{label}</th>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparedRow {
  readonly label: string
  readonly values: readonly [string, string]
}

/** Price, every number that either has, and the words that only one of them has. */
export function comparedRows(a: ComparedCard, b: ComparedCard): readonly ComparedRow[] {
  const [left, right] = [worded(a.stats), worded(b.stats)]
  const labels = [...new Set([...left, ...right].map(({ label }) => label))]
  const valueIn = (stats: typeof left, label: string) => stats.find((stat) => stat.label === label)?.value || '–'
  const namesOnlyIn = (one: ComparedCard, other: ComparedCard) =>
    one.words
      .map(({ name }) => name)
      .filter((name) => !other.words.some((word) => word.name === name))
      .join(', ') || '–'
  return [
    { label: words.armies.pointsHead, values: [String(a.points), String(b.points)] },
    ...labels.map((label): ComparedRow => ({ label, values: [valueIn(left, label), valueIn(right, label)] })),
    { label: words.armies.onlyHere, values: [namesOnlyIn(a, b), namesOnlyIn(b, a)] },
  ]
}
