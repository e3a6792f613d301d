/** A look at a battle that has not begun: everybody in place, by the questions' own defaults. */
import { Battle, SeededDice, type BattlePlan, type FigureView, type GameKit, type TableView } from '@muster/engine'

export function previewOf(kit: GameKit<unknown>, plan: BattlePlan, seed = 1): TableView {
  const battle = Battle.start(kit.game, plan, new SeededDice(seed), { keep: false })
  while (battle.decision !== undefined && kit.view(battle.state).round.turn < 1) battle.answer(battle.decision.default)
  return kit.view(battle.state)
}

export interface Kind {
  readonly figure: FigureView
  readonly count: number
}

/** An army's kinds of figure, each with how many there are. */
export function kindsOf(figures: readonly FigureView[]): readonly Kind[] {
  const kinds = new Map<string, { readonly figure: FigureView; count: number }>()
  for (const figure of figures) {
    const known = kinds.get(figure.name)
    if (known) known.count++
    else kinds.set(figure.name, { figure, count: 1 })
  }
  return [...kinds.values()]
}
