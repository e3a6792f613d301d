/** The rules in our own words: troops. */
import { chapter } from '@muster/engine'

export const troops = chapter('Troops', {
  'FD-TROOP-01':
    'Dwarf: Speed 5", Fight 4, Armor 0, Toughness 7, Health 1, Attacks 1, Strength 3, Fortitude 3, Reflex 3, Will 3, 8 points; feature Sturdy; gear: one free hand weapon, options as in Gear.',
  'FD-TROOP-02':
    'Elf: Speed 6", Fight 4, Armor 0, Toughness 4, Health 1, Attacks 2, Strength 3, Fortitude 3, Reflex 3, Will 3, 8 points; feature Wilderness Stride; gear: one free hand weapon, options as in Gear.',
  'FD-TROOP-03':
    'Goblin: Speed 6", Fight 4, Armor 0, Toughness 2, Health 1, Attacks 1, Strength 2, Fortitude 3, Reflex 3, Will 3, 2 points; features Climb, Pack Tactics; gear: one free hand weapon, options as in Gear.',
  'FD-TROOP-04':
    'Halfling: Speed 5", Fight 4, Armor 0, Toughness 3, Health 1, Attacks 1, Strength 3, Fortitude 3, Reflex 3, Will 3, 4 points; features Sneak Attack, Nimble Escape (movement reaction); gear: one free hand weapon, options as in Gear.',
  'FD-TROOP-05':
    'Human Levy: Speed 6", Fight 4, Armor 0, Toughness 3, Health 1, Attacks 1, Strength 2, Fortitude 3, Reflex 3, Will 3, 2 points; no features; gear: one free hand weapon, options as in Gear.',
  'FD-TROOP-06':
    'Human Soldier: Speed 6", Fight 4, Armor 0, Toughness 4, Health 1, Attacks 1, Strength 3, Fortitude 3, Reflex 3, Will 3, 4 points; no features; gear: one free hand weapon, options as in Gear.',
  'FD-TROOP-07':
    'Orc: Speed 6", Fight 4, Armor 0, Toughness 3, Health 1, Attacks 1, Strength 5, Fortitude 4, Reflex 3, Will 2, 4 points; feature Pack Tactics; gear: one free hand weapon, options as in Gear.',
})
