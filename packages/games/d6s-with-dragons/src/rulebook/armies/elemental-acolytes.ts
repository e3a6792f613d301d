/** The rules in our own words: the Elemental Acolytes and their cults. */
import { chapter } from '@muster/engine'
import { elementalAcolytes as list } from '../../content/lists/elemental-acolytes/index.ts'
import { profileTexts } from './profile-text.ts'

export const elementalAcolytes = chapter(list.name, {
  ...profileTexts(list),
  'DD-LIST-15':
    'Champions of the Acolytes are the Bugbear Raid Chief and the Cultist Fanatic, troops the Bugbear Warrior, the Fanatic and the Priest Acolyte. These five are its general units.',
  'DD-LIST-16': 'To Evil Earth belong Earth Elemental, Gargoyle, Ghast and Ghoul.',
  'DD-LIST-17': 'To Wicked Water belong Werewolf, Merrow, Sahuagin and Merfolk Skirmisher.',
  'DD-LIST-18': 'To Blackfire belong Salamander, Nightmare, Magma Mephit and Steam Mephit.',
  'DD-LIST-19': "To Lesser Air belong Invisible Stalker, Will-o'-Wisp, Ice Mephit and Animated Flying Weapon.",
  'DD-EAF-01': 'Abduct: dragging or carrying somebody it has grappled costs a bugbear no extra movement.',
  'DD-EAF-02': 'Blackjack: a bugbear has advantage on to-hit rolls against somebody it has grappled.',
  'DD-EAF-03': 'Quick Grapple: the Raid Chief grapples an enemy that fails a Reflex save.',
  'DD-EAF-04': 'A hit with the Unarmed Strike of a bugbear grapples a Medium or smaller target.',
  'DD-EAF-05': 'A Cultist Fanatic begins the encounter concentrating on Hold Person or on Spiritual Weapon.',
  'DD-EAF-06': 'A Cultist Fanatic casts Command, three times in an encounter.',
  'DD-EAF-07':
    'Rampage: when a Fanatic eliminates an enemy it makes a morale check. If it passes, it moves up to half its Speed and makes a melee weapon attack.',
  'DD-EAF-08': 'A Priest Acolyte casts Healing Word as a quick spell, once in an encounter.',
  'DD-EAF-09':
    'A Priest Acolyte may be an Initiate of the Flame for 2 points: Radiant Flame is a ranged attack to 12" at Strength 4 with fire damage.',
  'DD-EAF-10': 'The Slam of an Earth Elemental reaches 2".',
  'DD-EAF-11':
    'The Rock Launch of an Earth Elemental is a ranged attack to 12" at Strength 4. A hit knocks a Large or smaller target prone.',
  'DD-EAF-12': 'A Ghast is a leader of undead.',
  'DD-EAF-13':
    'Stench: a creature that comes adjacent to a Ghast for the first time is poisoned unless it makes a Fortitude save.',
  'DD-EAF-14':
    'Claw, an action of Ghasts and Ghouls: one Bite attack. A hit also paralyzes the target unless it makes a Fortitude save.',
  'DD-EAF-15':
    "Spawn: an enemy eliminated by a Werewolf's Bite makes a Fortitude save. If it fails, a werewolf on the biter's side takes its place.",
  'DD-EAF-16': 'A spawn is a Werewolf in everything except Toughness 2 and Health 1.',
  'DD-EAF-17': 'A team has no more than one spawn at a time.',
  'DD-EAF-18': 'A Werewolf bites no more than once a round; its other attack is a Scratch.',
  'DD-EAF-19':
    'Aquatic Charge: in water a Sahuagin may swim up to its Speed straight toward an enemy as a free action.',
  'DD-EAF-20': 'Blood Frenzy: advantage on to-hit rolls against anybody who has a wound.',
  'DD-EAF-21': "Ocean Spear: a merfolk's hits with spears or throwing weapons knock the target prone.",
  'DD-EAF-22': 'Salamander and Nightmare are immune to fire damage.',
  'DD-EAF-23': 'Fire Aura: when a round ends, enemies within 1" take a hit of fire at Strength 4.',
  'DD-EAF-24': "A Salamander's great weapon does fire damage.",
  'DD-EAF-25':
    "A Salamander's Constrict, once a round: the target takes a hit at Strength 7 and is grappled, unless it makes a Reflex save against Potency 1.",
  'DD-EAF-26': 'Confer Fire Resistance: whoever rides a Nightmare resists fire.',
  'DD-EAF-27': 'The Hooves of a Nightmare do 2 Damage of fire.',
  'DD-EAF-28':
    'Death Burst of a Magma Mephit: everybody within 1" takes a hit at Strength 4, or 2 after a Reflex save.',
  'DD-EAF-29':
    'Death Burst of a Steam Mephit: everybody within 1" takes a hit of fire at Strength 3, or 1 after a Reflex save.',
  'DD-EAF-30':
    'Death Burst of an Ice Mephit: everybody within 1" takes a hit at Strength 3, or 1 after a Fortitude save.',
  'DD-EAF-31': 'Fire Breath, an action, once: a 3" cone of fire at Strength 4, or 2 after a Fortitude save.',
  'DD-EAF-32':
    'Steam Breath, an action, once: a 3" cone of fire at Strength 3 that knocks prone. A Reflex save makes it Strength 1 and keeps the target on its feet.',
  'DD-EAF-33': 'Frost Breath, an action, once: a 3" cone of cold at Strength 4, or 2 after a Fortitude save.',
  'DD-EAF-34': 'Blurred Form: to-hit rolls against a Steam Mephit have disadvantage.',
  'DD-EAF-35':
    'The Vortex of an Invisible Stalker, once a round: a Large or smaller creature within 1" takes a hit at Strength 4 and is grappled.',
  'DD-EAF-36': 'Whoever is held by a Vortex cannot cast spells.',
  'DD-EAF-37': 'Whoever is held by a Vortex takes a hit at Strength 4 when a Combat Phase starts.',
  'DD-EAF-38':
    'Consume Life: a creature eliminated within 2" of a Will-o\'-Wisp makes a Fortitude save with advantage. If it fails, the wisp gains 1 Temporary Health.',
  'DD-EAF-39': "Vanish, a movement action: a Will-o'-Wisp becomes invisible.",
  'DD-EAF-40': "The Shock of a Will-o'-Wisp does lightning damage.",
  'DD-EAF-41': 'An Ice Mephit casts Fog Cloud, once in an encounter.',
  'DD-EAF-42': 'A creature that flies without a distance flies as fast as it walks.',
  'DD-EAF-43': 'A Gargoyle flies 12" and has Flyby.',
  'DD-EAF-44': 'A Sahuagin swims 8" and walks 6".',
  'DD-EAF-45': 'A Salamander is weak to cold.',
})
