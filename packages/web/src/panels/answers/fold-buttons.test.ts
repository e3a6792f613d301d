import { expect, test } from 'vitest'
import type { AnswerButton } from './button.ts'
import { foldButtons, withoutName } from './fold-buttons.ts'

const button = (id: string, more: Partial<AnswerButton> = {}): AnswerButton => ({
  id,
  label: id,
  does: 'pick',
  isDefault: false,
  ...more,
})
const usual = button('shoot', { isDefault: true })
const ids = (list: readonly AnswerButton[]) => list.map(({ id }) => id)

test('three buttons all stay, Escape first and Enter last', () => {
  const folded = foldButtons([usual, button('dash'), button('nobody', { key: 'Esc' })], false)
  expect(ids(folded.list)).toEqual(['nobody', 'dash', 'shoot'])
})

test('of more than three the first stays outside, and the rest opens above', () => {
  const all = [button('dash'), button('hide'), button('dodge'), usual]
  expect(ids(foldButtons(all, false).list)).toEqual(['dash', 'more', 'shoot'])
  expect(foldButtons(all, false).open).toBeUndefined()
  expect(ids(foldButtons(all, true).open?.list ?? [])).toEqual(['hide', 'dodge'])
})

test('beside Escape and Enter there is room for the rest alone', () => {
  const all = [button('dash'), button('hide'), button('nobody', { key: 'Esc' }), usual]
  expect(ids(foldButtons(all, false).list)).toEqual(['nobody', 'more', 'shoot'])
})

test('long labels leave room for fewer buttons', () => {
  const long = button('Worg 5, Warren Shield 5 and Warren Shield 9 against Warhorse 2')
  expect(ids(foldButtons([long, { ...long, id: 'melee', isDefault: true }], false).list)).toEqual(['more', 'melee'])
})

test('the asked figure is not named in its options', () => {
  expect(withoutName({ id: 'x', label: 'Archer 1: stay where it is' }, 'Archer 1').label).toBe('Stay where it is')
  expect(withoutName({ id: 'x', label: 'Archer 12: hide' }, 'Archer 1').label).toBe('Archer 12: hide')
})

test('where several figures could act, each button on the bar says whose it is', () => {
  const ann = button('a', { label: 'Shoot', group: 'Ann' })
  const abe = button('b', { label: 'Shoot', group: 'Abe', isDefault: true })
  const end = button('end', { label: 'End turn' })
  expect(foldButtons([ann, end, abe], false).list.map(({ note }) => note)).toEqual(['Ann', undefined, 'Abe'])
  expect(foldButtons([ann, end], false).list.map(({ note }) => note)).toEqual([undefined, undefined])
  const named = button('c', { label: 'Amy shoots', group: 'Amy' })
  expect(foldButtons([named, abe], false).list.map(({ note }) => note)).toEqual([undefined, 'Abe'])
})
