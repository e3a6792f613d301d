/** The rules in our own words: traits. */
import { chapter } from '@muster/engine'

export const traits = chapter('Traits', {
  'SF-TRAIT-01': 'A Trait costs 2 points for each model.',
  'SF-TRAIT-02': 'No stat gets better than 2: a 1 always fails.',
  'SF-TRAIT-03': 'A Trait that needs another can be bought only together with it.',
  'SF-TRAIT-04': 'You may make up Traits of your own.',
  'SF-TRAIT-05': 'Assassin: Ranged Attack better by 1. Needs Sharpshooter.',
  'SF-TRAIT-06': 'Battle Mage: Magic Attack and Save better by 1. Needs a Trait that gives a Magic Attack.',
  'SF-TRAIT-07': 'Combat Master: Melee Attack, Melee Skill and both armour Saves better by 1.',
  'SF-TRAIT-08': 'Magic Lore: Magic Save and Magic Skill better by 1.',
  'SF-TRAIT-09': 'Magic Defense: both armour Saves 4. Needs Battle Mage.',
  'SF-TRAIT-10': 'Magic User: Magic Attack, Save and Skill 5. No armour.',
  'SF-TRAIT-11':
    'Reflexes: both armour Saves and the Melee and Ranged Skills better by 1. Not with Heavy Armour or Resilient.',
  'SF-TRAIT-12': 'Sharpshooter: Ranged Attack and Ranged Skill better by 1.',
  'SF-TRAIT-13': 'Better by 1 takes 1 off a number that is there; an empty box stays empty.',
  'SF-TRAIT-14':
    'First the Traits that give numbers apply (the better of two counts), then those that improve numbers. A unit has each Trait once at most.',
})
