/** Armor while it is worn. */
import { part } from '@muster/engine'
import { ARMOR_TABLE } from '../content/gear.ts'
import { question, says, type GameAbility } from '../state/ability.ts'

/** Heavy armor does not slow it. */
export const unhindered = question<undefined, boolean>('unhindered by armor')

export const lightArmor: GameAbility = {
  id: 'light-armor',
  name: 'Light armor',
  rule: 'FD-GEAR-11',
  text: '+1 Armor.',
  adds: { armor: () => part(ARMOR_TABLE.light.armor, 'Light armor', 'FD-GEAR-11') },
}

export const heavyArmor: GameAbility = {
  id: 'heavy-armor',
  name: 'Heavy armor',
  rule: 'FD-GEAR-12',
  text: '+2 Armor, -1 Speed.',
  adds: {
    armor: () => part(ARMOR_TABLE.heavy.armor, 'Heavy armor', 'FD-GEAR-12'),
    speed: (state, bearer) =>
      says(state, bearer, unhindered, undefined)
        ? undefined
        : part(ARMOR_TABLE.heavy.speed, 'Heavy armor', 'FD-GEAR-12'),
  },
}
