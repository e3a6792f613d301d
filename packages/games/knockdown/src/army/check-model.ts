/** What is wrong with a model itself: how many there are, its steed, its rank. */
import type { Complaint } from '@muster/engine'
import { profileOf } from '../content/profiles.ts'
import type { CrewSheet } from './sheet.ts'

export function modelComplaints({ name, profile: id, mounted, rank, count }: CrewSheet, where: string): Complaint[] {
  const { kind, name: profile } = profileOf(id)
  const complaints: Complaint[] = []
  const complain = (rule: string, field: string, message: string) =>
    complaints.push({ rule, where: `${where}.${field}`, message: `${name}: ${message}` })
  if (count < 1) complain('KD-ARMY-01', 'count', `there should be at least one of them, not ${count}.`)
  if (mounted && kind !== 'infantry')
    complain('KD-CAV-01', 'mounted', `only Infantry has a Cavalry version; ${profile} has none.`)
  if (rank !== 'ordinary' && kind !== 'infantry')
    complain('KD-HERO-01', 'rank', `only Infantry and Cavalry are promoted; ${profile} cannot be a ${rank}.`)
  return complaints
}
