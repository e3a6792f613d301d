/** What the rulebook leaves open, and how it is settled: features of monsters and cultists. */
import { chapter } from '@muster/engine'

export const monstersAndCultistsRulings = chapter('Rulings: Features of monsters and cultists', {
  'DD-RUL-177': 'Fly means flight. A special movement without a distance is as fast as the land Speed.',
  'DD-RUL-178': 'A creature that flies faster than it walks acts on its flying Speed whenever it may fly.',
  'DD-RUL-179':
    'Quick Grapple is a free action, once a round, when the Raid Chief acts in the Combat Phase: one Medium or smaller enemy within 1", a Reflex save against Potency 0. Abduct holds for anybody the bugbear has grappled, Blackjack for every attack it makes at that one.',
  'DD-RUL-180':
    'Rampage happens each time the Fanatic itself eliminates an enemy, in melee or with a throw, and again after the attack it gives. The move is a normal one that provokes; the attack needs an enemy within 1"; its player may decline either. No action is used.',
  'DD-RUL-181':
    'Stench affects friend and foe, each once in an encounter for each Ghast, however they come within 1", by deployment too. The save is against Potency 0. A creature with Stench of its own makes none.',
  'DD-RUL-182':
    'Claw is a combat action in place of both attacks: one Bite, a hit rolled to wound as usual; a target still in play then makes the save.',
  'DD-RUL-183':
    'Paralyzed is stunned, and worse: Reflex saves fail and to-hit rolls against it have advantage. It ends in place of the next combat action.',
  'DD-RUL-184':
    'Incapacitated: no actions, opportunity attacks, masteries or spells; concentration and a grapple it holds end; moving is allowed. It ends in place of the next combat action.',
  'DD-RUL-185':
    "A spawn needs an enemy eliminated by the Bite's wounds and a failed Fortitude save against Potency 0. It stands where the victim stood or as near as there is room, without gear, and neither moves nor acts in that round. The victim counts as eliminated. A spawn has Spawn too, but there is never a second one on a side.",
  'DD-RUL-186': 'One Bite in a round means one attempt, opportunity attacks included.',
  'DD-RUL-187':
    'Aquatic Charge uses the Swim Speed of 8", once a round during its own move: one straight line, all of it in water, that ends nearer to the chosen enemy. It provokes as usual.',
  'DD-RUL-188': 'Vulnerable means weak: to-wound dice of that damage that fail are rolled again.',
  'DD-RUL-189':
    'Fire Aura comes in the Cleanup Phase, after the morale checks of broken sides: an automatic hit with 1 Damage, without a to-hit roll or a save.',
  'DD-RUL-190':
    'Constrict and Vortex need no to-hit roll. Each takes the place of one attack of a melee action, once a round, against a target within 1". A successful save stops all of Constrict; nothing stops a Vortex.',
  'DD-RUL-191':
    'A Death Burst needs an elimination by wounds. It strikes every other creature within 1", friend or foe, with 1 Damage, each with its own save. Only that of a Steam Mephit is fire. Of several bursts the Lead Player chooses the next; each is finished before another begins.',
  'DD-RUL-192':
    'A breath is a movement or a combat action without preparation. It strikes all in the cone, friend or foe, with 1 Damage; blockers shelter from it as from any area.',
  'DD-RUL-193':
    'Blurred Form is a source of disadvantage like any other, against ranged attacks too; one source of advantage cancels it.',
  'DD-RUL-194':
    'An Invisible Stalker stays invisible whatever it does. Shots and spells that need sight cannot choose it; melee attacks against it have disadvantage, its own to-hit rolls advantage.',
  'DD-RUL-195':
    'The hit of a Vortex comes again at the start of each later Combat Phase, before melees are split, as long as it holds its captive.',
  'DD-RUL-196':
    'Consume Life needs an elimination by wounds, of friend or foe. The dying creature saves against Potency 0, and the wisp never has more than 1 Temporary Health.',
  'DD-RUL-197':
    'Vanish itself does not end the invisibility it gives. The next action of the wisp does when it is finished, so an attack made with that action still has advantage.',
  'DD-RUL-198':
    'Fog Cloud is an incantation, so an Ice Mephit casts it for its box without an action. It needs concentration and has Potency 0.',
  'DD-RUL-200': 'A Nightmare shields its rider from fire only while it is ridden.',
})
