/** What players have settled beforehand in this battle, to be changed or taken back. */
import type { StandingAnswer } from '@muster/engine'
import { useSeat, useTable } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import type { Settled } from '../../session/messages/options.ts'
import { Choice } from '../../ui/choice.tsx'

const WISHES = ['ask', 'always', 'never'] as const
type Wish = (typeof WISHES)[number]

export function HabitList() {
  const settled = useTable((state) => state.snapshot.terms.settled)
  if (settled === undefined || settled.length === 0) return null
  return (
    <section className="menu-columns" aria-label={words.menu.habits}>
      {settled.map((one) => (
        <HabitChoice key={`${one.by} ${one.what}`} settled={one} />
      ))}
    </section>
  )
}

function HabitChoice({ settled: { by, what, name, habit } }: { readonly settled: Settled }) {
  const { session } = useSeat()
  const side = useTable((state) => state.snapshot.view.sides.find(({ id }) => id === by)?.name ?? '')
  const choose = (wish: Wish) => {
    const wanted: StandingAnswer | undefined = wish === 'ask' ? undefined : wish
    void session.settle({ by, what, name, habit: wanted })
  }
  return (
    <Choice
      label={words.menu.habitOf(name, side)}
      names={words.menu.habitNames}
      values={WISHES}
      value={habit}
      onChoose={choose}
    />
  )
}
