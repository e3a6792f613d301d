/** Whom a creature attacks outside its combat action: with a weapon of its own, or with a power that a save averts. */
import {
  chooseQuestion,
  named,
  optionId,
  picked,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
} from '@muster/engine'
import { makeAttack } from './attack.ts'
import { caughtBy } from './save-attack.ts'
import { mayShoot, mayStrike } from './targets.ts'
import { areEnemies, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'

export interface Blow {
  readonly weapon: Weapon
  readonly at: FigureId
}

/** A weapon that strikes in melee is not thrown here; an attack that a save averts reaches as far as it can. */
const mayUse = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  mayStrike(by, at, weapon) ||
  ((weapon.reach === undefined || weapon.save !== undefined) &&
    weapon.range !== undefined &&
    mayShoot(state, by, at, weapon))

/** Every attack it could make with one of these, where it stands. */
export const blowsWith = (state: State, by: Figure, weapons: readonly Weapon[]): readonly Blow[] =>
  weapons.flatMap((weapon) =>
    state.figures.filter((at) => mayUse(state, by, at, weapon)).map((at) => ({ weapon, at: at.id })),
  )

/** How many more enemies than friends an attack reaches. */
export function gainOf(state: State, by: Figure, { weapon, at }: Blow): number {
  let gain = 0
  for (const id of caughtBy(state, by, figureOf(state, at), weapon.save?.area))
    gain += areEnemies(by, figureOf(state, id)) ? 1 : -1
  return gain
}

/** One of these attacks, which its player picks; the one that catches most enemies is the usual one. */
export function* strikeOnce(play: Play<State>, by: FigureId, name: string, rule: RuleId, blows: readonly Blow[]): Step {
  const { state } = play
  const figure = figureOf(state, by)
  const best = [...blows].sort((a, b) => gainOf(state, figure, b) - gainOf(state, figure, a))
  const ask = {
    by: figure.side,
    what: 'power-target',
    prompt: text`${name}: whom does ${named(by)} attack?`,
    rule,
    about: by,
  }
  const options = best.map(({ weapon, at }) => ({
    id: optionId(weapon.id, at),
    label: text`${named(at)} (${weapon.name.toLowerCase()})`,
    figure: by,
    at,
    intent: { by, at, kind: 'melee', with: weapon.name },
  }))
  const pick = best.length > 1 ? picked(yield* play.ask(chooseQuestion(ask, { options }))) : options[0]?.id
  const blow = best.find(({ weapon, at }) => optionId(weapon.id, at) === pick)
  if (!blow) return
  const kind = blow.weapon.reach === undefined ? 'ranged' : 'opportunity'
  yield* makeAttack(play, { by, at: blow.at, weapon: blow.weapon, kind })
}
