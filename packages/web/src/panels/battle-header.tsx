/** The header of the battle screen: scenario, round, and the buttons for help and menu. */
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { UpNext } from './up-next.tsx'

/** What is no longer asked in this battle; a press opens the menu, where it is changed. */
function SettledAnswers() {
  const { openSheet } = useTableContext()
  const settled = useTableState((state) => state.snapshot.options.standingAnswers)
  if (settled === undefined || settled.length === 0) return null
  const names = settled.map(({ name, answer }) => `${name} (${words.menu.standingAnswerNames[answer]})`)
  return (
    <button type="button" className="link settled-answers" onClick={() => openSheet.set(() => 'menu')}>
      {words.battle.settledAnswers(names)}
    </button>
  )
}

export function BattleHeader() {
  const { openSheet } = useTableContext()
  const { scenario, round } = useTableState((state) => state.snapshot.view)
  const fromRound = useTableState((state) => state.snapshot.options.fromRound)
  return (
    <section className="battle-header paper">
      <div className="battle-header-top">
        <h1>
          <a href="#/">{words.app}</a>
        </h1>
        <p className="header-round">
          <b>{words.battle.round(round)}</b>
          <br />
          {round.phase}
        </p>
        <div className="header-next">
          <UpNext />
        </div>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.battle.help}
          onClick={() => openSheet.set(() => 'keys')}
        >
          <LineIcon name="ask" />
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.battle.menu}
          onClick={() => openSheet.set(() => 'menu')}
        >
          <LineIcon name="menu" />
        </button>
      </div>
      <p className="scenario">
        <b>{words.home.battle([scenario.name], fromRound)}</b>
        <br />
        {scenario.standing || scenario.line}
      </p>
      <SettledAnswers />
    </section>
  )
}
