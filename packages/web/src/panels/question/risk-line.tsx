/** The chances of an answer, shown on its button. */
import type { FigureId, TableView } from '@muster/engine'
import { displayName, figureNamed } from '../../figures/acting-figures.ts'
import { useTableState } from '../../table/table-context.tsx'
import { useForecast } from '../../table/use-forecast.ts'
import { tellingChance } from '../../state/telling-chance.ts'
import type { AnswerButton } from '../answers/button.ts'
import { riskText } from '../answers/risk-texts.ts'
import { riskKey } from '../answers/answers-to-weigh.ts'
import { words } from '../../words/words.ts'
import type { AnswerRisks } from '@muster/session'

export function RiskLine({ button }: { readonly button: AnswerButton }) {
  const answerRisks = useTableState((state) => state.risks[riskKey(state.draft, button)])
  const at = useTableState((state) => namedOn(button, state.snapshot.view))
  if (answerRisks === undefined || (button.does !== 'pick' && button.does !== 'confirm')) return null
  return answerRisks.risks.length > 0 ? <RiskSummary answerRisks={answerRisks} at={at} /> : <Chances button={button} />
}

/** Whom the label names already: the target, or the figure that is the whole answer. */
function namedOn({ at, intent, figure: id, label }: AnswerButton, view: TableView): FigureId | undefined {
  const figure = figureNamed(view, id)
  return at ?? intent?.at ?? (figure && displayName(figure) === label ? id : undefined)
}

interface RiskSummaryProps {
  readonly answerRisks: AnswerRisks
  /** Whom the label names already. */
  readonly at: FigureId | undefined
}

function RiskSummary({ answerRisks, at }: RiskSummaryProps) {
  const view = useTableState((state) => state.snapshot.view)
  const fate = useTableState((state) => state.snapshot.decision?.fate)
  const by = useTableState((state) => state.snapshot.decision?.by)
  const text = riskText(view, answerRisks, { by, at, fate })
  return <Line parts={text === undefined ? [] : [text]} assumes={answerRisks.assumes} />
}

/** If there are too many outcomes to weigh, or another question comes before the dice: the odds of the attack alone, as the table shows them. */
export function Chances({ button }: { readonly button: AnswerButton }) {
  const { chances = [], assumes } = useForecast(button.intent) ?? {}
  const last = tellingChance(chances)
  return <Line parts={last ? [words.battle.chance(last.label, last.chance)] : []} assumes={assumes} />
}

/** Assumptions are shown in short, with the full text in the tooltip. */
function Line({ parts, assumes }: { readonly parts: readonly string[]; readonly assumes: string | undefined }) {
  if (parts.length === 0) return null
  return (
    <small className="risk" title={assumes}>
      {parts.join(' · ')}
      {assumes !== undefined && <span className="risk-policy"> ({words.battle.assumed})</span>}
    </small>
  )
}
