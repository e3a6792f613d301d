/** The Restless Dead: no breath, no fear, no hurry. */
import { WEAPON_ROLLS } from '../../design/items.ts'
import { champion, elites, troops, type Theme } from './theme.ts'

export const restlessDead: Theme = {
  id: 'restless-dead',
  name: 'The Restless Dead',
  line: 'They come on, and on, and on.',
  units: [
    troops(6, 'Skeletons', 'skull-crossed-bones', 'All bone and no doubt.'),
    troops(6, 'Bone Guard', 'broken-shield', 'They held this wall before you were born.', ['resilient']),
    troops(5, 'Bone Archers', 'skull-bolt', 'The strings are new. The hands are not.', ['ranged']),
    elites(4, 'Death Riders', 'horse-head', 'You hear the hooves. That is all.', ['fast', 'resilient']),
    troops(2, 'Necromancers', 'cowled', 'They do not make friends. They raise them.', [], {
      traits: ['magic-user', 'battle-mage'],
    }),
    troops(6, 'Ghouls', 'fangs', 'Quick, for something that eats that much.', ['tough']),
    elites(2, 'Bone Giants', 'giant', 'Put together from several.', ['resilient'], { traits: ['combat-master'] }),
    troops(8, 'Risen Villagers', 'worried-eyes', 'They were nice people.'),
    troops(10, 'Zombies', 'shambling-zombie', 'Give them time.', ['tough'], { penalties: ['shambling', 'stupid'] }),
    troops(4, 'Wraiths', 'spectre', 'A wall is a suggestion.', [], { traits: ['ethereal', 'fearsome'] }),
    elites(3, 'Vampires', 'feathered-wing', 'Charming, and thirsty.', ['tough'], {
      traits: ['fearsome', 'terrifying', 'vampiric'],
    }),
    troops(2, 'Gorgons', 'semi-closed-eye', 'Look away. Look away!', ['tough'], { traits: ['paralyzing'] }),
    champion('The Barrow King', 'crown', 'He wants his hill back.', ['heavy-armour'], {
      traits: ['fearsome'],
      items: [{ is: 'weapon', grade: 'legendary', name: 'Widowmaker', rolls: WEAPON_ROLLS.melee }],
    }),
  ],
  basic: ['Skeletons', 'Skeletons', 'Bone Guard', 'Bone Archers', 'Ghouls', 'Risen Villagers'],
  advanced: ['The Barrow King', 'Skeletons', 'Zombies', 'Wraiths', 'Bone Archers'],
}
