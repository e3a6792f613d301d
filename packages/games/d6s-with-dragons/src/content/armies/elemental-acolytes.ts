/** Warbands of the four cults, 150 points each. */
import type { ReadyArmy } from '@muster/engine'
import { army, armyOf, troop, type Troop } from './muster.ts'

/** A creature with what its profile prints. */
const creature = (count: number, profile: string, name: string): Troop => ({ profile, name, count })

/** An army that has picked its side. */
function cult(element: string, warband: ReadyArmy): ReadyArmy {
  const listed = armyOf('elemental-acolytes', warband)
  return { ...listed, army: { ...(listed.army as object), element } }
}

export const openedGraves = cult(
  'evil-earth',
  army(
    'opened-graves',
    'The Opened Graves',
    'Diggers who do not stop at one, and behind them what they have dug up.',
    150,
    creature(1, 'ghast', 'Grave Lord'),
    creature(2, 'ghoul', 'Ghoul'),
    troop(9, 'fanatic', 'Grave Digger', 'great bludgeon'),
    troop(1, 'priest-acolyte', 'Sexton', 'bludgeon, bludgeon'),
  ),
)

export const drownedChoir = cult(
  'wicked-water',
  army(
    'drowned-choir',
    'The Drowned Choir',
    'Spears knock down, the drowned do not stop at one, and the wolf makes more of its kind.',
    150,
    creature(1, 'werewolf', 'Moon Drinker'),
    troop(7, 'fanatic', 'Drowned Man', 'great spear'),
    troop(13, 'merfolk-skirmisher', 'Reef Spear', 'spear, shield'),
  ),
)

export const ashenHymn = cult(
  'blackfire',
  army(
    'ashen-hymn',
    'The Ashen Hymn',
    'A Salamander to hold them fast, and little fires that burst when they go out.',
    150,
    troop(1, 'salamander', 'Salamander', 'great spear'),
    creature(3, 'magma-mephit', 'Cinder'),
    creature(2, 'steam-mephit', 'Kettle'),
    troop(5, 'priest-acolyte', 'Flame Initiate', 'blade', { upgrades: ['initiate-of-the-flame'] }),
  ),
)

export const emptyCourt = cult(
  'lesser-air',
  army(
    'empty-court',
    'The Empty Court',
    'A hunter nobody sees, and swords that nobody holds.',
    150,
    creature(1, 'invisible-stalker', 'The Guest'),
    creature(2, 'ice-mephit', 'Rime'),
    troop(6, 'animated-flying-weapon', 'Great Sword', 'great blade'),
    troop(2, 'animated-flying-weapon', 'Sword', 'blade'),
  ),
)
