/** The rules in our own words: the six spells. */
import { chapter } from '@muster/engine'

export const theSixSpells = chapter('The six spells', {
  'HW-SPELL-01': "Curse (1): the target's Melee is 1 lower for the rest of the game.",
  'HW-SPELL-02': "Curse: the target's Shooting is 1 lower for the rest of the game.",
  'HW-SPELL-03': 'Curse: the target has 1 melee attack fewer for the rest of the game, but never fewer than 1.',
  'HW-SPELL-04':
    'Curse: a figure can be the target of Curse once per game, counting casts by all casters of all sides.',
  'HW-SPELL-05':
    'Curse: Melee and Shooting do not go below 0; a figure at Shooting 0 can no longer shoot, at Melee 0 it no longer hits.',
  'HW-SPELL-06':
    'Curse: points value, Armour and Movement do not change; the Curse lasts even after its caster is slain.',
  'HW-SPELL-07': 'Death Bolt (2): the target takes a hit without any roll to hit.',
  'HW-SPELL-08': 'Death Bolt: the target saves with its Armour lowered by 1.',
  'HW-SPELL-09':
    'Fireball (3): the caster places a circle 3" in diameter; its centre may be any point of the table in range and sight.',
  'HW-SPELL-10':
    'Fireball: every figure whose base is touched by the circle (gap 0 is enough) takes a hit without any roll to hit; friends and the caster included.',
  'HW-SPELL-11':
    'Fireball: each figure hit saves by rolling strictly less than its Armour (Armour 5 saves on 1-4, Armour 1 or 0 cannot save and rolls no die).',
  'HW-SPELL-12':
    "Fireball: saves are rolled in order of distance of the base's centre from the circle's centre, nearest first; all slain are removed together.",
  'HW-SPELL-13':
    'Blood Lust (4): the target gets a free move at once, up to its full Movement score under the normal movement rules, even if it has moved this turn.',
  'HW-SPELL-14': "Blood Lust: the target's owner decides whether and where it moves.",
  'HW-SPELL-15':
    'Blood Lust: if it then touches an enemy it may at once attack one enemy it touches with its number of attacks plus 1, all at that enemy.',
  'HW-SPELL-16': 'Blood Lust: the attacked enemy does not strike back then; slain figures are removed at once.',
  'HW-SPELL-17':
    'Blood Lust: a target already in combat may stay and make the attack, or withdraw as the free move (half score, free attacks, no attack of its own).',
  'HW-SPELL-18':
    'Blood Lust: the extra attack is added after Curse has been applied (cursed, one weapon: max(1, 1-1)+1 = 2).',
  'HW-SPELL-19': "Blood Lust: the target still fights in this turn's Melee phase with its normal number of attacks.",
  'HW-SPELL-20': 'Blood Lust: movement spent in the free move counts towards the half-move limit for shooting.',
  'HW-SPELL-21':
    'Paranoia (5): the target moves at once straight towards its closest friend, up to its Movement score, even if it has moved this turn, and stops on contact.',
  'HW-SPELL-22':
    "Paranoia: friend means a figure of the target's own side; if several are equally close the caster's player chooses.",
  'HW-SPELL-23':
    'Paranoia: if the target is then in base contact with that friend it attacks it at once with its normal number of attacks; otherwise there is no attack.',
  'HW-SPELL-24':
    'Paranoia: rough terrain and obstacles cost movement as usual; the target stops where its straight path is blocked or its movement is used up.',
  'HW-SPELL-25': 'Paranoia: a target already touching its closest friend attacks without moving.',
  'HW-SPELL-26':
    'Paranoia: the attacked friend does not strike back, and neither counts as in combat because of the other.',
  'HW-SPELL-27': 'Paranoia: with no friend on the table nothing happens.',
  'HW-SPELL-28':
    'Teleport (6): the target is placed elsewhere, no more than 18" away, measured straight from the old place of its centre to the new one; whatever lies between does not matter.',
  'HW-SPELL-29':
    "Teleport: the caster's player chooses the new place; it must be a legal place to stand, wholly on the table.",
  'HW-SPELL-30':
    'Teleport: the new place may be in base contact with enemies (the figure is then in combat) or out of contact with those it touched.',
  'HW-SPELL-31':
    'Teleport: the distance does not count as movement for shooting, picking up the gem, or opening the prison.',
  'HW-SPELL-32': 'Paranoia: movement spent in the forced move counts towards the half-move limit for shooting.',
})
