/** What the rulebook leaves open, and how it is settled: magic. */
import { chapter } from '@muster/engine'

export const magicRulings = chapter('Rulings: Magic', {
  'HW-RUL-51':
    'Spells are cast one after the other, and each is fully resolved and its slain removed before the next. Whether a caster is in combat is checked when it casts, so a spell that removes its enemy frees it to cast.',
  'HW-RUL-52':
    'A spell needs sight along the shortest line from base to base; a building or more than 2" of woods blocks it. No cover dice are rolled, figures never block, and the caster need not see the place a figure is teleported to.',
  'HW-RUL-53':
    'Any figure on the table may be a target, the caster and friends included, even if another is closer. The exceptions are a prisoner in prison, the bearer of an Obsidian Amulet, and for Curse a figure already cursed.',
  'HW-RUL-54': 'Casting needs no roll and cannot be countered.',
  'HW-RUL-55':
    'Curse never lowers Melee or Shooting below 0. No figure can be cursed twice, not even by another caster. The Curse lasts after its caster is slain, and changes neither points nor gold.',
  'HW-RUL-56': 'Against a Death Bolt, Armour 1 or 0 leaves no save at all.',
  'HW-RUL-57': `The centre of a Fireball lies within 18" of the caster's base and in its sight. The circle may reach farther, and it need not touch anybody.`,
  'HW-RUL-58': 'A Fireball is saved by rolling strictly under Armour, one less than against other hits.',
  'HW-RUL-59':
    'A Fireball hits every figure it touches without a roll: friend or enemy, the caster too, in combat or not. Saves are rolled from the middle outwards, and at equal distance in the order of sides and lists.',
  'HW-RUL-60':
    "Blood Lust gives a full move under all rules of movement, made by the target's owner. If it ends in contact with enemies, it makes all its attacks and one more on one of them, at once, and that enemy does not strike back. The Melee phase follows as usual.",
  'HW-RUL-61':
    'A figure in combat under Blood Lust may stay and attack at once, or use the move to withdraw under all the rules for that, and then does not attack.',
  'HW-RUL-62':
    'Attacks are counted in this order: weapons, Quick Sword +2, Curse -1 but at least 1, and last Blood Lust +1 for that one attack.',
  'HW-RUL-63':
    "Under Paranoia the target moves straight towards the closest figure of its own side, with the usual costs; the caster's player breaks a tie. It stops at contact, where it is blocked, or when its movement is spent, and never ends on a friend or across an obstacle. Without a friend nothing happens.",
  'HW-RUL-64':
    'If it reaches that friend it makes all its normal attacks on it at once, items and Mighty included, and the friend does not strike back. Afterwards they are friends again. If it touches an enemy on the way, it fights that enemy as usual.',
  'HW-RUL-65':
    'The caster\'s player chooses where a teleported figure is placed: any legal place up to 18" away from centre to centre, also in contact with enemies. Enemies can be teleported too, and nobody gets a free attack.',
  'HW-RUL-66': 'Mighty and the Battle Sword have no effect on spells.',
})
