/** What is wrong with the crew of a chassis: a chariot has at least one, and nobody but Infantry serves. */
import { counted, type Complaint } from '@muster/engine'
import { profileOf } from '../content/profiles.ts'
import type { EntrySheet } from './sheet.ts'

export function crewComplaints({ name, profile: id, crew }: EntrySheet, where: string): Complaint[] {
  const { kind, name: profile, crew: most = 0 } = profileOf(id)
  const complaints: Complaint[] = []
  const complain = (rule: string, message: string, place = 'crew') =>
    complaints.push({ rule, where: `${where}.${place}`, message: `${name}: ${message}` })
  const size = crew.reduce((sum, { count }) => sum + Math.max(0, count), 0)
  if (kind !== 'chariot' && kind !== 'siege') {
    if (size > 0) complain('KD-CHAR-02', `only siege weapons and chariots have a crew; ${profile} has none.`)
    return complaints
  }
  const rule = kind === 'chariot' ? 'KD-CHAR-03' : 'KD-SIEGE-30'
  if (size > most) complain(rule, `its crew is at most ${counted(most, 'model')}, not ${size}.`)
  if (kind === 'chariot' && size < 1) complain(rule, 'a chariot has at least one model as its crew.')
  for (const [index, one] of crew.entries()) {
    if (profileOf(one.profile).kind !== 'infantry' || one.mounted)
      complain(kind === 'chariot' ? 'KD-CHAR-02' : 'KD-SIEGE-02', `only Infantry may be crew.`, `crew.${index}.profile`)
  }
  return complaints
}
