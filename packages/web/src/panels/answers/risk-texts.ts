/** What an answer may bring, in words: on its button, on a die, in a tooltip. All of them say the same number. */
import type { FigureId, TableView } from '@muster/engine'
import type { AnswerRisks } from '@muster/session'
import { displayName, figureNamed } from '../../figures/acting-figures.ts'
import { percent } from '../../words/numbers.ts'
import { words } from '../../words/words.ts'

/** What it does to its target or, without one, to whoever fares worst. */
const worstOf = ({ risks }: AnswerRisks, at?: FigureId) =>
  risks.find(({ figure }) => figure === at) ?? risks.toSorted((a, b) => b.falls - a.falls || b.hurt - a.hurt)[0]

/** `at`: the target, which the label names already; `fate`: what becomes of those who are lost. */
export function riskText(view: TableView, answerRisks: AnswerRisks, at?: FigureId, fate?: string): string | undefined {
  const worst = worstOf(answerRisks, at)
  if (!worst) return undefined
  const { figure, falls, hurt, losses } = worst
  const endangered = answerRisks.risks.filter((risk) => risk.falls > 0 && risk.losses === undefined)
  if (figure !== at && fate === undefined && endangered.length > 1)
    return words.battle.severalRisks(
      endangered.length,
      endangered.reduce((sum, risk) => sum + risk.falls, 0),
    )
  const unit = view.units?.find((one) => one.id === figure)
  // A loss that is sure is what the question is about, and no risk of the answer.
  if (unit && losses !== undefined) return falls === 1 ? undefined : words.battle.unitRisk(unit.name, losses)
  const found = figureNamed(view, figure)
  return found && words.battle.risk(figure === at ? undefined : displayName(found), falls, hurt, fate)
}

/** The same in a few letters, for a die. */
export function shortRisk(answerRisks: AnswerRisks): string | undefined {
  const worst = worstOf(answerRisks)
  if (!worst) return undefined
  const { falls, hurt, losses } = worst
  return losses === undefined ? percent(falls > 0 ? falls : hurt) : words.dice.lost(losses)
}
