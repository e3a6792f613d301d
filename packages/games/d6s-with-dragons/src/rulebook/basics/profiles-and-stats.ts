/** The rules in our own words: profiles and stats. */
import { chapter } from '@muster/engine'

export const profilesAndStats = chapter('Profiles and stats', {
  'DD-STAT-01':
    "A character's rules are its profile, made of stats and features; several characters may share a profile.",
  'DD-STAT-02': 'Speed: inches the character can move each round.',
  'DD-STAT-03': "Fight: a to-hit die at or below Fight hits (subject to the target's Armor).",
  'DD-STAT-04': 'Attacks: number of attacks made when the attack action is taken.',
  'DD-STAT-05': "Strength (Str): compared with the target's Toughness for the to-wound roll.",
  'DD-STAT-06': "Armor: to-hit results at or below the target's Armor miss.",
  'DD-STAT-07': 'Toughness (Tough): how hard the character is to wound once hit.',
  'DD-STAT-08': 'Health: number of wounds that eliminates the character.',
  'DD-STAT-09': 'Saves are three values in the order Fortitude / Reflex / Will.',
  'DD-STAT-10': 'Fortitude endures physical effects, Reflex dodges physical effects, Will resists mental effects.',
  'DD-STAT-11': 'Morale: target number of morale checks.',
  'DD-STAT-12':
    'Human Warrior, 4 points: Speed 6", Fight 4, Attacks 1, Strength 3, Armor 0, Toughness 4, Health 1, Saves 3/3/3, Morale 8. A Human Humanoid with a hand weapon.',
  'DD-STAT-13':
    'Dwarf Warrior, 8 points: Speed 5", Fight 4, Attacks 1, Strength 3, Armor 0, Toughness 7, Health 1, Saves 3/3/3, Morale 8. A Dwarf Humanoid, Sturdy, with a hand weapon.',
  'DD-STAT-14':
    'Elf Warrior, 8 points: Speed 6", Fight 4, Attacks 2, Strength 3, Armor 0, Toughness 4, Health 1, Saves 3/3/3, Morale 8. An Elf Humanoid with Wilderness Stride and a hand weapon.',
  'DD-STAT-15': 'Sturdy: no Speed penalty for wearing heavy armor (others lose 1").',
  'DD-STAT-16': 'Wilderness Stride: difficult terrain caused by vegetation costs no extra movement.',
  'DD-STAT-17':
    'Gear is a kind of feature; each warrior starts with one hand weapon and its player chooses its type: blade, bludgeon, spear or exotic.',
})
