/** The book of spells: rules ask it by id, and name none. The spells know the rules, so cards.ts lays it out. */
import { raise } from '@muster/engine'
import type { Spell } from './spell.ts'

let all: readonly Spell[] = []
let byId: { readonly [id: string]: Spell } = {}

export function layOutSpells(spells: readonly Spell[]): void {
  all = spells
  byId = Object.fromEntries(spells.map((spell) => [spell.id, spell]))
}

export const spellOf = (id: string): Spell => byId[id] ?? raise(`there is no spell "${id}"`)

/** Every spell there is, by its kind and then by name. */
export const spellList = (): readonly Spell[] => all
