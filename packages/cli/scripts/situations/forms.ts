/** The form of a field in words: "a whole number from 0 to 5". */
import { link, wordList } from './markdown.ts'
import type { Node } from './schema.ts'

/** Lists of words that are longer stand by themselves, below the tables. */
const MOST_WORDS = 8

export interface Place {
  /** What players call the game; '' for what holds in all games. */
  readonly game: string
  readonly path: string
  /** The heading under which a list of words stands. */
  headingOf(words: readonly string[]): string
}

export const isLong = (words: readonly string[]): boolean => words.length > MOST_WORDS

export function formOf(node: Node, place: Place): string {
  const { anyOf, prefixItems, items, properties, propertyNames } = node
  if (node.title !== undefined) return node.title
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``
  if (node.enum)
    return isLong(node.enum)
      ? `one of ${link('these words', place.headingOf(node.enum))}`
      : `one of ${wordList(node.enum)}`
  if (anyOf) return anyOf.map((one) => formOf(one, place)).join(', or ')
  if (prefixItems) return tupleForm(prefixItems, items, place)
  if (items) return listForm(node, items, place)
  if (properties) return `an object, ${fieldsLink(place)}`
  if (propertyNames) return recordForm(node, place)
  return simpleForm(node)
}

export const shapeHeading = (game: string, path: string): string =>
  [
    ...(game === '' ? [] : [game]),
    path
      .split('.')
      .map((name) => `\`${name}\``)
      .join(', '),
  ].join(': ')

const fieldsLink = ({ game, path }: Place): string => link('see below', shapeHeading(game, path))

function listForm(node: Node, items: Node, place: Place): string {
  const size = sizeOf(node)
  if (items.properties) return `${size === 'a list' ? 'a list of' : size} objects, ${fieldsLink(place)}`
  return Object.keys(items).length > 0 ? `${size}, each ${formOf(items, place)}` : size
}

function simpleForm({ type, minimum, exclusiveMinimum, maximum, minLength, maxLength }: Node): string {
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'string') {
    return maxLength === undefined
      ? 'a text'
      : `a text of ${minLength === undefined ? 'up' : minLength} to ${maxLength} letters`
  }
  const number = type === 'integer' ? 'a whole number' : 'a number'
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return number
  return exclusiveMinimum === undefined
    ? `${number} from ${minimum ?? 0} to ${maximum}`
    : `${number} above ${exclusiveMinimum}, up to ${maximum}`
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const countWord = (count: number): string => COUNTS[count] ?? String(count)

function sizeOf({ minItems = 0, maxItems }: Node): string {
  if (minItems === maxItems) return `a list of ${countWord(minItems)}`
  if (maxItems === undefined) return minItems > 0 ? `a list of ${countWord(minItems)} or more` : 'a list'
  return minItems > 0
    ? `a list of ${countWord(minItems)} to ${countWord(maxItems)}`
    : `a list of up to ${countWord(maxItems)}`
}

/** A point is two numbers of one form; a roll is a text, then numbers. */
function tupleForm(entries: readonly Node[], more: Node | false | undefined, place: Place): string {
  const forms = entries.map((one) => formOf(one, place))
  const [first = ''] = forms
  if (more) return `a list of ${forms.join(', ')}, then any number of entries, each ${formOf(more, place)}`
  if (entries.every(({ properties }) => properties))
    return `a list of ${countWord(entries.length)} objects, ${fieldsLink(place)}`
  return forms.every((one) => one === first)
    ? `a list of ${countWord(forms.length)}, each ${first}`
    : `a list of ${forms.join(', ')}`
}

function recordForm({ propertyNames = {}, additionalProperties }: Node, place: Place): string {
  const value = additionalProperties ? formOf(additionalProperties, place) : 'anything'
  return `an object: for each name (${formOf(propertyNames, place)}) ${value}`
}
