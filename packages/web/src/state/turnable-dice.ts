/** The dice of a question that asks which of them to turn: whose they are, which can be turned, and which are alike. */
import type { FigureId, SideId, TurnableDie } from '@muster/engine'
import type { ShownDecision, ShownOption, Snapshot } from '@muster/session'

type DecisionOf = Pick<Snapshot, 'decision' | 'answeredBy'>

export interface DieToTurn extends TurnableDie {
  readonly place: number
  /** What clicking it means; absent where turning it would change nothing. */
  readonly option?: ShownOption
  /** The option whose odds are also its own: that of the first die like it. */
  readonly oddsOf?: string
}

/** The dice of one roll. */
export interface RollToTurn {
  readonly of: FigureId
  readonly by: SideId
  readonly sides: number
  readonly succeeds: readonly number[]
  readonly passes: readonly DieToTurn[]
  readonly fails: readonly DieToTurn[]
}

/** Undefined where the person here is not asked to turn dice. */
export function diceToTurn({ decision, answeredBy }: DecisionOf): readonly RollToTurn[] | undefined {
  if (answeredBy !== 'person' || decision?.kind !== 'choose' || !decision.dice) return undefined
  const rolls = new Map<string, DieToTurn[]>()
  decision.dice.forEach((die, place) => {
    const key = `${die.sides} ${die.succeeds.join(' ')} ${die.of}`
    rolls.set(key, [...(rolls.get(key) ?? []), dieToTurn(decision, die, place)])
  })
  return [...rolls.values()].flatMap(rollOf)
}

function dieToTurn(decision: ShownDecision, die: TurnableDie, place: number): DieToTurn {
  const option = decision.options.find(({ turns }) => turns?.die === place)
  return option ? { ...die, place, option, oddsOf: firstLike(decision, option).id } : { ...die, place }
}

function rollOf(dice: readonly DieToTurn[]): readonly RollToTurn[] {
  const [first] = dice
  if (!first) return []
  const { of, by, sides, succeeds } = first
  const sorted = dice.toSorted((a, b) => b.face - a.face)
  const passes = sorted.filter(({ face }) => succeeds.includes(face))
  return [{ of, by, sides, succeeds, passes, fails: sorted.filter((die) => !passes.includes(die)) }]
}

/** Dice of one roll that show the same are alike: the first stands for all of them. */
export function firstLike(decision: ShownDecision, option: ShownOption): ShownOption {
  const key = kindOf(decision, option)
  return (key !== undefined && decision.options.find((one) => kindOf(decision, one) === key)) || option
}

function kindOf(decision: ShownDecision, { turns }: ShownOption): string | undefined {
  const die = turns && decision.kind === 'choose' ? decision.dice?.[turns.die] : undefined
  return turns && die && JSON.stringify([die.of, die.sides, die.face, die.succeeds, turns.to])
}

/** The options without those that only turn another die like one of the others. */
export const withoutAlike = (decision: ShownDecision): readonly ShownOption[] =>
  decision.options.filter((option) => option.turns === undefined || firstLike(decision, option) === option)
