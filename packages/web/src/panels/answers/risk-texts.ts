/** What an answer may bring, in words: on its button, on a die, in a tooltip. All of them say the same number. */
import type { FigureId, SideId, TableView } from '@muster/engine'
import type { AnswerRisks, Risk } from '@muster/session'
import { displayName, figureNamed } from '../../figures/acting-figures.ts'
import { percent } from '../../words/numbers.ts'
import { words } from '../../words/words.ts'

/** What it does to its target or, without one, to whoever fares worst. */
const worstOf = ({ risks }: AnswerRisks, at?: FigureId) =>
  risks.find(({ figure }) => figure === at) ?? risks.toSorted((a, b) => b.falls - a.falls || b.hurt - a.hurt)[0]

interface RiskTextOptions {
  /** The side that is asked: its own losses are told apart from those of its enemies. */
  readonly by: SideId | undefined
  /** The target, which the label names already. */
  readonly at?: FigureId | undefined
  /** What becomes of those who are lost. */
  readonly fate?: string | undefined
}

export function riskText(
  view: TableView,
  answerRisks: AnswerRisks,
  { by, at, fate }: RiskTextOptions,
): string | undefined {
  const worst = worstOf(answerRisks, at)
  if (!worst) return undefined
  const { figure, falls, hurt, losses } = worst
  const endangered = answerRisks.risks.filter((risk) => risk.falls > 0 && risk.losses === undefined)
  if (figure !== at && fate === undefined && endangered.length > 1) return severalText(view, endangered, by)
  const unit = view.units?.find((one) => one.id === figure)
  // A loss that is sure is what the question is about, and no risk of the answer.
  if (unit && losses !== undefined) return falls === 1 ? undefined : words.battle.unitRisk(unit.name, losses)
  const found = figureNamed(view, figure)
  return found && words.battle.risk(figure === at ? undefined : displayName(found), falls, hurt, fate)
}

function severalText(view: TableView, endangered: readonly Risk[], by: SideId | undefined): string {
  const isOwn = ({ figure }: Risk) => figureNamed(view, figure)?.side === by
  const groupOf = (risks: readonly Risk[]) => ({
    count: risks.length,
    falls: risks.reduce((sum, { falls }) => sum + falls, 0),
  })
  return words.battle.severalRisks(
    groupOf(endangered.filter((risk) => !isOwn(risk))),
    groupOf(endangered.filter(isOwn)),
  )
}

/** The same in a few letters, for a die. */
export function shortRisk(answerRisks: AnswerRisks): string | undefined {
  const worst = worstOf(answerRisks)
  if (!worst) return undefined
  const { falls, hurt, losses } = worst
  return losses === undefined ? percent(falls > 0 ? falls : hurt) : words.dice.lost(losses)
}
