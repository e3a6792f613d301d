/** What is wrong with a model's equipment: hands, weapons twice, what riders cannot use. */
import { listed, type Complaint } from '@muster/engine'
import { GEAR_TABLE } from '../content/gear.ts'
import { profileOf } from '../content/profiles.ts'
import type { GearId } from '../state/vocabulary.ts'
import type { CrewSheet } from './sheet.ts'

const HANDS = 2

const namesOf = (gear: readonly GearId[]): string => listed(gear.map((item) => GEAR_TABLE[item].name))

export function gearComplaints({ name, profile: id, gear, mounted }: CrewSheet, where: string): Complaint[] {
  const { kind, name: profile } = profileOf(id)
  const complaints: Complaint[] = []
  const complain = (rule: string, message: string) =>
    complaints.push({ rule, where: `${where}.gear`, message: `${name}: ${message}` })
  if (gear.length > 0 && kind !== 'infantry')
    complain('KD-GEAR-02', `only Infantry and Cavalry buy equipment; ${profile} has none.`)
  const twice = gear.find((item, index) => gear.indexOf(item) !== index)
  if (twice) complain('KD-GEAR-06', `no item is bought twice, but ${GEAR_TABLE[twice].name} is.`)
  for (const item of new Set(gear)) {
    const { notMounted, name: called } = GEAR_TABLE[item]
    if (mounted && notMounted) complain(notMounted, `Cavalry cannot be equipped with a ${called}.`)
  }
  for (const [rule, message] of handFaults([...new Set(gear)])) complain(rule, message)
  return complaints
}

/** One melee weapon, and with a one-handed one at most one other thing in hand. */
function handFaults(gear: readonly GearId[]): (readonly [rule: string, message: string])[] {
  const melee = gear.filter((item) => GEAR_TABLE[item].use === 'melee')
  if (melee.length > 1) return [['KD-GEAR-03', `a model has one melee weapon, not ${namesOf(melee)}.`]]
  const held = gear.filter((item) => GEAR_TABLE[item].use === 'hand')
  const weaponHands = melee[0] === undefined ? 1 : GEAR_TABLE[melee[0]].hands
  if (weaponHands + held.length <= HANDS) return []
  return weaponHands === HANDS
    ? [['KD-GEAR-05', `a ${namesOf(melee)} takes both hands: there is none left for ${namesOf(held)}.`]]
    : [['KD-GEAR-04', `beside the weapon there is one hand left, not enough for ${namesOf(held)}.`]]
}
