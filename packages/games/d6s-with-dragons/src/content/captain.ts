/** The Captain template: what it makes of a warrior. */
import type { Profile } from '../state/profile.ts'

/** Five times the points, a little more of everything but Speed, Fight, Attacks and Armor, and two features. */
export const captainOf = (warrior: Profile): Profile => ({
  ...warrior,
  id: `${warrior.id}-captain`,
  name: `${warrior.name} Captain`,
  points: warrior.points * 5,
  strength: warrior.strength + 1,
  toughness: warrior.toughness + 1,
  health: warrior.health + 1,
  saves: {
    fortitude: warrior.saves.fortitude + 1,
    reflex: warrior.saves.reflex + 1,
    will: warrior.saves.will + 1,
  },
  morale: warrior.morale + 2,
  traits: [...warrior.traits, 'second-wind', 'action-surge'],
  uses: { ...warrior.uses, 'second-wind': 1, 'action-surge': 1 },
  isCaptain: true,
})
