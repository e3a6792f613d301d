/** One attack: the to-hit roll, what a hit sets off, and its damage. */
import { sumOf, type FigureId, type Part, type Play, type Step, type Sum } from '@muster/engine'
import { isHeard, tell } from '../../events/index.ts'
import { figureOf, isInPlay, masterOf } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import type { State } from '../../state/state.ts'
import type { Hit } from '../../abilities/moments.ts'
import { openMoment, react } from '../../abilities/of.ts'
import { checkBlockers } from './block-check.ts'
import { damage } from '../damage/damage.ts'
import { between, rollTest } from '../dice/dice.ts'
import { luckToHit, type Luck } from '../dice/luck.ts'
import { armorNumber, armorOf, damageNumber, fightNumber, fightOf, strengthOf } from '../stats/sums.ts'

export interface Attack extends Details {
  readonly by: FigureId
  readonly at: FigureId
  readonly weapon: Weapon
  readonly kind: 'melee' | 'opportunity' | 'ranged'
}

/** What belongs to one attack alone. */
interface Details {
  /** Such as a mastery's penalty. */
  readonly fight?: readonly Part[] | undefined
  readonly strength?: readonly Part[] | undefined
  /** Sources of advantage (+1) and disadvantage (−1). */
  readonly luck?: readonly Part[] | undefined
  readonly ignoresArmor?: boolean | undefined
  readonly mastery?: string | undefined
  /** +1 Fight is added for it; do not add it to `fight` as well. */
  readonly flanked?: boolean | undefined
  /** At long range of the one aimed at; −1 Fight is added for it. */
  readonly far?: boolean | undefined
  /** A spell that flies at its target: named in the block check. */
  readonly spell?: string | undefined
  /** The Strength of a power that has its own, whatever its user's. */
  readonly power?: Sum | undefined
}

const PLAIN: Details = {}

/** Every attack is written down in one form, whatever belongs to it: all rules of fighting read it, again and again. */
export function attackBy(
  by: FigureId,
  at: FigureId,
  weapon: Weapon,
  kind: Attack['kind'],
  details: Details = PLAIN,
): Attack {
  const { fight, strength, luck, ignoresArmor, mastery, flanked, far, spell, power } = details
  return { by, at, weapon, kind, fight, strength, luck, ignoresArmor, mastery, flanked, far, spell, power }
}

const aimedAt = (attack: Attack, at: FigureId): Attack =>
  at === attack.at ? attack : attackBy(attack.by, at, attack.weapon, attack.kind, attack)

export interface Attacked {
  readonly hit: boolean
  readonly wounds: number
  /** Who was attacked in the end. */
  readonly at: FigureId
}

/** A shot must first pass its blockers, and may endanger one of them instead. */
export const attack = (play: Play<State>, aimed: Attack): Step<Attacked> =>
  aimed.kind === 'ranged' ? shoot(play, aimed) : strike(play, aimed)

function* shoot(play: Play<State>, aimed: Attack): Step<Attacked> {
  const at = yield* checkBlockers(play, aimed)
  if (at === undefined) return { hit: false, wounds: 0, at: aimed.at }
  return yield* strike(play, aimedAt(aimed, at))
}

/** From the to-hit roll on, whoever stands in the way. */
export function* strike(play: Play<State>, blow: Attack): Step<Attacked> {
  const { state } = play
  yield* openMoment(play, 'before-to-hit', blow)
  const by = figureOf(state, blow.by),
    at = figureOf(state, blow.at)
  if (!isInPlay(by) || !isInPlay(at)) return { hit: false, wounds: 0, at: blow.at }
  const luck = luckToHit(state, by, at, blow)
  const isHit = yield* rollToHit(play, blow, luck)
  const rolled = { attack: blow, hit: isHit }
  yield* react(play, by, 'rolled-to-hit', rolled)
  yield* react(play, at, 'rolled-to-hit', rolled)
  const result = isHit ? yield* land(play, blow, luck) : { hit: false, wounds: 0, at: blow.at }
  yield* openMoment(play, 'attack-resolved', { attack: blow, at: result.at, hit: result.hit, wounds: result.wounds })
  return result
}

/** Of what a number is made is put together only for those who hear it. */
const UNTOLD: readonly Sum[] = []

/** Above the target's Armor, and not above the attacker's Fight. */
function* rollToHit(play: Play<State>, blow: Attack, luck: Luck): Step<boolean> {
  const { state } = play
  const { by, at, kind } = blow
  const attacker = figureOf(state, by)
  const target = figureOf(state, at)
  const test = yield* rollTest(play, {
    purpose: `to hit: ${by} at ${at}`,
    by: masterOf(state, attacker),
    luck,
    succeeds: between(armorNumber(state, target, blow), fightNumber(state, attacker, blow)),
    sums: isHeard(play) ? [fightOf(state, attacker, blow), armorOf(state, target, blow)] : UNTOLD,
  })
  if (isHeard(play))
    tell(play, {
      is: 'attacked',
      by,
      at,
      kind,
      weapon: blow.weapon.name,
      mastery: blow.mastery,
      hit: test.success,
      tests: [test],
      luck,
      rules: [
        'DD-ATK-08',
        'DD-ATK-09',
        'DD-ATK-10',
        ...(luck.net > 0 ? ['DD-DICE-03'] : luck.net < 0 ? ['DD-DICE-04'] : []),
      ],
    })
  return test.success
}

/** What happens on a hit comes before the to-wound dice; it may change them. */
function* land(play: Play<State>, blow: Attack, luck: Luck): Step<Attacked> {
  const { state } = play
  const hit: Hit = { attack: blow, luck, at: blow.at, strength: [], type: blow.weapon.damageType }
  yield* openMoment(play, 'hit', hit)
  markHit(state, blow, hit.at)
  const strength = blow.power
    ? sumOf(...blow.power.parts, ...hit.strength)
    : strengthOf(state, figureOf(state, blow.by), { attack: blow, luck }, hit.strength)
  const dice = damageNumber(state, aimedAt(blow, hit.at))
  const wounds = yield* damage(play, { by: blow.by, at: hit.at, dice, strength, type: hit.type, attack: true })
  return { hit: true, wounds, at: hit.at }
}

/** Who was hit in a melee tests its concentration when that melee ends. */
function markHit(state: State, { kind }: Attack, at: FigureId): void {
  if (kind === 'melee') figureOf(state, at).now.hitInMelee = true
}
