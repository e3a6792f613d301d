/** The card of a figure or a unit. */
import { counted } from '@muster/engine'

export const card = {
  numbers: 'Its numbers',
  carried: 'Those it carries',
  printed: (value: number) => `printed ${value}, now`,
  made: 'How this number is worked out',
  models: (count: number) => counted(count, 'model'),
  health: (left: number, of: number) => `${left} of ${of} health left`,
  thisMove: 'This move',
} as const
