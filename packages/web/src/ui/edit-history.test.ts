import { expect, test } from 'vitest'
import { newHistory, recordEdit, redoEdit, undoEdit } from './edit-history.ts'

test('edits are undone and redone, and typing into one field is one edit', () => {
  const typed = ['G', 'Gu', 'Gua'].reduce((history, name) => recordEdit(history, 'name', name), newHistory(''))
  expect(typed.past).toHaveLength(1)
  expect(undoEdit(typed).now).toBe('')
  expect(redoEdit(undoEdit(typed)).now).toBe('Gua')
  expect(undoEdit(newHistory('x')).now).toBe('x')
})

test('edits without a name are undone one by one, and a new edit forgets what was undone', () => {
  const three = ['a', 'b', 'c'].reduce((history, next) => recordEdit(history, '', next), newHistory('-'))
  expect(undoEdit(undoEdit(three)).now).toBe('a')
  expect(redoEdit(recordEdit(undoEdit(three), '', 'd')).now).toBe('d')
})
