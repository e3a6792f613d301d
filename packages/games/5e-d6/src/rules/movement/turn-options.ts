/** What figures may do in their turn to move besides moving, as options to pick from. */
import { named, optionId, optionParts, type Option } from '@muster/engine'
import type { TurnAction } from '../../state/ability.ts'
import type { Figure, State } from '../../state/state.ts'
import type { MoveOffer } from './ask-move.ts'
import { hang } from './hang.ts'
import { COMMON_ACTIONS } from './turn-actions.ts'

export const DONE = 'done'

const EVERYBODYS: readonly TurnAction[] = [...COMMON_ACTIONS, hang]

/** Those of everybody, and those that the figure's abilities add. */
function everyAction(state: State, figure: Figure): readonly TurnAction[] {
  const { actions } = state.abilities.of(state, figure)
  return actions.length === 0 ? EVERYBODYS : [...EVERYBODYS, ...actions]
}

export const hasAction = (state: State, figure: Figure): boolean =>
  everyAction(state, figure).some((action) => action.isOpen(state, figure))

/** An option's id, and what it stands for. */
interface ReadOption {
  readonly id: string
  readonly figure: Figure | undefined
  readonly isDone: boolean
  readonly action: TurnAction | undefined
}

/** Options are listed only when somebody looks. */
export class TurnOptions implements MoveOffer {
  private last: ReadOption | undefined

  constructor(
    private readonly state: State,
    readonly figures: readonly Figure[],
  ) {}

  get options(): readonly Option[] {
    return this.figures.flatMap((figure) => optionsOf(this.state, figure))
  }

  isOption(id: string): boolean {
    const { figure, isDone, action } = this.read(id)
    return isDone || (figure !== undefined && action?.isOpen(this.state, figure) === true)
  }

  /** What an option's id stands for. An answer is checked and then carried out: the last is remembered. */
  read(id: string): ReadOption {
    if (this.last?.id !== id) {
      const parts = optionParts(id)
      const figure = parts.length === 2 ? this.figures.find((one) => one.id === parts[0]) : undefined
      const isDone = figure !== undefined && parts[1] === DONE
      const action = isDone || !figure ? undefined : everyAction(this.state, figure).find((one) => one.id === parts[1])
      this.last = { id, figure, isDone, action }
    }
    return this.last
  }
}

function optionsOf(state: State, figure: Figure): Option[] {
  const { id } = figure
  const isBegun = state.turn !== undefined
  const done: Option = { id: optionId(id, DONE), label: isBegun ? 'Done' : 'Stay', figure: id, group: named(id) }
  const options = everyAction(state, figure)
    .filter((action) => action.isOpen(state, figure))
    .map((action) => ({
      id: optionId(id, action.id),
      label: action.label,
      hint: action.hint,
      figure: id,
      group: named(id),
    }))
  return [done, ...options]
}
