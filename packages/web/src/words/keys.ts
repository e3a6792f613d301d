/** The sheet of keys. */
export const keys = {
  title: 'Keys',
  list: [
    ['Enter', 'Confirm, or take the default answer'],
    ['Esc', 'Put back; close what is open'],
    ['Tab, Shift Tab', 'Through the figures that may act, then the buttons'],
    ['N, P', 'Next and previous figure that may act'],
    ['E, Shift E', 'Next and previous enemy: sight and odds'],
    ['Arrow keys', 'Move the picked figure half an inch (with Shift a tenth)'],
    ['W', 'Put a corner into the path here'],
    ['1 to 9', 'Take that answer of the question'],
    ['U, R', 'Undo, redo'],
    ['M', 'Measure: then drag, or arrow keys'],
    ['Z, S', 'Zones, sight lines'],
    ['+, −', 'Nearer, farther'],
    ['0', 'The whole table, or near to the figures'],
    ['Space', 'Skip what is being shown; pause when watching'],
    ['L', 'To the battle log'],
    ['?', 'This sheet'],
  ] as readonly (readonly [string, string])[],
} as const
