/** A stat block pasted as text, as books, wikis and character sheets print it. */
import { InputError } from '@muster/engine'
import { bonusOf } from '../prose/attack-roll.ts'
import type { StatBlock } from '../stat-block.ts'
import { readFlatForm } from './flat-form.ts'
import { pastedEntries } from './pasted-entries.ts'
import { pastedScores } from './pasted-scores.ts'

const META = /^(?:tiny|small|medium|large|huge|gargantuan)\b/i
/** The line of its Hit Points, which every creature has once. */
const HIT_POINTS = /^(?:hit points|hp)\b:?\s*\d/i
const MOST_CHARACTERS = 40_000

/** Reads the labelled lines, and hands them on in the form of the public data, so that both are checked alike. */
export function readPastedText(text: string): StatBlock {
  if (text.length > MOST_CHARACTERS)
    throw new InputError(`This is too long for one stat block (${text.length} characters): paste a single creature.`)
  const lines = withoutTags(text)
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/[*_#>|]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
  const meta = lines.findIndex((line) => META.test(line))
  if (meta < 1) throw new InputError(NO_META)
  const creatures = lines.filter((line) => HIT_POINTS.test(line)).length
  if (creatures > 1) throw new InputError(`This text holds ${creatures} stat blocks: paste a single creature.`)
  const [size = '', ...kind] = (lines[meta] ?? '').split(' ')
  return readFlatForm({
    name: lines[meta - 1],
    size,
    type: kind.join(' ').replace(/^or \w+ /i, ''),
    armor_class: numberAfter(lines, /^(?:armor class|ac)\b/i, 'its Armor Class ("AC 15")'),
    hit_points: numberAfter(lines, /^(?:hit points|hp)\b/i, 'its Hit Points ("HP 22")'),
    speed: speedsIn(lines),
    challenge_rating: /^(?:challenge|cr)\s+([\d/.,]+)/i.exec(
      lines.find((line) => /^(?:challenge|cr)\s/i.test(line)) ?? '',
    )?.[1],
    ...pastedScores(lines),
    ...savesIn(lines),
    senses: listAfter(lines, /^senses\b/i),
    damage_resistances: listAfter(lines, /^(?:damage )?resistances?\b/i),
    damage_vulnerabilities: listAfter(lines, /^(?:damage )?vulnerabilit(?:y|ies)\b/i),
    damage_immunities: listAfter(lines, /^(?:damage )?immunities\b/i),
    condition_immunities: `${listAfter(lines, /^condition immunities\b/i)},${listAfter(lines, /^immunities\b/i)}`,
    ...pastedEntries(lines),
  })
}

const TAGS = /<\/?[a-z][^<>]{0,500}>/gi
const ENTITIES: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  minus: '−',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  quot: '"',
}

/** A piece of a web page, as plain text: what begins a paragraph begins a line. */
const withoutTags = (text: string): string =>
  /<(?:br|p|div|li|tr|td|h\d|strong|em|b|i)\b[^<>]*>/i.test(text)
    ? text
        .replace(/<(?:style|script)\b[^]*?<\/(?:style|script)>/gi, ' ')
        .replace(/<\/?(?:br|p|div|li|tr|h\d|hr|ul|ol|table|section|article)\b[^<>]*>/gi, '\n')
        .replace(TAGS, ' ')
        .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : text

const NO_META =
  'This is no stat block that can be read: below its name there should be a line with size and type, such as "Large dragon, chaotic evil".'

/** "171", "1,026" */
const WHOLE = /(\d+(?:[.,]\d+)*)/
const THOUSANDS = /[.,](?=\d{3}(?!\d))/g

function numberAfter(lines: readonly string[], label: RegExp, what: string): number {
  const line = lines.find((one) => label.test(one))
  const [, number] = WHOLE.exec(line?.replace(label, '') ?? '') ?? []
  if (number === undefined) throw new InputError(`This stat block does not say ${what}.`)
  if (/[.,]\d/.test(number.replace(THOUSANDS, '')))
    throw new InputError(`This stat block should say ${what} as a whole number, not "${number}".`)
  return Number(number.replace(THOUSANDS, ''))
}

const listAfter = (lines: readonly string[], label: RegExp): string =>
  lines.find((line) => label.test(line))?.replace(label, '') ?? ''

/** "Speed 40 ft., climb 40 ft., fly 80 ft. (hover)" */
function speedsIn(lines: readonly string[]): { readonly [name: string]: string } {
  const line = listAfter(lines, /^speed\b:?/i)
  const others = [...line.matchAll(/\b(burrow|climb|fly|swim)\s+(\d+)/gi)]
  const [walk = '0'] = /^\s*(?:walk\s+)?(\d+)/i.exec(line)?.slice(1) ?? []
  return Object.fromEntries([['walk', walk], ...others.map(([, name = '', speed = '']) => [name.toLowerCase(), speed])])
}

const LONG: { readonly [short: string]: string } = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
}

/** "Saving Throws Con +6, Int +8" */
function savesIn(lines: readonly string[]): { readonly [field: string]: number } {
  const line = listAfter(lines, /^saving throws?\b/i)
  const saves = [...line.matchAll(/\b(str|dex|con|int|wis|cha)\w*\s*([+−–-]\s*\d+)/gi)]
  return Object.fromEntries(
    saves.map(([, name = '', bonus = '']) => [`${LONG[name.toLowerCase()]}_save`, bonusOf(bonus)]),
  )
}
