/** How many models a number of hits will cost, with points spent on the saves as they usually are. */
import type { Kind } from '../card.ts'
import { attachedTo, isChampion, living, modelsOf } from '../figures.ts'
import { usualAssignment } from '../rules/assign-saves.ts'
import { saveStat, saveThrow, throwsAfter, type Hits } from '../rules/save-dice.ts'
import type { State, Unit } from '../state.ts'
import { has } from '../traits/of.ts'
import { chanceToMake, pour, successesOf, type Spread } from './spread.ts'

/** Points still to be spent: at most one side has any. */
export interface Points {
  readonly attacker: number
  readonly defender: number
}

export function lossesFrom(state: State, target: Unit, kind: Kind, hits: Hits, points: Points): Spread {
  if (hits.plain + hits.enchanted === 0) return [1]
  return (isChampion(target) ? aloneLosses : unitLosses)(state, target, kind, hits, points)
}

/** One save after another: the first failure, or the first that the enemy turns, is the end. */
function aloneLosses(state: State, champion: Unit, kind: Kind, hits: Hits, { attacker }: Points): Spread {
  const chance = (isEnchanted: boolean) => chanceToSave(state, champion, kind, isEnchanted)
  const survives = attacker > 0 ? 0 : chance(false) ** hits.plain * chance(true) ** hits.enchanted
  return [survives, 1 - survives]
}

function chanceToSave(state: State, champion: Unit, kind: Kind, enchanted: boolean): number {
  const need = saveStat(state, champion, kind, enchanted)
  return need === undefined ? 0 : chanceToMake(need, saveThrow(state, champion, kind, 1, need).sides)
}

function unitLosses(state: State, target: Unit, kind: Kind, hits: Hits, points: Points): Spread {
  const chances: number[] = []
  const taken = usualAssignment(state, target, kind, hits)
  for (const { count, need, sides } of throwsAfter(state, target, kind, hits, taken)) {
    for (let i = 0; i < count; i++) chances.push(chanceToMake(need, sides))
  }
  const unsaved = hits.plain + hits.enchanted - chances.length
  const losses: number[] = []
  successesOf(chances).forEach((weight, saved) => {
    const rolled = chances.length - saved
    const pressed = usualPress(living(target).length, unsaved + rolled, Math.min(points.attacker, saved))
    const failed = unsaved + rolled + pressed - Math.min(points.defender, rolled)
    pour(losses, afterFailures(state, target, kind, failed, points.attacker - pressed), weight)
  })
  return losses
}

/** How many saves the attacker usually turns to failures: as many as still cost a model. */
export const usualPress = (models: number, failed: number, points: number): number =>
  Math.max(0, Math.min(points, models - failed))

function afterFailures(state: State, target: Unit, kind: Kind, failed: number, points: number): Spread {
  const own = living(target).length
  if (failed <= own) {
    const isLast = failed > 0 && modelsOf(state, target).length - failed === 1 && has(state, target, 'fleesAlone')
    return one(failed + (isLast && failed < own ? 1 : 0))
  }
  const champions = attachedTo(state, target).map((champion) => chanceToSave(state, champion, kind, false))
  const losses: number[] = []
  pour(losses, lastStands(champions, failed - own, points), 1, own)
  return losses
}

const one = (number: number): Spread => Array.from({ length: number + 1 }, (_, index) => (index === number ? 1 : 0))

/** How many of these Champions fall to so many left-over failures, taken by the first of them as long as it stands. */
function lastStands([first, ...others]: readonly number[], left: number, points: number): Spread {
  if (first === undefined || left === 0) return [1]
  const losses: number[] = []
  pour(losses, lastStands(others, left - 1, points), 1 - first, 1)
  if (first > 0 && points > 0) pour(losses, lastStands(others, left - 1, points - 1), first, 1)
  else if (first > 0) pour(losses, lastStands([first, ...others], left - 1, points), first)
  return losses
}
