/** What is wrong with one entry of a list: its number, its base, its weapons and armor. */
import { counted, listed, type Complaint } from '@muster/engine'
import { ARMOR_TABLE, WEAPON_TABLE } from '../content/gear.ts'
import { BASES } from '../content/sizes.ts'
import { ARMORS } from '../state/vocabulary.ts'
import { isHandWeapon, replacementIn } from './costs.ts'
import type { EntrySheet } from './sheet.ts'

export function figureComplaints(entry: EntrySheet, where: string): Complaint[] {
  const { name, count } = entry
  const found = [
    ...baseComplaints(entry),
    ...(entry.profile.isSoldier ? soldierComplaints(entry) : giftComplaints(entry)),
  ]
  if (count < 1) found.unshift(['FD-SETUP-02', 'count', `there should be at least one of them, not ${count}.`])
  return found.map(([rule, field, message]) => ({ rule, where: `${where}.${field}`, message: `${name}: ${message}` }))
}

type Found = readonly [rule: string, field: string, message: string]

function baseComplaints({ base, profile: { size } }: EntrySheet): Found[] {
  const { usual, largest, rule } = BASES[size]
  if (base >= usual && base <= largest) return []
  const allowed = usual === largest ? `${usual} mm` : `${usual} to ${largest} mm`
  return [[rule, 'base', `a ${size} figure stands on a base of ${allowed}, not ${base} mm.`]]
}

/** It keeps its hand weapon unless a great weapon or daggers replace it, and never has less armor than it comes with. */
function soldierComplaints({ weapons, armor, profile: { wears } }: EntrySheet): Found[] {
  const found: Found[] = []
  if (!weapons.some(isHandWeapon) && replacementIn(weapons) < 0)
    found.push([
      'FD-GEAR-01',
      'weapons',
      'it keeps its hand weapon unless a great weapon or daggers replace it: add one of these.',
    ])
  if (ARMORS.indexOf(armor) < ARMORS.indexOf(wears))
    found.push(['FD-GEAR-13', 'armor', `it comes in ${ARMOR_TABLE[wears].name.toLowerCase()} and keeps it.`])
  return found
}

/** A creature that is no soldier fights with what it is given by nature. */
function giftComplaints({ weapons, armor, shield, profile }: EntrySheet): Found[] {
  const bought = weapons.map((id) => WEAPON_TABLE[id].name)
  if (armor !== profile.wears) bought.push(ARMOR_TABLE[armor].name)
  if (shield) bought.push('Shield')
  if (bought.length === 0) return []
  const what = counted(bought.length, 'item')
  return [['FD-RUL-72', 'weapons', `only soldiers buy gear; ${profile.name} cannot have ${what}: ${listed(bought)}.`]]
}
