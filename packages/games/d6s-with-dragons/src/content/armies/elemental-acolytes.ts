/** Warbands of the four cults, of 150 and of 350 points. */
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
    creature(3, 'ghoul', 'Ghoul'),
    troop(7, 'fanatic', 'Grave Digger', 'great bludgeon'),
    troop(1, 'priest-acolyte', 'Sexton', 'bludgeon, bludgeon'),
  ),
)

export const drownedChoir = cult(
  'wicked-water',
  army(
    'drowned-choir',
    'The Drowned Choir',
    'Spears knock down, sharks smell blood, the drowned do not stop at one, and the wolf makes more of its kind.',
    150,
    creature(1, 'werewolf', 'Moon Drinker'),
    troop(7, 'fanatic', 'Drowned Man', 'great spear'),
    troop(3, 'sahuagin', 'Shark Kin', 'spear, shield'),
    troop(4, 'merfolk-skirmisher', 'Reef Spear', 'spear, shield'),
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
    troop(2, 'animated-flying-weapon', 'Great Sword', 'great blade'),
    troop(2, 'fanatic', 'Courtier', 'great blade'),
    troop(2, 'priest-acolyte', 'Doorkeeper', 'great blade'),
  ),
)

export const risenQuarry = cult(
  'evil-earth',
  army(
    'risen-quarry',
    'The Risen Quarry',
    'The stone itself walks, its gargoyles circle above, and the hungry dead clear up behind it.',
    350,
    creature(1, 'earth-elemental', 'The Quarry'),
    creature(2, 'gargoyle', 'Gargoyle'),
    creature(1, 'ghast', 'Foreman'),
    creature(4, 'ghoul', 'Night Shift'),
    troop(8, 'fanatic', 'Quarryman', 'great bludgeon'),
    troop(9, 'priest-acolyte', 'Lamp Boy', 'bludgeon'),
  ),
)

export const sunkenBell = cult(
  'wicked-water',
  army(
    'sunken-bell',
    'The Sunken Bell',
    'A harpoon pulls them in, sharks finish them, and more come out of the water than went in.',
    350,
    troop(1, 'merrow', 'Harpooner', 'throwing'),
    creature(2, 'werewolf', 'Shore Wolf'),
    troop(8, 'sahuagin', 'Shark Kin', 'spear, shield'),
    troop(5, 'fanatic', 'Drowned Man', 'great spear'),
    troop(30, 'merfolk-skirmisher', 'Bell Ringer', 'spear, shield'),
  ),
)

export const furnaceChoir = cult(
  'blackfire',
  army(
    'furnace-choir',
    'The Furnace Choir',
    'A preacher on a burning horse, two Salamanders, and sparks that burst where they are put out.',
    350,
    troop(2, 'salamander', 'Salamander', 'great spear'),
    troop(1, 'cultist-fanatic', 'Pale Rider', 'blade', { mount: 'nightmare' }),
    creature(2, 'magma-mephit', 'Cinder'),
    creature(1, 'steam-mephit', 'Kettle'),
    troop(5, 'priest-acolyte', 'Flame Initiate', 'blade', { upgrades: ['initiate-of-the-flame'] }),
    troop(6, 'fanatic', 'Stoker', 'great bludgeon'),
  ),
)

export const hollowSky = cult(
  'lesser-air',
  army(
    'hollow-sky',
    'The Hollow Sky',
    'A door that opens by itself, a cold breath behind it, and bugbears who carry off whoever comes to look.',
    350,
    creature(1, 'invisible-stalker', 'The Guest'),
    troop(1, 'bugbear-raid-chief', 'Wind Catcher', 'blade'),
    troop(8, 'bugbear-warrior', 'Abductor', ''),
    creature(3, 'ice-mephit', 'Rime'),
    troop(5, 'fanatic', 'Bellows Man', 'great blade'),
  ),
)
