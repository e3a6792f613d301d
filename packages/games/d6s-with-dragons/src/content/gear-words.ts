/** Reads gear written in a few words: `blade`, `great spear`, `bow`, `heavy armor`, `shield`. */
import { InputError } from '@muster/engine'
import type { Gear, Weapon } from '../state/profile.ts'
import type { ArmorWorn } from '../state/vocabulary.ts'
import { WEAPONS } from './weapons.ts'

const SUITS = { 'light armor': 'light', 'heavy armor': 'heavy' } as const satisfies {
  readonly [word: string]: ArmorWorn
}

export const isSuit = (word: string): word is keyof typeof SUITS => Object.hasOwn(SUITS, word)

export function gearFrom(words: readonly string[]): Gear {
  const weapons: Weapon[] = []
  let armor: ArmorWorn = 'none'
  let shield = false
  for (const word of words.map((one) => one.trim().toLowerCase())) {
    if (word === 'shield') shield = true
    else if (isSuit(word)) armor = SUITS[word]
    else weapons.push(weaponFrom(word))
  }
  return { weapons, armor, shield }
}

const KNOWN = [...WEAPONS.map(({ id }) => id.replace('-', ' ')), ...Object.keys(SUITS), 'shield']

function weaponFrom(word: string): Weapon {
  const id = word.replaceAll(' ', '-').replace(/-weapon$/, '')
  const found = WEAPONS.find((weapon) => weapon.id === id)
  if (!found) throw new InputError(`There is no gear called "${word}". Known are: ${KNOWN.join(', ')}.`)
  return found
}

/** Gear in the same words. */
export const gearWords = ({ weapons, armor, shield }: Gear): string[] => [
  ...weapons.map(({ id }) => id.replaceAll('-', ' ')),
  ...(armor === 'none' ? [] : [`${armor} armor`]),
  ...(shield ? ['shield'] : []),
]
