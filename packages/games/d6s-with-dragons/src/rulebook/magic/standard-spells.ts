/** The rules in our own words: standard spells. */
import { chapter } from '@muster/engine'

export const standardSpells = chapter('Standard spells', {
  'DD-STD-01': 'Every standard spell takes a movement action, and half the Speed to prepare it.',
  'DD-STD-02': 'Cone of Cold. 8" cone; affects the closest 2d6 characters in it, friend or foe.',
  'DD-STD-03':
    'Cone of Cold: each one caught takes 1 cold Damage, and 1 more for each point of Potency, at Strength 8; a Fortitude save lowers this to Strength 5.',
  'DD-STD-04':
    'Cone of Cold: a character that it eliminates stands frozen, as an obstacle, for the rest of the encounter.',
  'DD-STD-05': 'Cure Wounds. The caster or 1 ally within 1": heals 1 wound.',
  'DD-STD-06': 'Dispel Magic. Range 6", one ongoing spell effect: that spell ends, no save.',
  'DD-STD-07':
    'Guiding Bolt, 24": roll to hit one enemy with the caster\'s Fight; a hit does 1 radiant Damage at Strength 7, and 1 more Strength for each point of Potency.',
  'DD-STD-08': 'Guiding Bolt: on a hit the target is sapped.',
  'DD-STD-09': 'Lightning Bolt. Line 10" long; affects the closest 2d6 characters in it, friend or foe.',
  'DD-STD-10':
    'Lightning Bolt: each one caught takes 1 lightning Damage, and 1 more for each point of Potency, at Strength 7; a Reflex save lowers this to Strength 4.',
  'DD-STD-11':
    'Preserve Life. The caster or 1 ally within 6" heals 1 wound, plus one additional target per point of Potency.',
  'DD-STD-12': 'Sacred Weapon. Self: Strength +1 until the end of the encounter.',
  'DD-STD-13':
    'Teleport. The caster and all allies within 2": the caster chooses a point on the battlefield it can see.',
  'DD-STD-14': 'Teleport: those affected are placed in the unoccupied spaces closest to that point.',
  'DD-STD-15':
    'Turn Undead. Range 6", the closest 2d6 undead: each makes a Will save or is frightened and incapacitated for 1 minute.',
  'DD-STD-16': 'Turn Undead: a turned undead must move away from the caster.',
  'DD-STD-17': 'Turn Undead ends for a target when it is hit, takes Damage, or the caster is eliminated.',
  'DD-STD-18': 'Turn Undead: each undead that fails its save also takes 1 Damage per point of Potency at Strength 5.',
})
