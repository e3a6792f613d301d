/** The rules in our own words: magic. */
import { chapter } from '@muster/engine'

export const magic = chapter('Magic', {
  'HW-MAG-01':
    'In the Magic phase each side in initiative order casts the spells of its Wizards (and of a Hero with a spell from the Obsidian Amulet).',
  'HW-MAG-02': 'The owner chooses the order of casters and spells; casting is never compulsory.',
  'HW-MAG-03': 'Each spell is resolved completely, slain figures removed, before the next is cast.',
  'HW-MAG-04': 'A caster slain by an earlier spell of the same phase does not cast.',
  'HW-MAG-05': `Every spell has a range of 18" from the caster's base to the target's base (for Fireball: to the centre of its circle).`,
  'HW-MAG-06': 'A spell may be cast at a target that is in combat.',
  'HW-MAG-07':
    'A caster that is in combat may not cast. This is checked when it casts, so a caster freed from contact earlier in the phase may cast.',
  'HW-MAG-08': 'Casting needs no roll and cannot fail.',
  'HW-MAG-09':
    'The caster needs line of sight to the target (Fireball: to the centre of the circle): the line may not pass through a building nor through more than 2" of woods.',
  'HW-MAG-10': 'No cover dice are rolled for spells, and figures do not block them.',
  'HW-MAG-11': 'The closest-target limit for Heroes and Wizards does not apply to spells.',
  'HW-MAG-12':
    'Any figure on the table, friend, enemy, or the caster itself, may be the target of any spell, unless a rule forbids it.',
  'HW-MAG-13': 'Moving any distance does not stop a figure from casting.',
  'HW-MAG-14': "A spell cast counts against the caster's spells of this turn whatever its outcome.",
})
