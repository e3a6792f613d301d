/** The rules in our own words: quick spells. */
import { chapter } from '@muster/engine'

export const quickSpells = chapter('Quick spells', {
  'DD-QCK-01': 'Counterspell, 12": when an enemy casts, it must make a Fortitude save or its spell has no effect.',
  'DD-QCK-02': 'Counterspell: if the countered spell was cast with a spell slot, that slot is not expended.',
  'DD-QCK-03':
    'Healing Word. One ally within 12" that would be wounded by an attack: one to-wound roll that would wound it is rerolled.',
  'DD-QCK-04':
    "Healing Word: the result of the reroll gets +1 per point of the caster's Potency (higher results are better for the ally).",
  'DD-QCK-05':
    'Lesser Restoration. The caster or 1 ally within 1": the target loses 1 condition, chosen by the target.',
  'DD-QCK-06': 'Misty Step: at the start of the Movement Phase the caster may teleport up to 6".',
  'DD-QCK-07': 'Shield. Self: the caster gains Shield Mastery for a single attack.',
  'DD-QCK-08': 'Shield: the caster resists force damage for that attack.',
  'DD-QCK-09': "Shield: counts as the caster's mastery for the round.",
  'DD-QCK-10':
    'Shining Smite. Cast when the caster hits an enemy with a melee attack: +1 Strength for that attack and its damage becomes radiant.',
  'DD-QCK-11': 'Shining Smite: a target that is hidden or invisible is so no longer.',
  'DD-QCK-12': 'Shining Smite: the target becomes vexed.',
})
