/** The question of the Combat Phase: which figure fights, and what it does. */
import {
  named,
  optionId,
  optionParts,
  text,
  type FigureId,
  type Option,
  type QuestionDetails,
  type RuleId,
  type SideId,
  type Text,
} from '@muster/engine'
import { figureOf, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { attackWorth, shotWorth } from '../attacks/attack-worth.ts'
import {
  attackChoices,
  choiceFrom,
  choiceId,
  combatChoices,
  hasChoice,
  toOption,
  type AttackChoice,
  type CombatChoice,
} from './options.ts'

export const DONE = 'done'
export const LET_GO = 'let-go'

/** An option's id, whom it names, and what it stands for. */
interface ReadOption {
  readonly id: string
  readonly figure: Figure | undefined
  /** Neither an attack nor a maneuver. */
  readonly word: string | undefined
  readonly choice: CombatChoice | undefined
}

/** Options are listed only when somebody looks. */
export class FightOptions {
  private listed: readonly Option[] | undefined
  private last: ReadOption | undefined

  constructor(
    private readonly state: State,
    readonly fighters: readonly Figure[],
  ) {}

  get options(): readonly Option[] {
    return (this.listed ??= this.fighters.flatMap((figure) => this.optionsOf(figure)))
  }

  /** The attack that takes the most points on average, by the first who can do something; none where it harms friends more. */
  get usual(): readonly string[] {
    const figure = this.fighters.find((one) => hasChoice(this.state, one)) as Figure
    const [best] = attackChoices(this.state, figure)
      .map((choice) => ({ choice, worth: choiceWorth(this.state, figure, choice) }))
      .sort((a, b) => b.worth - a.worth)
    if (best) return [best.worth < 0 ? optionId(figure.id, DONE) : choiceId(figure.id, best.choice)]
    return this.options.slice(0, 1).map(({ id }) => id)
  }

  isOption(id: string): boolean {
    const { figure, word, choice } = this.read(id)
    if (choice || !figure) return choice !== undefined
    return (word === DONE || (word === LET_GO && figure.holds !== undefined)) && hasChoice(this.state, figure)
  }

  /** The id of a choice that was just found to be allowed: whoever picks it need not have it looked up again. */
  idOf(figure: Figure, choice: CombatChoice): string {
    const id = choiceId(figure.id, choice)
    this.last = { id, figure, word: undefined, choice }
    return id
  }

  /** What an option's id stands for. An answer is checked and then carried out: the last is remembered. */
  read(id: string): ReadOption {
    if (this.last?.id !== id) {
      const [who, ...what] = optionParts(id)
      const figure = this.fighters.find((one) => one.id === who)
      const word = what.length === 1 ? what[0] : undefined
      this.last = { id, figure, word, choice: figure && choiceFrom(this.state, figure, what) }
    }
    return this.last
  }

  private optionsOf(figure: Figure): Option[] {
    const { id } = figure
    if (!hasChoice(this.state, figure)) return []
    const options = combatChoices(this.state, figure).map((choice) => toOption(id, choice))
    if (figure.holds !== undefined)
      options.push({ id: optionId(id, LET_GO), label: 'Let go', figure: id, group: named(id) })
    const label = this.state.action ? 'No more attacks' : 'Do nothing'
    return [...options, { id: optionId(id, DONE), label, figure: id, group: named(id) }]
  }
}

/** A shot is worth less by what may stop it, or be struck instead. */
function choiceWorth(state: State, by: Figure, { weapon, at: id, is }: AttackChoice): number {
  const at = figureOf(state, id)
  const worth = attackWorth(state, by, at, weapon, is)
  return is === 'ranged' && !weapon.save ? shotWorth(state, by, at, weapon, worth) : worth
}

/** Who fights, in words. They are made only where somebody reads them. */
export class FightDetails implements QuestionDetails {
  readonly what = 'fight'

  constructor(
    private readonly state: State,
    private readonly fighters: readonly Figure[],
  ) {}

  private get first(): Figure {
    return this.fighters[0] as Figure
  }

  get by(): SideId {
    return this.first.side
  }

  get rule(): RuleId {
    return this.state.action ? 'FD-ATK-03' : 'FD-COMB-08'
  }

  get prompt(): Text {
    return this.isAlone ? promptFor(this.state, this.first) : promptForMany(this.state, this.first)
  }

  get about(): FigureId | undefined {
    return this.isAlone ? this.first.id : undefined
  }

  /** The first of them can do something. */
  private get isAlone(): boolean {
    return !this.fighters.some((figure) => figure !== this.first && hasChoice(this.state, figure))
  }
}

function promptFor({ action }: State, { id }: Figure): Text {
  if (!action) return text`${named(id)}: what does it do?`
  return text`${named(id)}: ${action.attacks} more ${action.attacks === 1 ? 'attack' : 'attacks'}.`
}

const promptForMany = (state: State, { side, profile: { fight } }: Figure): string =>
  `${sideOf(state, side).name}: fight with one of your figures with Fight ${fight}.`
