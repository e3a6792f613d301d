/** What is decided for the whole army: its list, and its element where that has several. */
import { textIn, withField, type BuilderSetting, type Json } from '@muster/engine'
import { ARMY_LISTS, FREE_FORM } from '../content/lists/index.ts'
import { contextOf } from './context.ts'

export function settings(army: Json): readonly BuilderSetting[] {
  const { list, element = '' } = contextOf(army)
  const values = ARMY_LISTS.map(({ id, name, line }) => ({ id, name, line }))
  const lists: BuilderSetting = { id: 'list', label: 'Army list', value: textIn(army, 'list') ?? FREE_FORM, values }
  return list.elements ? [lists, { id: 'element', label: 'Element', value: element, values: list.elements }] : [lists]
}

/** A list with elements begins with its first; one without has none. */
export function withSetting(army: Json, setting: string, value: string): Json {
  if (setting === 'element') return withField(army, 'element', value)
  if (setting !== 'list') return army
  const elements = ARMY_LISTS.find(({ id }) => id === value)?.elements ?? []
  const kept = elements.find(({ id }) => id === textIn(army, 'element')) ?? elements[0]
  return withField(withField(army, 'list', value === FREE_FORM ? undefined : value), 'element', kept?.id)
}
