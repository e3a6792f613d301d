/** The rules in our own words: concentration. */
import { chapter } from '@muster/engine'

export const concentration = chapter('Concentration', {
  'DD-CONC-01': 'A caster cannot hold more than one incantation at once.',
  'DD-CONC-02': 'Maintaining concentration takes no action and no movement.',
  'DD-CONC-03':
    'The first time each round a concentrating caster is hit by an attack it makes a Fortitude save at Potency +0.',
  'DD-CONC-04': 'On a failure it loses concentration and the incantation ends.',
  'DD-CONC-05': 'On a success it keeps concentration.',
  'DD-CONC-06': 'A caster hit in melee makes the save at the end of that melee, once, however many hits it took.',
  'DD-CONC-07':
    'A caster normally starts the encounter with one incantation already active, chosen from its Spell Concentration feature, without spending a slot.',
  'DD-CONC-08':
    'During its movement a caster may spend 1 spell slot to shift concentration to another incantation it knows.',
  'DD-CONC-09':
    'During its movement a caster may spend 1 spell slot to renew concentration on the same incantation with new choices (for example a new place or target).',
  'DD-CONC-10': 'During its movement a caster may spend 1 spell slot to cast a new incantation.',
  'DD-CONC-11': 'None of these three takes an action.',
})
