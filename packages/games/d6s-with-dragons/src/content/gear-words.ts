/** Reads gear written in a few words: `blade`, `great spear`, `bow`, `heavy armor`, `shield`. */
import { InputError } from '@muster/engine'
import type { Gear, Profile, Weapon } from '../state/profile.ts'
import type { ArmorWorn, GearItem } from '../state/vocabulary.ts'
import { WEAPONS } from './weapons.ts'

const SUITS = { 'light armor': 'light', 'heavy armor': 'heavy' } as const satisfies {
  readonly [word: string]: ArmorWorn
}

/** Armor for mounts. */
const BARDINGS = { 'light barding': 'light', 'heavy barding': 'heavy' } as const satisfies {
  readonly [word: string]: ArmorWorn
}

const isBarding = (word: string): word is keyof typeof BARDINGS => Object.hasOwn(BARDINGS, word)

export const isSuit = (word: string): word is keyof typeof SUITS => Object.hasOwn(SUITS, word)

/** As it is written here: `Throwing weapon ` is `throwing`. */
export const gearWord = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[ -]weapon$/, '')

export function gearFrom(words: readonly string[]): Gear {
  const weapons: Weapon[] = []
  let armor: ArmorWorn = 'none'
  let shield = false
  let isForMounts = false
  for (const word of words.map(gearWord)) {
    if (word === 'shield') shield = true
    else if (isSuit(word)) armor = SUITS[word]
    else if (isBarding(word)) [armor, isForMounts] = [BARDINGS[word], true]
    else weapons.push(weaponFrom(word))
  }
  return { weapons, armor, shield, ...(isForMounts && { isBarding: true }) }
}

const KNOWN = [
  ...WEAPONS.map(({ id }) => id.replace('-', ' ')),
  ...Object.keys(SUITS),
  ...Object.keys(BARDINGS),
  'shield',
]

function weaponFrom(word: string): Weapon {
  const id = word.replaceAll(' ', '-')
  const found = WEAPONS.find((weapon) => weapon.id === id)
  if (!found) throw new InputError(`There is no gear called "${word}". Known are: ${KNOWN.join(', ')}.`)
  return found
}

/** Included gear as words; its player has not chosen types yet, so they are blades. */
const WORD: { readonly [item in GearItem]: string } = {
  hand: 'blade',
  great: 'great blade',
  throwing: 'throwing',
  bow: 'bow',
  light: 'light armor',
  heavy: 'heavy armor',
  shield: 'shield',
}

export const includedWords = ({ includedGear }: Profile): string[] => includedGear.map((item) => WORD[item])

/** Included gear without a type need not be named: it is there all the same, a suit unless another is worn. */
export function withIncluded({ includedGear }: Profile, words: readonly string[]): string[] {
  const named = words.map(gearWord)
  const missing = includedGear.filter((item) => {
    if (item === 'hand' || item === 'great') return false
    return item === 'light' || item === 'heavy' ? !named.some(isSuit) : !named.includes(WORD[item])
  })
  return [...words, ...missing.map((item) => WORD[item])]
}

/** Gear in the same words. */
export const gearWords = ({ weapons, armor, shield, isBarding: isForMounts }: Gear): string[] => [
  ...weapons.map(({ id }) => id.replaceAll('-', ' ')),
  ...(armor === 'none' ? [] : [`${armor} ${isForMounts ? 'barding' : 'armor'}`]),
  ...(shield ? ['shield'] : []),
]
