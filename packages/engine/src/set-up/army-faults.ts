/** What is wrong with the army lists of a plan: each is read once, and a list that is none at all is a fault too. */
import type { RuleId } from '../common/ids.ts'
import { InputError } from '../input/input.ts'
import type { SidePlan } from '../play/game.ts'

/** A fault of a plan: what is wrong, where, and by which rule. */
export interface PlanFault {
  readonly message: string
  readonly where: string
  readonly rule?: RuleId
}

/** A list as the game reads it, or why it is none. */
export type ReadList<L> = L | InputError

export function readList<L>({ army }: SidePlan, read: (army: unknown) => L): ReadList<L> {
  try {
    return read(army)
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
}

/** The faults of all lists, each with its place in the plan. */
export const armyFaults = <L>(
  lists: readonly ReadList<L>[],
  check: (list: L) => readonly PlanFault[],
): readonly PlanFault[] =>
  lists.flatMap((list, index) =>
    (list instanceof InputError ? [list] : check(list)).map(({ message, where, rule }: PlanFault) => ({
      message,
      where: `sides.${index}.army${where && `.${where}`}`,
      ...(rule !== undefined && { rule }),
    })),
  )
