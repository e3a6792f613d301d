/** How many models a number of hits costs, when both sides spend their points on saves as well as they can. */
import type { AttackKind } from '../../state/card.ts'
import { attachedTo, isChampion, living } from '../../state/figures.ts'
import { usualAssignment } from './assign-saves.ts'
import { saveStat, saveDice, saveDiceAfter, type Hits } from './save-dice.ts'
import type { State, Unit } from '../../state/state.ts'
import { runsAway } from './panic.ts'
import { chanceToMake, expectedValue, addWeighted, successesOf, type ChanceByNumber } from '../dice/distribution.ts'

/** Points still to be spent: at most one side has any. */
export interface PointsLeft {
  readonly attacker: number
  readonly defender: number
}

/** The losses of one unit under one kind of attack. Many dice results give the same hits: each is worked out once. */
export class LossForecast {
  private readonly own: number
  /** The chance of each attached Champion to save for itself. */
  private readonly champions: readonly number[]
  private readonly known = new Map<number, ChanceByNumber>()

  constructor(
    private readonly state: State,
    private readonly target: Unit,
    private readonly kind: AttackKind,
  ) {
    this.own = living(target).length
    this.champions = attachedTo(state, target).map((champion) => this.chanceToSave(champion, false))
  }

  losses(hits: Hits, points: PointsLeft): ChanceByNumber {
    const key = ((hits.plain * 32 + hits.enchanted) * 32 + points.attacker) * 32 + points.defender
    let losses = this.known.get(key)
    if (!losses) {
      losses = this.workOut(hits, points)
      this.known.set(key, losses)
    }
    return losses
  }

  private workOut(hits: Hits, points: PointsLeft): ChanceByNumber {
    if (hits.plain + hits.enchanted === 0) return NOBODY
    return isChampion(this.target) ? this.alone(hits, points) : this.together(hits, points)
  }

  /** A Champion alone saves against one hit after another and falls at the first failure. */
  private alone({ plain, enchanted }: Hits, { attacker }: PointsLeft): ChanceByNumber {
    const chance = (isEnchanted: boolean) => this.chanceToSave(this.target, isEnchanted)
    const survives = attacker > 0 ? 0 : chance(false) ** plain * chance(true) ** enchanted
    return [survives, 1 - survives]
  }

  private chanceToSave(champion: Unit, enchanted: boolean): number {
    const { state, kind } = this
    const need = saveStat(state, champion, kind, enchanted)
    return need === undefined ? 0 : chanceToMake(need, saveDice(state, champion, kind, 1, need).sides)
  }

  private together(hits: Hits, points: PointsLeft): ChanceByNumber {
    const chances = this.dice(hits)
    const unsaved = hits.plain + hits.enchanted - chances.length
    const losses: number[] = []
    successesOf(chances).forEach((weight, saved) => {
      const rolled = chances.length - saved
      const pressed = this.bestPress(unsaved + rolled, saved, points.attacker)
      const failed = unsaved + rolled + pressed - Math.min(points.defender, rolled)
      addWeighted(losses, this.afterFailures(failed, points.attacker - pressed), weight)
    })
    return losses
  }

  /**
   * How many saves the attacker turns to failures, so as to cost most models on average. What is left of the points may
   * turn the saves of Champions whose unit is gone.
   */
  bestPress(failed: number, saved: number, points: number): number {
    if (points === 0 || saved === 0) return 0
    let best = 0
    let most = -1
    for (let pressed = 0; pressed <= Math.min(points, saved); pressed++) {
      const mean = this.meanAfter(failed + pressed, points - pressed)
      if (mean > most + 1e-12) [best, most] = [pressed, mean]
    }
    return best
  }

  /** How many models so many failed saves cost on average, with so many points left against Champions. */
  meanAfter(failed: number, points: number): number {
    return expectedValue(this.afterFailures(failed, points))
  }

  /** The chance of each save die that is rolled. */
  private dice(hits: Hits): number[] {
    const { state, target, kind } = this
    const chances: number[] = []
    const taken = this.champions.length === 0 ? [] : usualAssignment(state, target, kind, hits)
    for (const { count, need, sides } of saveDiceAfter(state, target, kind, hits, taken)) {
      for (let i = 0; i < count; i++) chances.push(chanceToMake(need, sides))
    }
    return chances
  }

  private afterFailures(failed: number, points: number): ChanceByNumber {
    const { own, champions } = this
    if (failed > own) return shifted(lastStands(champions, failed - own, points), own)
    const panics = failed > 0 && failed < own && this.panicsWith(own - failed + champions.length)
    return shifted(NOBODY, panics ? own : failed)
  }

  private panicsWith(left: number): boolean {
    return this.state.abilities.says(this.state, this.target, runsAway, left)
  }
}

const NOBODY: ChanceByNumber = [1]

function shifted(spread: ChanceByNumber, by: number): ChanceByNumber {
  const moved: number[] = []
  addWeighted(moved, spread, 1, by)
  return moved
}

/** How many of these Champions fall to so many left-over failures, taken by the first of them as long as it stands. */
function lastStands([first, ...others]: readonly number[], left: number, points: number): ChanceByNumber {
  if (first === undefined || left === 0) return NOBODY
  const losses: number[] = []
  addWeighted(losses, lastStands(others, left - 1, points), 1 - first, 1)
  if (first > 0 && points > 0) addWeighted(losses, lastStands(others, left - 1, points - 1), first, 1)
  else if (first > 0) addWeighted(losses, lastStands([first, ...others], left - 1, points), first)
  return losses
}
