/** Rolling the die of an attack again: which rules allow it, and what the attacker chooses. */
import { chooseQuestion, named, picked, text, type Option, type Play, type RuleId, type Step } from '@muster/engine'
import { answersOf, question } from '../../state/ability.ts'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { Attack } from './attack.ts'

export interface Reroll {
  readonly id: string
  readonly name: string
  readonly rule: RuleId
  /** The die must be rolled again. */
  readonly isCompulsory?: true
  /** The attacker suffers a Wound if it fails again. */
  readonly isRisky?: true
}

/** The die that fell, and whether it is enough. */
export interface RolledAttack {
  readonly face: number
  readonly hit: boolean
  readonly isRanged: boolean
}

export const rerolls = question<RolledAttack, Reroll>('rerolls')

const KEEP = 'no'

/** The reroll that is used, if any. No die is rolled more than twice. A chassis has none. */
export function* chooseReroll(
  play: Play<State>,
  { by, at, kind, weapon }: Attack,
  face: number,
  hit: boolean,
): Step<Reroll | undefined> {
  if (kind === 'trample') return undefined
  const figure = figureOf(play.state, by)
  const found = answersOf(play.state, figure, rerolls, { face, hit, isRanged: weapon !== undefined })
  const [first] = found
  if (first === undefined) return undefined
  if (found.length === 1 && first.isCompulsory) return first
  const safe = found.find(({ isRisky }) => !isRisky)
  const options: Option[] = found.map(({ id, name, isRisky }) => ({
    id,
    label: `Roll again (${name})`,
    figure: by,
    at,
    ...(isRisky && { hint: 'If it fails again, the attacker suffers a Wound.' }),
  }))
  if (!found.some(({ isCompulsory }) => isCompulsory)) options.push({ id: KEEP, label: `Keep the ${face}` })
  const prompt = text`${named(by)} rolled ${face} against ${named(at)}: roll again?`
  const ask = { by: figure.side, what: 'reroll', prompt, rule: first.rule, about: by, reaction: 'Roll an attack again' }
  const answer = yield* play.ask(chooseQuestion(ask, { options, usual: [safe?.id ?? KEEP] }))
  return found.find(({ id }) => id === picked(answer))
}
