/**
 * Opportunity attacks: a character that leaves an enemy's threatened space may be attacked, if that enemy has no other
 * opponent there.
 */
import {
  chooseQuestion,
  named,
  picked,
  text,
  listedNames,
  type FigureId,
  type Option,
  type Play,
  type Step,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import {
  pairOf,
  areEnemies,
  figureOf,
  TOLERANCE,
  isInPlay,
  isStanding,
  isWithin,
  controllerOf,
  ONE_INCH,
  threatens,
} from '../../state/figures.ts'
import { optionId } from '../../state/option-id.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { attack, attackBy } from './attack.ts'
import { canAct } from '../conditions/conditions.ts'
import { meleeWeapons, refuseTarget } from './targets.ts'

interface Blow {
  readonly by: FigureId
  readonly at: FigureId
  readonly weapon: Weapon
}

/**
 * The mover stands at the last place within 1" of these enemies. Their player attacks with any of them, in any order,
 * or with none. Who may attack is decided before the first attack: its result takes no attack from the others, as long
 * as a possible target is still within 1".
 */
export function* provoke(play: Play<State>, mover: FigureId, enemies: readonly FigureId[]): Step {
  const { state } = play
  const pair = pairOf(state, figureOf(state, mover))
  const free = enemies.filter((id) => isOnlyOne(state, figureOf(state, id), figureOf(state, mover)))
  const struck = new Set<FigureId>()
  for (;;) {
    if (state.decided) return
    const blows = blowsAt(state, pair, free).filter(({ by }) => !struck.has(by))
    const blow = yield* choose(play, mover, blows)
    if (!blow) return
    struck.add(blow.by)
    tell(play, { is: 'opportunity-taken', figure: mover, by: blow.by, at: blow.at, rules: ['DD-OPP-02', 'DD-OPP-03'] })
    yield* attack(play, attackBy(blow.by, blow.at, blow.weapon, 'opportunity'))
  }
}

function* choose(play: Play<State>, mover: FigureId, blows: readonly Blow[]): Step<Blow | undefined> {
  const [first] = blows
  if (!first) return undefined
  const { state } = play
  const ask = {
    by: controllerOf(state, figureOf(state, first.by)),
    what: 'opportunity',
    rule: 'DD-OPP-02',
    about: mover,
    reaction: 'Opportunity attacks',
    prompt: text`${named(mover)} leaves the threatened space of ${listedNames([...new Set(blows.map(({ by }) => by))])}. Attack it?`,
  }
  const answer = yield* play.ask(
    chooseQuestion(ask, { options: [...blows.map(toOption), { id: 'no', label: 'No attack' }] }),
  )
  return blows.find((blow) => idOf(blow) === picked(answer))
}

const idOf = ({ by, at, weapon }: Blow): string => optionId(by, weapon.id, at)
const toOption = (blow: Blow): Option => ({
  id: idOf(blow),
  label: text`${named(blow.by)} attacks ${named(blow.at)} with ${blow.weapon.name.toLowerCase()}`,
  figure: blow.by,
})

/** Each character on the enemies' bases attacks for itself: the mover or its riders, with any melee weapon. */
function blowsAt(state: State, pair: readonly FigureId[], enemies: readonly FigureId[]): Blow[] {
  const targets = pair.map((id) => figureOf(state, id)).filter(isInPlay)
  return enemies.flatMap((id) =>
    ableOn(state, figureOf(state, id)).flatMap((by) =>
      targets
        .filter((at) => isWithin(state, by, at, ONE_INCH + TOLERANCE) && refuseTarget(state, by, at) === undefined)
        .flatMap((at) =>
          meleeWeapons(by)
            .filter(isForOpportunity)
            .map((weapon) => ({ by: by.id, at: at.id, weapon })),
        ),
    ),
  )
}

/** An attack without a to-hit roll takes the place of one of a melee action, never of an opportunity attack. */
const isForOpportunity = ({ sure }: Weapon): boolean => sure === undefined

/** The characters on an enemy's base that may attack a mover leaving its threatened space. */
export const strikersOn = (state: State, enemy: Figure, mover: Figure): readonly Figure[] =>
  isOnlyOne(state, enemy, mover) ? ableOn(state, enemy) : []

const ableOn = (state: State, base: Figure): readonly Figure[] =>
  isStanding(base)
    ? [base, ...base.riders.map((rider) => figureOf(state, rider))].filter((one) => canAct(state, one))
    : []

/** Whether the mover is the only opponent in an enemy's threatened space. Opponents that cannot fight count too. */
function isOnlyOne(state: State, enemy: Figure, mover: Figure): boolean {
  return !state.figures.some(
    (other) =>
      other !== mover && isStanding(other) && areEnemies(state, enemy, other) && threatens(state, enemy, other),
  )
}
