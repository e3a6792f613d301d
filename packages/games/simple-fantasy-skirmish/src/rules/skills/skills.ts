/** Skill rolls: one die for the whole unit and one for each Champion with it. */
import {
  AbilityQuestion,
  raise,
  named,
  rollFor,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import type { SkirmishTypes } from '../../state/ability-types.ts'
import type { AttackKind } from '../../state/card.ts'
import { tell } from '../../events/events.ts'
import { groupOf, unitOf } from '../../state/figures.ts'
import { scenarioOf } from '../../scenarios/index.ts'
import type { Mishap, Task } from '../../scenarios/scenario.ts'
import { actionId } from '../../state/option-id.ts'
import { isSameTask, type State, type TaskKey, type Unit } from '../../state/state.ts'
import { advantageForSkill } from '../advantage/advantage.ts'
import { succeeds, rollDice, sidesFor, type Die, type DiceGroup } from '../dice/dice.ts'
import { takeHits } from '../saves/take-hits.ts'
import { turnDice } from '../advantage/turn-dice.ts'

/** Whether a unit never makes a Skill roll. */
export const hasNoSkill = new AbilityQuestion<SkirmishTypes, undefined, boolean>('has no Skill')

/** The number a unit must make, or undefined if it has no such Skill. */
export const skillStat = (state: State, unit: Unit, kind: AttackKind): number | undefined =>
  state.abilities.says(state, unit, hasNoSkill, undefined) ? undefined : unit.card.grid[kind].skill

/** One die for the whole unit whatever its number, and one of its own for each Champion attached to it. */
export function skillDice(state: State, unit: Unit, kind: AttackKind): DiceGroup[] {
  const throws: DiceGroup[] = []
  for (const member of groupOf(state, unit)) {
    const need = skillStat(state, member, kind)
    if (need === undefined) continue
    throws.push({ unit: member.id, count: 1, sides: sidesFor(state, member, 'skill'), need, enchanted: false })
  }
  return throws
}

const NONE: readonly Task[] = []

/** The tasks this unit may try now: near enough, not tried before, with a Skill for it. The basic game has no Skills. */
export function tasksOf(state: State, unit: Unit): readonly Task[] {
  if (state.mode === 'basic' || state.things.length === 0) return NONE
  const tasks = scenarioOf(state).tasks?.(state, unit) ?? NONE
  const isAble = (kind: AttackKind | undefined) => kind === undefined || skillDice(state, unit, kind).length > 0
  return tasks.filter((task) => !unit.tried.some((one) => isSameTask(one, task)) && isAble(task.kind))
}

/** The same as options of a question. */
export function skillOptions(state: State, unit: Unit): Option[] {
  return tasksOf(state, unit).map(({ verb, on, label, hint, at }) => ({
    id: actionId({ is: 'skill', unit: unit.id, task: { verb, on } }),
    label,
    figure: unit.id,
    ...(at !== undefined && { at }),
    ...(hint !== undefined && { hint }),
  }))
}

/** Tries a task. It costs neither the move nor the attack; one success of all dice is enough. */
export function* trySkill(play: Play<State>, id: FigureId, { verb, on }: TaskKey): Step {
  const { state } = play
  const unit = unitOf(state, id)
  const task = tasksOf(state, unit).find((one) => isSameTask(one, { verb, on })) ?? raise(`${id} cannot ${verb} ${on}`)
  unit.tried.push({ verb, on })
  const dice = task.kind === undefined ? [] : yield* rollSkill(play, id, task.kind)
  const success = task.kind === undefined || dice.some(succeeds)
  tellTried(play, id, task, dice, success)
  if (success) scenarioOf(state).succeed?.(play, id, task)
  else yield* suffer(play, id, scenarioOf(state).fail?.(play, id, task))
}

/** A failure may bring hits, which are saved like those of an attack. */
function* suffer(play: Play<State>, id: FigureId, mishap: Mishap | undefined): Step {
  if (!mishap) return
  const { kind, hits } = mishap
  yield* takeHits(play, id, { plain: hits, enchanted: 0 }, { why: 'mishap', kind })
}

function* rollSkill(play: Play<State>, id: FigureId, kind: AttackKind): Step<Die[]> {
  const unit = unitOf(play.state, id)
  const dice = yield* rollDice(play, skillDice(play.state, unit, kind), (member) => rollFor('skill', named(member)))
  const { pool } = advantageForSkill(play.state, unit)
  if (!dice.some(succeeds)) yield* turnDice(play, { what: 'turn-skill-dice', dice, pool })
  return dice
}

function tellTried(
  play: Play<State>,
  unit: FigureId,
  { verb, on, label, kind, rule }: Task,
  dice: readonly Die[],
  success: boolean,
): void {
  tell(play, {
    is: 'skill-tried',
    rules: [rule, kind === undefined ? 'SF-SKILL-03' : 'SF-SKILL-04'],
    unit,
    verb,
    on,
    label,
    ...(kind !== undefined && { kind }),
    success,
    dice: dice.map((die) => ({ unit: die.unit, sides: die.sides, need: die.need, rolled: die.rolled, face: die.face })),
  })
}
