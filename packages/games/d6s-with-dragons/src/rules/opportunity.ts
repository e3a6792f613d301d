/** Opportunity attacks: whoever leaves the space of one it alone ties up may be struck at once. */
import { chooseQuestion, picked, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { tell } from '../events.ts'
import { areEnemies, figureOf, isInPlay, isStanding, masterOf, threatens } from '../figures.ts'
import type { Weapon } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import { attack, attackBy } from './attack.ts'
import { canAct } from './conditions.ts'
import { mayAttack, meleeWeapons } from './targets.ts'

interface Blow {
  readonly by: FigureId
  readonly at: FigureId
  readonly weapon: Weapon
}

/** The mover stands at the last place within 1" of these enemies. Their player strikes with some, in any order, or lets it go. */
export function* provoke(play: Play<State>, mover: FigureId, enemies: readonly FigureId[]): Step {
  const struck = new Set<FigureId>()
  for (;;) {
    const { state } = play
    if (state.decided) return
    const blows = blowsAt(state, mover, enemies).filter(({ by }) => !struck.has(by))
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
    by: masterOf(state, figureOf(state, first.by)), what: 'opportunity', rule: 'DD-OPP-02', about: mover,
    reaction: 'Opportunity attacks',
    prompt: `${mover} leaves the space of ${[...new Set(blows.map(({ by }) => by))].join(' and ')}. Strike at it?`,
  }
  const answer = yield* play.ask(chooseQuestion(ask, { options: [...blows.map(toOption), { id: 'no', label: 'Let it go' }] }))
  return blows.find((blow) => idOf(blow) === picked(answer))
}

const idOf = ({ by, at, weapon }: Blow): string => `${by}|${weapon.id}|${at}`
const toOption = (blow: Blow): Option => ({ id: idOf(blow), label: `${blow.by} strikes ${blow.at} with ${blow.weapon.name.toLowerCase()}`, figure: blow.by })

/** Everybody on the enemies' bases strikes for himself, at the mover or at whoever rides it, with any melee weapon. */
function blowsAt(state: State, mover: FigureId, enemies: readonly FigureId[]): Blow[] {
  const base = figureOf(state, mover)
  if (!isInPlay(base)) return []
  const targets = [base, ...base.riders.map((id) => figureOf(state, id))]
  return enemies.flatMap((id) => {
    return strikersOn(state, figureOf(state, id), base).flatMap((by) => targets.filter((at) => mayAttack(state, by, at))
      .flatMap((at) => meleeWeapons(by).map((weapon) => ({ by: by.id, at: at.id, weapon }))))
  })
}

/** Who on an enemy's base may strike at one who leaves its space: nobody where it is tied up by others. */
export function strikersOn(state: State, enemy: Figure, mover: Figure): readonly Figure[] {
  if (!isStanding(enemy) || !isOnlyOne(state, enemy, mover)) return []
  return [enemy, ...enemy.riders.map((rider) => figureOf(state, rider))].filter((one) => canAct(state, one))
}

/** Enemy bases in its space, whether they could fight or not: with two or more it is tied up. */
function isOnlyOne(state: State, enemy: Figure, mover: Figure): boolean {
  return !state.figures.some((other) =>
    other !== mover && isStanding(other) && areEnemies(state, enemy, other) && threatens(state, enemy, other))
}
