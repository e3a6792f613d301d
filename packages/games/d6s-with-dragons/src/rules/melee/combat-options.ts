/** The options of the characters whose place has come: an attack, or another action. Their labels are built lazily. */
import { named, type ChooseRules, type Option, type Text } from '@muster/engine'
import { optionId, optionIdOf, type Choice } from '../../state/option-id.ts'
import type { Figure, State } from '../../state/state.ts'
import type { AbilityAction } from '../../state/ability.ts'
import type { ObjectAction } from '../objects/objects.ts'
import type { Maneuver } from './maneuvers.ts'
import { attackOf, attackOptionId, wordAttackOption, type AttackOption } from './melee-attacks.ts'
import { attackWorth } from './attack-worth.ts'

export type CombatAction =
  | { readonly is: 'attack'; readonly blow: AttackOption }
  | ObjectAction
  | Maneuver
  | { readonly is: 'deed'; readonly deed: AbilityAction }
  /** A passenger gets out of its vehicle. */
  | { readonly is: 'leave' }
  /** It lets its place pass, makes no further attack, or keeps back the attack that comes first. */
  | { readonly is: 'let-pass' | 'no' | 'hold' }

/** A character that is asked: its attacks, and its other actions. These ids do not name the character yet. */
export interface Place {
  readonly figure: Figure
  readonly blows: readonly AttackOption[]
  readonly instead: readonly Choice<CombatAction>[]
  /** One attack beside the action, with numbers of its own: the forecast of a whole action does not fit it. */
  readonly isExtra?: boolean
}

export const declineChoice = (is: 'let-pass' | 'no' | 'hold', label: Text): Choice<CombatAction> => ({
  action: { is },
  option: { id: optionId(is), label },
})

/** To decline one more attack is just 'no', as in every reaction: answers given in advance rely on it. */
export const choiceId = ({ id }: Figure, { action, option }: Choice<CombatAction>): string =>
  action.is === 'no' ? option.id : optionIdOf(id, option.id)

/** What a player in a hurry would do if it can; anything else is done on purpose or not at all. */
const USUAL = new Set<CombatAction['is']>(['attack', 'pick-up', 'destroy', 'escape'])

/** A choice and the character that makes it. */
export interface CombatChoice extends Choice<CombatAction> {
  readonly figure: Figure
}

interface Chosen {
  readonly figure: Figure
  readonly action: CombatAction
}

export class CombatOffer implements ChooseRules {
  private last: { readonly id: string | undefined; readonly chosen: Chosen | undefined } | undefined

  constructor(
    private readonly state: State,
    readonly places: readonly Place[],
  ) {}

  /** The most promising attack of each comes first. Where several are asked, options are grouped by who takes them. */
  get options(): readonly Option[] {
    return this.choices.map(({ option }) => option)
  }

  get usual(): readonly string[] {
    const { choices } = this
    const one = choices.find(({ action }) => USUAL.has(action.is)) ?? choices.at(-1)
    return one ? [one.option.id] : []
  }

  isOption(id: string): boolean {
    return this.chosen(id) !== undefined
  }

  /** Who does what, by the id of an option. Looked up once: what was checked is then carried out. */
  chosen(id: string | undefined): Chosen | undefined {
    if (!this.last || this.last.id !== id) this.last = { id, chosen: this.find(id) }
    return this.last.chosen
  }

  private find(id: string | undefined): Chosen | undefined {
    for (const { figure, blows, instead } of this.places) {
      for (const blow of blows)
        if (optionIdOf(figure.id, attackOptionId(blow)) === id) return { figure, action: { is: 'attack', blow } }
      for (const { action, option } of instead)
        if (choiceId(figure, { action, option }) === id) return { figure, action }
    }
    return undefined
  }

  private get choices(): readonly CombatChoice[] {
    const alone = this.places.length === 1
    return this.places.flatMap((place) => {
      const own = this.choicesOf(place)
      const group = named(place.figure.id)
      return alone ? own : own.map((choice) => ({ ...choice, option: { ...choice.option, group } }))
    })
  }

  private choicesOf({ figure, blows, instead, isExtra = false }: Place): readonly CombatChoice[] {
    const attacks = ranked(this.state, figure, blows).map((blow): CombatChoice => {
      const id = optionIdOf(figure.id, attackOptionId(blow))
      return {
        figure,
        action: { is: 'attack', blow },
        option: { ...wordAttackOption(blow, id, isExtra ? undefined : figure.id), figure: figure.id },
      }
    })
    const others = instead.map(({ action, option }) => ({
      figure,
      action,
      option: { figure: figure.id, ...option, id: choiceId(figure, { action, option }) },
    }))
    return [...attacks, ...others]
  }
}

/** The most promising first. */
function ranked(state: State, by: Figure, blows: readonly AttackOption[]): readonly AttackOption[] {
  if (blows.length < 2) return blows
  const rated = blows.map((blow) => ({ blow, worth: attackWorth(state, attackOf(state, by.id, blow)) }))
  return rated.sort((a, b) => b.worth - a.worth).map(({ blow }) => blow)
}
