/** Declaring a mastery when a melee begins. */
import {
  chooseQuestion,
  named,
  picked,
  text,
  type ChooseRules,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import { optionId } from '../../state/option-id.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Mastery } from '../../state/ability.ts'
import { declarable } from './masteries.ts'
import { foesOf } from './melee-members.ts'
import { attackOptionsOf, type AttackOption } from './melee-attacks.ts'

/** A mastery that could be declared, some of them against one enemy, and the id of its option. */
interface Declaration {
  readonly mastery: Mastery
  readonly at: FigureId | undefined
  readonly id: string
}

const NO_MASTERY: Option = { id: 'no', label: 'No mastery' }

/** Options are worded when somebody looks. */
export class MasteryOffer implements ChooseRules {
  readonly declarations: readonly Declaration[]

  /** One that names an enemy, once for each enemy of its melee; any other, if it suits an attack that can be made. */
  constructor(
    state: State,
    readonly figure: Figure,
    masteries: readonly Mastery[],
    readonly blows: readonly AttackOption[],
  ) {
    const found: Declaration[] = []
    for (const mastery of masteries) {
      const { id, names } = mastery
      if (names) for (const { id: at } of foesOf(state, figure)) found.push({ mastery, at, id: optionId(id, at) })
      else if (canUse(mastery, blows)) found.push({ mastery, at: undefined, id })
    }
    this.declarations = found
  }

  get options(): readonly Option[] {
    return [NO_MASTERY, ...this.declarations.map(optionOf)]
  }

  isOption(id: string): boolean {
    return id === NO_MASTERY.id || this.declared(id) !== undefined
  }

  /** Undefined: none is. */
  declared(id: string | undefined): Declaration | undefined {
    return this.declarations.find((one) => one.id === id)
  }
}

const canUse = (mastery: Mastery, blows: readonly AttackOption[]): boolean =>
  blows.some(({ weapon }) => mastery.suits?.(weapon))

const optionOf = ({ mastery: { name, text: hint }, at, id }: Declaration): Option =>
  at === undefined
    ? { id, label: name, hint }
    : { id, label: text`${name} against ${named(at)}`, at, manner: name, hint }

export function* askMastery(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const figure = figureOf(state, id)
  const masteries = declarable(state, figure)
  if (masteries.length === 0) return
  const offer = new MasteryOffer(state, figure, masteries, attackOptionsOf(state, figure))
  if (offer.declarations.length === 0) return
  const prompt = () => text`Does ${named(id)} use a mastery?`
  const by = controllerOf(state, figure)
  const ask = { by, what: 'mastery', about: id, rule: 'DD-MEL-02', prompt, reaction: 'Masteries in melee' }
  const chosen = offer.declared(picked(yield* play.ask(chooseQuestion(ask, offer))))
  if (chosen) yield* declare(play, id, chosen)
}

/** Used up from now on, whether it is ever applied or not. */
function* declare(play: Play<State>, id: FigureId, { mastery, at }: Declaration): Step {
  const { now } = figureOf(play.state, id)
  now.mastery = mastery.id
  now.masteryApplied = mastery.suits === undefined
  tell(play, { is: 'mastery-declared', figure: id, mastery: mastery.id, at, rules: ['DD-MEL-02', mastery.rule] })
  if (mastery.declared && at !== undefined) yield* mastery.declared(play, id, at)
}
