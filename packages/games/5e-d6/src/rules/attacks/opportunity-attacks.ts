/** Opportunity attacks: a figure that leaves an enemy's threatened space may be attacked by that enemy. */
import {
  chooseQuestion,
  listedNames,
  named,
  optionId,
  picked,
  text,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import type { Attack } from '../../state/ability.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'
import { mayReact, react } from '../reactions/reactions.ts'
import { makeAttack } from './attack.ts'
import { mayStrike } from './targets.ts'
import { meleeWeapons } from './weapons.ts'

interface Blow {
  readonly by: FigureId
  readonly weapon: Weapon
}

/** Whether it could attack whoever leaves its threatened space. */
export const mayTakeOpportunity = (state: State, figure: Figure): boolean =>
  isStanding(figure) && mayReact(state, figure, 'opportunity-attack') && meleeWeapons(figure).length > 0

/**
 * The mover stands at the last place within 1" of these enemies. Their player attacks with any of them, in any order,
 * each with one melee weapon, or with none.
 */
export function* provoke(play: Play<State>, mover: FigureId, enemies: readonly FigureId[]): Step {
  const { state } = play
  while (isStanding(figureOf(state, mover))) {
    const ready = enemies.filter((id) => mayTakeOpportunity(state, figureOf(state, id)))
    const blow = yield* chooseBlow(
      play,
      mover,
      ready.flatMap((id) => blowsOf(state, id, mover)),
    )
    if (!blow) return
    react(play, blow.by, 'opportunity-attack', ['FD-OPP-02', 'FD-OPP-05'], mover)
    const attack: Attack = { by: blow.by, at: mover, weapon: blow.weapon, kind: 'opportunity' }
    yield* makeAttack(play, attack)
  }
}

/** A weapon that reaches less than 1" gives fewer chances; one that reaches farther gives no more, see `pathEvents`. */
function blowsOf(state: State, id: FigureId, mover: FigureId): Blow[] {
  const [by, at] = [figureOf(state, id), figureOf(state, mover)]
  return meleeWeapons(by)
    .filter((weapon) => mayStrike(by, at, weapon))
    .map((weapon) => ({ by: id, weapon }))
}

function* chooseBlow(play: Play<State>, mover: FigureId, blows: readonly Blow[]): Step<Blow | undefined> {
  const [first] = blows
  if (!first) return undefined
  const whom = listedNames([...new Set(blows.map(({ by }) => by))])
  const ask = {
    by: figureOf(play.state, first.by).side,
    what: 'opportunity',
    rule: 'FD-OPP-02',
    about: mover,
    reaction: 'Opportunity attacks',
    prompt: text`${named(mover)} leaves the threatened space of ${whom}. Attack it?`,
  }
  const options = [...blows.map((blow) => toOption(blow, mover)), { id: 'no', label: 'No attack' }]
  const pick = picked(yield* play.ask(chooseQuestion(ask, { options })))
  return blows.find(({ by, weapon }) => optionId(by, weapon.id) === pick)
}

const toOption = ({ by, weapon }: Blow, at: FigureId): Option => ({
  id: optionId(by, weapon.id),
  label: text`${named(by)} attacks with ${weapon.name.toLowerCase()}`,
  figure: by,
  at,
  intent: { by, at, kind: 'melee', with: weapon.name },
})
