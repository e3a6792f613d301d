/** The rules in our own words: warriors. */
import { chapter } from '@muster/engine'

export const warriors = chapter('Warriors', {
  'DD-CLASS-01': 'A character that costs 16 points or less is a warrior.',
  'DD-CLASS-02': 'Warriors buy their gear at warrior prices, which are the lower ones.',
  'DD-CLASS-03': 'A character that costs more is a hero.',
  'DD-CLASS-04': 'Heroes buy their gear at hero prices, which are the higher ones.',
  'DD-CLASS-05': 'A warrior begins with one hand weapon, free of charge.',
  'DD-CLASS-06': 'Its player chooses what kind it is: blade, bludgeon, spear or exotic.',
  'DD-CLASS-07': 'A character costs the points of its profile plus the points of what is bought for it.',
  'DD-CLASS-09': 'There is no limit to how many characters of a side share a profile.',
  'DD-WAR-01':
    'Human Levy, 2 points: Speed 6", Fight 3, Attacks 1, Strength 2, Armor 0, Toughness 3, Health 1, Saves 3/3/3, Morale 7.',
  'DD-WAR-02':
    'Human Warrior, 4 points: Speed 6", Fight 4, Attacks 1, Strength 3, Armor 0, Toughness 4, Health 1, Saves 3/3/3, Morale 8.',
  'DD-WAR-03':
    'Dwarf Warrior, 8 points, Sturdy: Speed 5", Fight 4, Attacks 1, Strength 3, Armor 0, Toughness 7, Health 1, Saves 3/3/3, Morale 8.',
  'DD-WAR-04':
    'Elf Warrior, 8 points, Wilderness Stride: Speed 6", Fight 4, Attacks 2, Strength 3, Armor 0, Toughness 4, Health 1, Saves 3/3/3, Morale 8.',
  'DD-WAR-05':
    'Gnome Warrior, 4 points, Small, Magic Resistance and Camouflage: Speed 5", Fight 4, Attacks 1, Strength 3, Armor 0, Toughness 3, Health 1, Saves 3/3/3, Morale 8.',
  'DD-WAR-06':
    'Goblin Warrior, 2 points, Small, Climb and Pack Tactics: Speed 6", Fight 4, Attacks 1, Strength 2, Armor 0, Toughness 2, Health 1, Saves 3/3/3, Morale 7.',
  'DD-WAR-07':
    'Halfling Warrior, 4 points, Small, Sneak Attack and Nimble Escape: Speed 5", Fight 4, Attacks 1, Strength 3, Armor 0, Toughness 3, Health 1, Saves 3/3/3, Morale 8.',
  'DD-WAR-08':
    'Orc Warrior, 4 points, Aggressive: Speed 6", Fight 4, Attacks 1, Strength 5, Armor 0, Toughness 3, Health 1, Saves 4/3/2, Morale 7.',
  'DD-WAR-09': 'Sturdy: heavy armor does not slow it.',
  'DD-WAR-10': 'Wilderness Stride: undergrowth does not slow it.',
  'DD-WAR-11': 'Wilderness Stride is no help in water, snow, rubble or mud.',
  'DD-WAR-12': 'Camouflage: once hidden, it needs no cover to stay unseen from more than 6" away.',
  'DD-WAR-13': 'Sneak Attack: +1 Strength for a weapon attack with advantage.',
  'DD-WAR-14': 'Sneak Attack: +1 Strength against a flanked target too, but never +2.',
  'DD-WAR-15': 'Nimble Escape: once a round it may Disengage or Hide and keep its action.',
  'DD-WAR-16': 'Aggressive: it follows up by half its Speed, not just 1".',
  'DD-WAR-17': 'A warrior may buy anything from the warrior prices, each thing once, and a mount of up to 16 points.',
})
