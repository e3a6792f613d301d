/** The question of the Combat Phase: which figure fights, and what it does. */
import { named, optionId, optionParts, text, type Option, type QuestionDetails, type Text } from '@muster/engine'
import { sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { choiceFrom, combatChoices, hasChoice, toOption } from './options.ts'

const DONE = 'done'
export const LET_GO = 'let-go'

/** Options are listed only when somebody looks. */
export class FightOptions {
  private listed: readonly Option[] | undefined

  constructor(
    private readonly state: State,
    readonly fighters: readonly Figure[],
  ) {}

  get options(): readonly Option[] {
    return (this.listed ??= this.fighters.flatMap((figure) => this.optionsOf(figure)))
  }

  isOption(id: string): boolean {
    const [who, ...what] = optionParts(id)
    const figure = this.fighters.find((one) => one.id === who)
    if (!figure) return false
    if (what.length > 1) return choiceFrom(this.state, figure, what) !== undefined
    return (what[0] === DONE || (what[0] === LET_GO && figure.holds !== undefined)) && hasChoice(this.state, figure)
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

/** The wording is made only where somebody reads it. */
export function fightDetails(state: State, first: Figure, isAlone: boolean): QuestionDetails {
  const ask = {
    by: first.side,
    what: 'fight',
    rule: state.action ? 'FD-ATK-03' : 'FD-COMB-08',
    get prompt() {
      return isAlone ? promptFor(state, first) : promptForMany(state, first)
    },
  }
  return isAlone ? Object.assign(ask, { about: first.id }) : ask
}

function promptFor({ action }: State, { id }: Figure): Text {
  if (!action) return text`${named(id)}: what does it do?`
  return text`${named(id)}: ${action.attacks} more ${action.attacks === 1 ? 'attack' : 'attacks'}.`
}

const promptForMany = (state: State, { side, profile: { fight } }: Figure): string =>
  `${sideOf(state, side).name}: fight with one of your figures with Fight ${fight}.`
