/** A test battle from its very beginning: a plan, scripted dice, and the answers of the set-up. */
import { Battle } from '../play/battle.ts'
import type { Spot } from '../decisions/decision.ts'
import { ScriptedDice, type ScriptedRoll } from '../play/dice.ts'
import type { BattlePlan, Game } from '../play/game.ts'
import { StagedBattle } from './staged-battle.ts'

export abstract class PlannedBattle<S> extends StagedBattle<S> {
  readonly battle: Battle<S>
  protected readonly scripted: ScriptedDice

  constructor(game: Game<S>, plan: BattlePlan, script: readonly ScriptedRoll[]) {
    super()
    this.scripted = new ScriptedDice(script)
    this.battle = Battle.start(game, plan, this.scripted)
  }

  /** Places figures when the battle asks for their places. */
  place(...spots: readonly Spot[]): this {
    return this.answer({ spots })
  }
}
