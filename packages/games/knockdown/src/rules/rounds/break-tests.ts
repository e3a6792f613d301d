/** Break tests: for each model it has lost this round, a player nominates one that may flee. */
import {
  chooseQuestion,
  named,
  orLess,
  picked,
  rollFor,
  type ChooseRules,
  type FigureId,
  type Option,
  type Play,
  type SideId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isChassis, isInPlay, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { numberFor } from '../stats/numbers.ts'

/** One test, of the first player in this round's order who still has to take one. */
export function* breakTest(play: Play<State>): Step {
  const { state } = play
  const side = state.order.find((id) => sideOf(state, id).tests > 0)
  if (side === undefined) return endTests(state)
  const nominees = nomineesOf(state, side)
  if (nominees.length === 0) {
    sideOf(state, side).tests = 0
    return
  }
  const id = yield* nominate(play, side, nominees)
  sideOf(state, side).tests--
  yield* test(play, id)
}

/** Everybody who has a BR: a chassis has none. */
export function nomineesOf({ figures }: State, side: SideId): Figure[] {
  const nominees: Figure[] = []
  for (const figure of figures)
    if (figure.side === side && isInPlay(figure) && !isChassis(figure)) nominees.push(figure)
  return nominees
}

function endTests(state: State): void {
  state.stage = 'end-round'
}

function* nominate(play: Play<State>, side: SideId, nominees: readonly Figure[]): Step<FigureId> {
  const { state } = play
  const { name, tests } = sideOf(state, side)
  const prompt = () => `${name}: who takes a Break test? ${tests} to take.`
  const ask = { by: side, what: 'break-test', prompt, rule: 'KD-BRK-03', fate: 'flees' }
  return picked(yield* play.ask(chooseQuestion(ask, new Nomination(state, nominees)))) as FigureId
}

/** The options are listed only for whoever reads them. */
class Nomination implements ChooseRules {
  constructor(
    private readonly state: State,
    readonly nominees: readonly Figure[],
  ) {}

  get options(): readonly Option[] {
    return this.nominees.map((one) => ({
      id: one.id,
      label: named(one.id),
      figure: one.id,
      hint: `BR ${this.braveryOf(one)}`,
    }))
  }

  isOption(id: string): boolean {
    return this.nominees.some((one) => one.id === id)
  }

  get usual(): readonly string[] {
    return [this.nominees.reduce((a, b) => (this.braveryOf(b) > this.braveryOf(a) ? b : a)).id]
  }

  private braveryOf(figure: Figure): number {
    return this.state.abilities.total(this.state, figure, 'bravery', undefined)
  }
}

function* test(play: Play<State>, id: FigureId): Step {
  const figure = figureOf(play.state, id)
  const bravery = numberFor(play, figure, 'bravery', undefined)
  const result = yield* play.test(rollFor('break', named(id)), {
    by: figure.side,
    succeeds: orLess(bravery.total),
    sums: [bravery],
  })
  tell(play, { is: 'break-tested', figure: id, test: result, rules: [result.success ? 'KD-BRK-05' : 'KD-BRK-06'] })
  if (!result.success) flee(play, id)
}

const NOBODY: readonly FigureId[] = []

/** Crew that flees takes its chariot with it, and everybody aboard. Nobody who flees counts as lost. */
function flee(play: Play<State>, id: FigureId): void {
  const { state } = play
  const figure = figureOf(state, id)
  const chariot = figure.aboard === undefined ? undefined : figureOf(state, figure.aboard)
  const all = chariot ? [chariot] : [figure]
  for (const one of chariot?.crew ?? NOBODY) all.push(figureOf(state, one))
  for (const one of all) {
    one.where = 'fled'
    one.aboard = undefined
  }
  if (chariot) chariot.crew = []
  for (const chassis of state.figures)
    if (chassis.crew.includes(id)) chassis.crew = chassis.crew.filter((one) => one !== id)
  for (const one of all) state.abilities.changedOn(state, one.id)
  const others = all.filter((one) => one !== figure).map((one) => one.id)
  tell(play, { is: 'fled', figure: id, with: others, rules: chariot ? ['KD-CHAR-19'] : ['KD-BRK-06'] })
}
