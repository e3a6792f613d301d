/** The Green Tide: many, loud, and some of them big. */
import { WEAPON_ROLLS } from '../../design/items.ts'
import { champion, elites, troops, type Theme } from './theme.ts'

export const greenTide: Theme = {
  id: 'green-tide',
  name: 'The Green Tide',
  line: 'There is always one more goblin.',
  units: [
    troops(10, 'Goblins', 'goblin-head', 'Brave in tens.'),
    troops(8, 'Goblin Slingers', 'imp', 'They throw what they find.', ['ranged']),
    troops(6, 'Orc Warriors', 'orc-head', 'Thick hide, thick head.', ['tough']),
    elites(4, 'Orc Brutes', 'brute', 'The ones the others make room for.', ['resilient']),
    troops(5, 'Wolf Riders', 'wolf-head', 'The wolf decides where.', ['fast', 'tough']),
    troops(2, 'Shamans', 'cultist', 'Bones, smoke and thunder.', [], { traits: ['magic-user'] }),
    elites(2, 'Trolls', 'troll', 'They forget to stay dead.', ['resilient'], { traits: ['combat-master'] }),
    elites(3, 'Boar Riders', 'minotaur', 'Stopping is for others.', ['fast', 'resilient']),
    elites(3, 'Ogres', 'ogre', 'Hungry, and you are near.', ['resilient'], {
      traits: ['fearsome'],
      penalties: ['stupid'],
    }),
    troops(10, 'Goblin Rabble', 'bad-gnome', 'Pushed from behind.', ['light-armour'], {
      penalties: ['rookies', 'panicable'],
    }),
    champion('Grukk Ironjaw', 'battle-axe', 'Chews nails. For breakfast.', ['heavy-armour'], {
      traits: ['fearsome', 'combat-master'],
      items: [{ is: 'weapon', grade: 'enchanted', name: 'Skullbiter', rolls: WEAPON_ROLLS.melee }],
    }),
    champion('Old Mother Wart', 'wizard-face', 'Her stew remembers you.', ['resilient'], {
      traits: ['magic-user', 'battle-mage'],
      items: [{ is: 'artifact', grade: 'enchanted', name: 'Toad Charm', rolls: ['magic-save'] }],
    }),
  ],
  basic: ['Goblins', 'Goblin Slingers', 'Orc Warriors', 'Wolf Riders', 'Shamans'],
  advanced: ['Grukk Ironjaw', 'Goblin Rabble', 'Orc Warriors', 'Ogres', 'Goblins'],
}
