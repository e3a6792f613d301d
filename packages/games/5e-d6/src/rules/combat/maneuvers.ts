/** Combat maneuvers: grapple, shove and trip; and the escape from a grapple. */
import {
  chooseQuestion,
  named,
  part,
  picked,
  sumOf,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Maneuver, Save } from '../../state/vocabulary.ts'
import { fallProne } from '../damage/prone.ts'
import { release, seize } from '../grapples/grapples.ts'
import { chanceToSave, makeSave } from '../stats/saves.ts'
import { pushAway } from './push.ts'

const RULES: { readonly [maneuver in Maneuver]: RuleId } = {
  grapple: 'FD-MAN-03',
  shove: 'FD-MAN-04',
  trip: 'FD-MAN-05',
}

/** The target saves at no Difficulty, or suffers the effect. */
export function* maneuver(play: Play<State>, by: FigureId, what: Maneuver, at: FigureId): Step {
  const save = yield* saveAgainst(play, what, at)
  const test = yield* makeSave(play, at, save)
  tell(play, { is: 'maneuver-tried', by, at, maneuver: what, test, rules: [RULES[what], 'FD-MAN-06'] })
  if (test.success) return
  if (what === 'grapple') seize(play, by, at, ['FD-MAN-03', 'FD-MAN-07'])
  else if (what === 'shove') pushAway(play, at, by)
  else fallProne(play, at, ['FD-MAN-05'])
}

function* saveAgainst(play: Play<State>, what: Maneuver, at: FigureId): Step<Save> {
  if (what === 'shove') return 'fortitude'
  return what === 'trip' ? 'reflex' : yield* chooseSave(play, at)
}

/** Whichever save gives it the better chance. */
const betterSave = (state: State, figure: Figure): Save =>
  chanceToSave(state, figure, 'reflex') > chanceToSave(state, figure, 'fortitude') ? 'reflex' : 'fortitude'

/** The target's player chooses before the roll; where both are as good, nobody is asked. */
function* chooseSave(play: Play<State>, id: FigureId): Step<Save> {
  const { state } = play
  const figure = figureOf(state, id)
  const better = betterSave(state, figure)
  if (chanceToSave(state, figure, 'reflex') === chanceToSave(state, figure, 'fortitude')) return better
  const prompt = text`${named(id)} is grappled: which save does it make?`
  const ask = { by: figure.side, what: 'grapple-save', prompt, rule: 'FD-MAN-03', about: id }
  const options = [
    { id: 'fortitude', label: 'Fortitude' },
    { id: 'reflex', label: 'Reflex' },
  ]
  return picked(yield* play.ask(chooseQuestion(ask, { options, usual: [better] }))) === 'reflex'
    ? 'reflex'
    : 'fortitude'
}

/** With the better of its two saves; it ends this one grapple. */
export function* escape(play: Play<State>, id: FigureId, from: FigureId): Step {
  const { state } = play
  const { grip } = figureOf(state, from)
  const hard = grip === 0 ? undefined : sumOf(part(grip, 'Difficulty', 'FD-CONV-02'))
  const test = yield* makeSave(play, id, betterSave(state, figureOf(state, id)), hard)
  tell(play, { is: 'escaped', figure: id, from, test, rules: ['FD-MAN-09'] })
  if (test.success) release(play, from, ['FD-MAN-09'])
}
