import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('damaged settings are replaced by the defaults', () => {
  const usual = {
    light: 'auto',
    pace: 'calm',
    dice: 'calm',
    fights: 'each-blow',
    volume: 60,
    motion: 'auto',
    lean: 'auto',
    sound: 'off',
    handOver: 'turn',
  }
  expect(readSettings('{"light":"dark","pace":"brisk"}')).toEqual({ ...usual, light: 'dark', pace: 'brisk' })
  expect(readSettings('{"dice":"at-once","motion":"still","lean":"keep","sound":"on"}')).toEqual({
    ...usual,
    dice: 'at-once',
    motion: 'still',
    lean: 'keep',
    sound: 'on',
  })
  expect(readSettings('{"light":7,"sound":true}')).toEqual(usual)
  expect(readSettings('null')).toEqual(usual)
  expect(readSettings('{{')).toEqual(usual)
})
