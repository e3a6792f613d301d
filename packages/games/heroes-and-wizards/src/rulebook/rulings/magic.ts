/** What the rulebook leaves open, and how it is settled: magic. */
import { chapter } from '@muster/engine'

export const magicRulings = chapter('Rulings: Magic', {
  'HW-RUL-51':
    'Spells are cast one after the other, each with its effects and its dead settled at once. Whether a caster is in combat is looked at when it casts, so a spell that removes its enemy sets it free to cast.',
  'HW-RUL-52':
    'A spell needs sight along the shortest line from base to base, which a building or more than 2" of woods cuts off. No cover dice are rolled, figures never block, and the place a figure is teleported to need not be seen.',
  'HW-RUL-53':
    'Any figure on the table may be a target, the caster and friends included, whoever is closest. Exempt are a prisoner in prison, the bearer of an Obsidian Amulet, and for Curse a figure already cursed.',
  'HW-RUL-54': 'Casting needs no roll and cannot be countered.',
  'HW-RUL-55':
    'Under Curse, Melee and Shooting stop at 0. No figure can be cursed twice, whoever casts; the Curse outlives its caster and changes neither points nor gold.',
  'HW-RUL-56': 'Against a Death Bolt, Armour 1 or 0 leaves no save at all.',
  'HW-RUL-57': `The centre of a Fireball lies within 18" of the caster's base and in its sight. The circle may reach farther, and it need not touch anybody.`,
  'HW-RUL-58': 'A Fireball is saved by rolling strictly under Armour, one less than against other hits.',
  'HW-RUL-59':
    'A Fireball hits everyone it touches without a roll: friend, foe, caster, fighting or not. Saves are rolled from the middle outwards, and at equal distance in the order of sides and lists.',
  'HW-RUL-60':
    "Blood Lust gives a full move under all rules of movement, steered by the target's owner. If it then touches enemies, one of them takes all its attacks and one more, at once and without striking back; the Melee phase follows as usual.",
  'HW-RUL-61':
    'A figure in combat under Blood Lust may stay and attack at once, or use the move to withdraw under all the rules for that, and then does not attack.',
  'HW-RUL-62':
    'Attacks are counted in this order: weapons, Quick Sword +2, Curse -1 but at least 1, and last Blood Lust +1 for that one attack.',
  'HW-RUL-63':
    "Under Paranoia the target goes straight towards the closest figure of its own side, with the usual costs; the caster's player breaks a tie. It stops at contact, where the way is barred, or when its movement is spent, and never rests on a friend or across an obstacle. Without a friend nothing happens.",
  'HW-RUL-64':
    'If it reaches that friend it makes all its normal attacks on it at once, items and Mighty included, and is not struck back. Afterwards they are friends again; an enemy touched on the way is fought as usual.',
  'HW-RUL-65': `The caster's player chooses where a teleported figure comes down: any legal place up to 18" from centre to centre, in contact with enemies if wished. Enemies can be teleported too, and nobody gets a free attack.`,
  'HW-RUL-66': 'Mighty and the Battle Sword do nothing for spells.',
})
