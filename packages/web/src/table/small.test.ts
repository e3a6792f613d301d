import { expect, test } from 'vitest'
import { readSettings } from '../store/settings.ts'
import { words } from '../words.ts'
import { deedOf } from './keys.ts'
import { alongPath, walkTime } from './pace.ts'

const key = (name: string, shift = false, other = false) => deedOf({ key: name, shift, other })

test('arrows go half an inch, with Shift a tenth; with Ctrl they belong to the browser', () => {
  expect(key('ArrowLeft')).toEqual({ is: 'nudge', dx: -1270, dy: 0 })
  expect(key('ArrowDown', true)).toEqual({ is: 'nudge', dx: 0, dy: 254 })
  expect(key('ArrowDown', false, true)).toBeUndefined()
})

test('digits take answers, E goes through enemies both ways, other keys mean nothing', () => {
  expect(key('3')).toEqual({ is: 'option', place: 2 })
  expect(key('E', true)).toEqual({ is: 'next-enemy', step: -1 })
  expect(key('q')).toBeUndefined()
})

test('half the way along a path with a corner is at the corner', () => {
  const path = [
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]
  expect(alongPath({ x: 0, y: 0 }, path, 0.5)).toEqual({ x: 100, y: 0 })
  expect(alongPath({ x: 0, y: 0 }, path, 0.75)).toEqual({ x: 100, y: 50 })
  expect(alongPath({ x: 0, y: 0 }, path, 1)).toEqual({ x: 100, y: 100 })
})

test('a step is seen and a march is not waited for', () => {
  expect(walkTime({ x: 0, y: 0 }, [{ x: 254, y: 0 }])).toBe(300)
  expect(walkTime({ x: 0, y: 0 }, [{ x: 2540 * 5, y: 0 }])).toBe(450)
  expect(walkTime({ x: 0, y: 0 }, [{ x: 2540 * 50, y: 0 }])).toBe(900)
})

test('settings that were spoiled are the usual ones', () => {
  const usual = { light: 'auto', pace: 'calm', dice: 'calm', motion: 'auto', sound: 'off' }
  expect(readSettings('{"light":"dark","pace":"brisk"}')).toEqual({ ...usual, light: 'dark', pace: 'brisk' })
  expect(readSettings('{"dice":"at-once","motion":"still","sound":"on"}')).toEqual({
    ...usual,
    dice: 'at-once',
    motion: 'still',
    sound: 'on',
  })
  expect(readSettings('{"light":7,"sound":true}')).toEqual(usual)
  expect(readSettings('null')).toEqual(usual)
  expect(readSettings('{{')).toEqual(usual)
})

test('a small chance is not called none, nor a great one certain', () => {
  expect(words.percent(0.002)).toBe('under 1 %')
  expect(words.percent(0.998)).toBe('over 99 %')
  expect(words.percent(1)).toBe('100 %')
  expect(words.percent(0.25)).toBe('25 %')
})
