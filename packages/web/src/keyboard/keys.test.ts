import { expect, test } from 'vitest'
import { keyAction } from './keys.ts'

const key = (name: string, shift = false, other = false) => keyAction({ key: name, shift, other })

test('an arrow moves half an inch, with Shift a tenth, and with Ctrl it is left to the browser', () => {
  expect(key('ArrowLeft')).toEqual({ is: 'nudge', dx: -1270, dy: 0 })
  expect(key('ArrowDown', true)).toEqual({ is: 'nudge', dx: 0, dy: 254 })
  expect(key('ArrowDown', false, true)).toBeUndefined()
})

test('digits choose answers, X selects the next enemy and with Shift the previous, other keys do nothing', () => {
  expect(key('3')).toEqual({ is: 'option', place: 2 })
  expect(key('X', true)).toEqual({ is: 'next-enemy', step: -1 })
  expect(key('j')).toBeUndefined()
})

test('V leans over the table, Q and E go round it', () => {
  expect(key('v')).toEqual({ is: 'lean' })
  expect([key('q'), key('e')]).toMatchObject([
    { is: 'go-round', step: -1 },
    { is: 'go-round', step: 1 },
  ])
})

test('Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z do it again', () => {
  const command = (name: string, shift = false) => keyAction({ key: name, shift, other: false, command: true })
  expect(command('z')).toEqual({ is: 'undo' })
  expect(command('Z', true)).toEqual({ is: 'redo' })
  expect(command('y')).toEqual({ is: 'redo' })
  expect(command('a')).toBeUndefined()
})
