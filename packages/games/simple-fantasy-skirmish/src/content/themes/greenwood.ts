/** The Greenwood: quick, quiet, hard to find and sorry when caught. */
import { ARTIFACT_ROLLS, WEAPON_ROLLS } from '../../design/items.ts'
import { champion, elites, troops, type Theme } from './theme.ts'

export const greenwood: Theme = {
  id: 'greenwood',
  name: 'The Greenwood',
  line: 'Arrows from the trees, and gone before you look up.',
  units: [
    troops(4, 'Wood Archers', 'elf-helmet', 'They shoot between heartbeats.', ['ranged'], { traits: ['sharpshooter'] }),
    elites(4, 'Blade Dancers', 'crossed-swords', 'Never where you strike.', ['light-armour'], { traits: ['reflexes'] }),
    troops(6, 'Leaf Spears', 'thrown-spear', 'Young by their count, old by yours.', ['light-armour']),
    troops(4, 'Centaurs', 'centaur', 'Rider and horse agree on everything.', ['fast', 'ranged', 'tough']),
    troops(3, 'Tree Folk', 'rock-golem', 'Slow to anger. Too late now.', ['resilient'], { traits: ['combat-master'] }),
    troops(3, 'Moon Mages', 'wizard-staff', 'They read the sky and tear out pages.', [], {
      traits: ['magic-user', 'magic-lore'],
    }),
    troops(4, 'Great Owls', 'owl', 'Silent, until the claws.', ['fast', 'tough']),
    troops(5, 'Bear Brothers', 'bear-head', 'Do not run. Do not stay either.', ['resilient']),
    troops(6, 'Pixies', 'feathered-wing', 'Small, rude and everywhere.', ['ranged'], {
      traits: ['reflexes'],
      penalties: ['panicable'],
    }),
    troops(3, 'Wisps', 'frozen-orb', 'Follow them and be lost.', [], { traits: ['ethereal'] }),
    champion('Sylra of the Boughs', 'queen-crown', 'The wood listens when she speaks.', ['resilient'], {
      traits: ['magic-user', 'leadership'],
      items: [{ is: 'weapon', grade: 'rare', name: 'Hazel Staff', rolls: WEAPON_ROLLS.magic }],
    }),
    champion('Ferrin Quickhand', 'thrown-knife', 'Opens doors that were never shut to him.', ['light-armour'], {
      traits: ['reflexes'],
      items: [{ is: 'artifact', grade: 'rare', name: 'Nimble Rings', rolls: ARTIFACT_ROLLS.skills }],
    }),
  ],
  basic: ['Wood Archers', 'Leaf Spears', 'Centaurs', 'Bear Brothers'],
  advanced: ['Ferrin Quickhand', 'Wood Archers', 'Leaf Spears', 'Wisps', 'Leaf Spears'],
}
