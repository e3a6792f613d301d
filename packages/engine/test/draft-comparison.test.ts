import { expect, test } from 'vitest'
import { changedRules, commonChoices, droppedRules, newRules, sameRules, type AttackExample } from '../src/index.ts'

test('rules are named one by one or by a range, which keeps the zeros before a number', () => {
  expect(sameRules('A-01', 'B-9..11')).toEqual({ verdict: 'same', earlier: ['A-01'], later: ['B-9', 'B-10', 'B-11'] })
  expect(changedRules('A-08..10 C-1', 'B-1', 'It changed.')).toEqual({
    verdict: 'differs',
    earlier: ['A-08', 'A-09', 'A-10', 'C-1'],
    later: ['B-1'],
    difference: 'It changed.',
  })
  expect(droppedRules('A-1', 'Gone.')).toMatchObject({ verdict: 'only-earlier', earlier: ['A-1'], later: [] })
  expect(newRules('B-1', 'New.')).toMatchObject({ verdict: 'only-later', earlier: [], later: ['B-1'] })
})

const values = (...all: readonly string[]) => all.map((value) => ({ value, label: value }))
const setUp = (): never => {
  throw new Error('nothing is set up here')
}

test('two examples share the choices and values that both have, also those that follow from others', () => {
  const one: AttackExample = {
    setUp,
    choices: ({ weapon }) => [
      { id: 'weapon', label: 'Weapon', values: values('bow', 'blade', 'net') },
      ...(weapon === 'bow' ? [{ id: 'range', label: 'Range', values: values('6', '12') }] : []),
      { id: 'mood', label: 'Mood', values: values('grim') },
    ],
  }
  const other: AttackExample = {
    setUp,
    choices: ({ weapon }) => [
      { id: 'weapon', label: 'Arms', values: values('blade', 'bow') },
      ...(weapon === 'bow' ? [{ id: 'range', label: 'How far', values: values('12', '24') }] : []),
    ],
  }
  expect(commonChoices(one, other, { weapon: 'net' }).chosen).toEqual({ weapon: 'bow', range: '12' })
  expect(commonChoices(one, other, { weapon: 'blade', range: '12', mood: 'grim' })).toEqual({
    choices: [{ id: 'weapon', label: 'Weapon', values: values('bow', 'blade') }],
    chosen: { weapon: 'blade' },
  })
})
