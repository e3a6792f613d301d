/** The card of a figure or a unit. */
import { plural } from './numbers.ts'

export const card = {
  numbers: 'Its numbers',
  printed: (value: number) => `printed ${value}, now`,
  made: 'How this number came about',
  models: (count: number) => plural(count, 'model'),
  health: (left: number, of: number) => `${left} of ${of} health left`,
  thisMove: 'This move',
} as const
