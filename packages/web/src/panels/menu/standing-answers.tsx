/** The standing answers of this battle, to change or remove. */
import type { StandingAnswer } from '@muster/engine'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { words } from '../../words/words.ts'
import type { NamedStandingAnswer } from '@muster/session'
import { Choice } from '../../ui/choice.tsx'

const SETTINGS = ['ask', 'always', 'never'] as const
type Setting = (typeof SETTINGS)[number]

export function StandingAnswerList() {
  const settled = useTableState((state) => state.snapshot.options.standingAnswers)
  if (settled === undefined || settled.length === 0) return null
  return (
    <section className="menu-columns" aria-label={words.menu.standingAnswers}>
      {settled.map((one) => (
        <StandingAnswerChoice key={`${one.by} ${one.what}`} settled={one} />
      ))}
    </section>
  )
}

function StandingAnswerChoice({ settled: { by, what, name, answer } }: { readonly settled: NamedStandingAnswer }) {
  const { presenter } = useTableContext()
  const side = useTableState((state) => state.snapshot.view.sides.find(({ id }) => id === by)?.name ?? '')
  const choose = (setting: Setting) => {
    const wanted: StandingAnswer | undefined = setting === 'ask' ? undefined : setting
    void presenter.change('setStandingAnswer', { by, what, name, answer: wanted })
  }
  return (
    <Choice
      label={words.menu.standingAnswerOf(name, side)}
      names={words.menu.standingAnswerNames}
      values={SETTINGS}
      value={answer}
      onChoose={choose}
    />
  )
}
