/** A preview of a battle that has not begun: everybody deployed by taking the default answers. */
import { Battle, SeededDice, type BattlePlan, type GameKit, type TableView } from '@muster/engine'

export function previewOf(kit: GameKit<unknown>, plan: BattlePlan, seed = 1): TableView {
  const battle = Battle.start(kit.game, plan, new SeededDice(seed), { keep: false })
  while (battle.decision !== undefined && kit.view(battle.state).round.turn < 1) battle.answer(battle.decision.default)
  return kit.view(battle.state)
}
