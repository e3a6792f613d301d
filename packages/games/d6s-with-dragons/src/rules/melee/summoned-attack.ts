/** The one blow of a summoned weapon. */
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Summoned } from '../../spells/spell.ts'
import type { Effect, State } from '../../state/state.ts'
import type { Hit } from '../../abilities/moments.ts'
import { openMoment, react } from '../../abilities/of.ts'
import { attackBy } from '../attacks/attack.ts'
import { playerOf } from '../casting/casting.ts'
import { damage } from '../damage/damage.ts'
import { between, rollTest } from '../dice/dice.ts'
import { luckToBeHit } from '../dice/luck.ts'
import { armorOf } from '../stats/sums.ts'

/** With the caster's Fight, but none of what ails the caster: only what bears on the target counts. */
export function* summonedBlow(
  play: Play<State>,
  { caster, spell }: Effect,
  { weapon, fight, strength }: Summoned,
  at: FigureId,
): Step {
  const { state } = play
  const attack = attackBy(caster, at, weapon, 'melee', { spell })
  const target = figureOf(state, at)
  const luck = luckToBeHit(state, attack)
  const armor = armorOf(state, target, attack)
  const test = yield* rollTest(play, {
    purpose: `to hit: ${weapon.name} at ${at}`,
    by: playerOf(state, caster),
    succeeds: between(armor.total, fight.total),
    luck,
    sums: [fight, armor],
  })
  tell(play, {
    is: 'attacked',
    by: caster,
    at,
    kind: 'melee',
    weapon: weapon.name,
    hit: test.success,
    tests: [test],
    luck,
    rules: ['DD-INC-21', 'DD-RUL-67'],
  })
  yield* react(play, target, 'rolled-to-hit', { attack, hit: test.success })
  if (!test.success) return
  const hit: Hit = { attack, luck, at, strength: [], type: weapon.damageType }
  yield* openMoment(play, 'hit', hit)
  figureOf(state, hit.at).now.hitInMelee = true
  const harm = { by: caster, at: hit.at, dice: weapon.damage, strength, type: hit.type, attack: true }
  const wounds = yield* damage(play, harm)
  yield* openMoment(play, 'attack-resolved', { attack, at: hit.at, hit: true, wounds })
}
