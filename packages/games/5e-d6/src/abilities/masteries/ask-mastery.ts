/** Asks a figure's player whether it uses a mastery now. */
import {
  chooseQuestion,
  named,
  picked,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
  type Text,
} from '@muster/engine'
import { mayReact, react } from '../../rules/reactions/reactions.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { MasteryId } from '../../state/vocabulary.ts'

export interface MasteryUse {
  readonly by: FigureId
  readonly mastery: MasteryId
  readonly name: string
  readonly rule: RuleId
  /** What it would do now, as a question. */
  readonly what: Text
}

/** A mastery is the figure's one reaction of the Combat Phase; its player may keep it. */
export function* usesMastery(play: Play<State>, { by, mastery, name, rule, what }: MasteryUse): Step<boolean> {
  const { state } = play
  const figure = figureOf(state, by)
  if (!isStanding(figure) || !mayReact(state, figure, mastery)) return false
  const ask = {
    by: figure.side,
    what: 'mastery',
    prompt: () => text`${named(by)}: ${what}`,
    rule,
    about: by,
    reaction: name,
  }
  const options = [
    { id: 'yes', label: `Use ${name}` },
    { id: 'no', label: 'Not now' },
  ]
  if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return false
  react(play, by, mastery, [rule])
  return true
}
