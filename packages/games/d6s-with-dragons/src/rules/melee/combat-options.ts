/** What those whose place has come may choose, an attack or something instead: put into words when somebody looks. */
import type { Choosing, Option } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import { attackOf, blowOption, wordOf, type Blow } from './melee-attacks.ts'
import { blowWorth } from './attack-worth.ts'

/** An attack somebody could make now, and what it is chosen by. */
export interface Strike {
  readonly blow: Blow
  readonly id: string
}

/** Something else it could do. The option does not say yet who does it; `id` does. */
export interface Other {
  readonly option: Option
  readonly id: string
}

/** One of those asked. */
export interface Place {
  readonly figure: Figure
  readonly strikes: readonly Strike[]
  readonly instead: readonly Other[]
  /** One attack beside the action, with numbers of its own: the forecast of a whole action is not its. */
  readonly isExtra?: boolean
}

export const strikesOf = ({ id }: Figure, blows: readonly Blow[]): Strike[] =>
  blows.map((blow) => ({ blow, id: `${id}|${wordOf(blow)}` }))

export const otherOf = ({ id }: Figure, option: Option): Other => ({ option, id: `${id}|${option.id}` })

/** What one in a hurry would do if it can; anything else is done on purpose or not at all. */
const USUAL = ['|attack|', '|pick-up|', '|destroy|', '|escape|']
const isUsual = ({ id }: Option): boolean => USUAL.some((word) => id.includes(word))

export class CombatOffer implements Choosing {
  constructor(
    private readonly state: State,
    readonly places: readonly Place[],
  ) {}

  /** Of each the most promising attack first. Where several are asked, everything stands with whoever does it. */
  get options(): readonly Option[] {
    const alone = this.places.length === 1
    return this.places.flatMap((place) => {
      const own = this.optionsOf(place)
      return alone ? own : own.map((option) => ({ ...option, group: place.figure.id }))
    })
  }

  private optionsOf({ figure, strikes, instead, isExtra = false }: Place): readonly Option[] {
    const blows = ranked(this.state, figure, strikes).map(({ blow, id }) =>
      blowOption(blow, id, isExtra ? undefined : figure.id),
    )
    return [...blows, ...instead.map(({ option, id }) => ({ ...option, id }))]
  }

  get usual(): readonly string[] {
    const { options } = this
    const one = options.find(isUsual) ?? options.at(-1)
    return one ? [one.id] : []
  }

  isOption(id: string): boolean {
    return (
      this.blowNamed(id) !== undefined || this.places.some(({ instead }) => instead.some((other) => other.id === id))
    )
  }

  /** The attack an answer names. */
  blowNamed(id: string): Blow | undefined {
    for (const { strikes } of this.places) for (const strike of strikes) if (strike.id === id) return strike.blow
    return undefined
  }
}

/** The most promising first. */
function ranked(state: State, by: Figure, strikes: readonly Strike[]): readonly Strike[] {
  if (strikes.length < 2) return strikes
  const rated = strikes.map((strike) => ({ strike, worth: blowWorth(state, attackOf(state, by.id, strike.blow)) }))
  return rated.sort((a, b) => b.worth - a.worth).map(({ strike }) => strike)
}
