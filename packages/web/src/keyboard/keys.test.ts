import { expect, test } from 'vitest'
import { keyAction } from './keys.ts'

const key = (name: string, shift = false, other = false) => keyAction({ key: name, shift, other })

test('an arrow moves half an inch, with Shift a tenth, and with Ctrl it is left to the browser', () => {
  expect(key('ArrowLeft')).toEqual({ is: 'nudge', dx: -1270, dy: 0 })
  expect(key('ArrowDown', true)).toEqual({ is: 'nudge', dx: 0, dy: 254 })
  expect(key('ArrowDown', false, true)).toBeUndefined()
})

test('digits choose answers, E selects the next enemy and with Shift the previous, other keys do nothing', () => {
  expect(key('3')).toEqual({ is: 'option', place: 2 })
  expect(key('E', true)).toEqual({ is: 'next-enemy', step: -1 })
  expect(key('q')).toBeUndefined()
})
