/** Four numbers at most: what the scenario counts, who is left, the dice, and how lucky they were. */
import type { ReactNode } from 'react'
import type { Review } from '@muster/session'
import { ownSide } from '../../figures/own-side.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'

export function EndNumbers({ review }: { readonly review: Review | undefined }) {
  const { view, result, options } = useTableState((state) => state.snapshot)
  const dice = review?.dice?.find(({ side }) => side === review.side)
  const isOwn = dice !== undefined && ownSide(view, options.seats) === dice.side
  const name = isOwn ? undefined : view.sides.find(({ id }) => id === dice?.side)?.name
  const scores = result?.scores ?? []
  const standing = view.sides.map(({ id }) => [id, view.figures.filter(({ side }) => side === id).length] as const)
  // A scenario may count just those who are left.
  const isStanding = scores.every(({ side, score }) => standing.some(([id, left]) => id === side && left === score))
  return (
    <dl className="end-numbers">
      {scores.length > 1 && !isStanding && (
        <Entry label={words.end.score}>
          <Sides counts={scores.map(({ side, score }) => [side, score])} />
        </Entry>
      )}
      <Entry label={words.end.standing}>
        <Sides counts={standing} />
      </Entry>
      {dice && dice.dice > 0 && (
        <>
          <Entry label={words.end.dice(name)}>
            <b>{dice.passed}</b> {words.end.of} <b>{dice.dice}</b>
          </Entry>
          <Entry label={words.end.luck(name)}>
            <b>{words.end.luckOf(dice).split(' ')[0]}</b> {words.end.luckOf(dice).split(' ').slice(1).join(' ')}
          </Entry>
        </>
      )}
    </dl>
  )
}

const Entry = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function Sides({ counts }: { readonly counts: readonly (readonly [side: string, count: number])[] }) {
  const sides = useTableState((state) => state.snapshot.view.sides)
  return counts.map(([side, count], place) => (
    <span key={side}>
      {place > 0 && ` ${words.end.to} `}
      <b className={`side-${sideLookOf(sides, side)}-ink`} title={sides.find(({ id }) => id === side)?.name}>
        {count}
      </b>
    </span>
  ))
}
