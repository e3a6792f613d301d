/** What the champions and troops of the giants may become, and the gear that all Giant champions may buy. */
import type { Upgrade } from '../../army-list.ts'

export const GIANT_GEAR = { hand: 5, greatInstead: 5, throwing: 5, bow: 15, shield: 5 } as const

/** For any champion. */
export const beastmaster: Upgrade = {
  id: 'beastmaster',
  name: 'Beastmaster',
  points: 5,
  rule: 'DD-SGF-01',
  traits: ['leader-of-beasts', 'leader-of-monstrosities'],
  recruits: ['dire-wolf', 'giant-lizard', 'ape', 'manticore'],
}

/** For Merrow and Ogres: no Manticores, and a leader of beasts alone. */
export const troopBeastmaster: Upgrade = {
  id: 'beastmaster',
  name: 'Beastmaster',
  points: 5,
  rule: 'DD-SGF-27',
  traits: ['leader-of-beasts'],
  recruits: ['dire-wolf', 'giant-lizard', 'ape'],
}

/** For Giant champions. */
export const giantThegn: Upgrade = {
  id: 'giant-thegn',
  name: 'Giant Thegn',
  points: 15,
  rule: 'DD-SGF-04',
  morale: 1,
  traits: ['leader', 'war-cry'],
  uses: { 'war-cry': 2 },
}

export const cloudGiantMage: Upgrade = {
  id: 'cloud-giant-mage',
  name: 'Cloud Giant Mage',
  points: 15,
  rule: 'DD-SGF-13',
  traits: ['caster-mastery'],
  casting: {
    potency: 1,
    slots: 2,
    standard: ['control-weather', 'gaseous-form', 'telekinesis'],
    incantations: [],
    quick: [{ spells: ['misty-step'], boxes: 3 }],
  },
}

export const rabbleRouser: Upgrade = {
  id: 'rabble-rouser',
  name: 'Rabble Rouser',
  points: 10,
  rule: 'DD-SGF-29',
  morale: 1,
  saves: { reflex: 1, will: 1 },
  traits: ['leader-of-orcs-and-goblins'],
}
