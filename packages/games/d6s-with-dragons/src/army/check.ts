/** What a list costs and what is wrong with it, each fault with its rule and its place. */
import { InputError, type ArmyReport, type Complaint, type RuleId } from '@muster/engine'
import { readSheet, USUAL_LIMIT, type EntrySheet } from './sheet.ts'
import { gearFrom, isSuit } from '../content/gear-words.ts'
import { PROFILES } from '../content/profiles.ts'
import { costOf } from '../content/costs.ts'
import type { Gear } from '../state/profile.ts'

/** More would not fit into the three sectors of a side. */
const MOST_FIGURES = 175

/** Checks a list against a limit of points. Throws an InputError when it is no list at all. */
export function checkArmy(source: unknown, limit: number = USUAL_LIMIT): ArmyReport {
  const sheet = readSheet(source)
  const checked = sheet.entries.map((one, index) => checkEntry(one, `entries.${index}`))
  const entries = checked.map(({ name, count, points }) => ({ name, count, points }))
  const points = entries.reduce((sum, one) => sum + one.points * Math.max(0, one.count), 0)
  const figures = entries.reduce((sum, one) => sum + Math.max(0, one.count), 0)
  const complaints = [...checked.flatMap((one) => one.complaints), ...sizeComplaints(points, figures, limit)]
  return { name: sheet.name, points, limit, figures, complaints, entries }
}

interface Checked {
  readonly name: string
  readonly count: number
  readonly points: number
  readonly complaints: readonly Complaint[]
}

function checkEntry(sheet: EntrySheet, where: string): Checked {
  const profile = PROFILES.find(({ id }) => id === sheet.profile)
  const name = sheet.name ?? profile?.name ?? sheet.profile
  const read = readGear(sheet)
  const complaints: Complaint[] = []
  const complain = (rule: RuleId, place: string, message: string) =>
    complaints.push({ rule, where: `${where}.${place}`, message: `${name}: ${message}` })
  if (!profile) complain('DD-SIDE-09', 'profile', `there is no profile "${sheet.profile}".`)
  if (!Number.isInteger(sheet.count) || sheet.count < 1) {
    complain('DD-STAT-01', 'count', `an entry has 1 character or more, not ${sheet.count}.`)
  }
  if (typeof read === 'string') complain('DD-STAT-17', 'gear', read)
  else for (const [rule, message] of gearFaults(sheet, read)) complain(rule, 'gear', message)
  const points = profile && typeof read !== 'string' ? costOf(profile, read).total : 0
  return { name, count: sheet.count, points, complaints }
}

/** The gear, or what is wrong with its words. */
function readGear({ gear }: EntrySheet): Gear | string {
  try {
    return gearFrom(gear)
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

/** Each thing once, two hand weapons at most, one suit of armor, and something to fight with. */
function gearFaults(sheet: EntrySheet, { weapons }: Gear): (readonly [RuleId, string])[] {
  const faults: (readonly [RuleId, string])[] = []
  const count = (kind: string) => weapons.filter((weapon) => weapon.kind === kind).length
  const suits = sheet.gear.filter((word) => isSuit(word.trim().toLowerCase())).length
  const shields = sheet.gear.filter((word) => word.trim().toLowerCase() === 'shield').length
  if (count('hand') + count('great') === 0)
    faults.push([
      'DD-STAT-17',
      'every warrior begins with a hand weapon: name its type (blade, bludgeon, spear or exotic).',
    ])
  if (count('hand') > 2) faults.push(['DD-RUL-111', 'two hand weapons are the most.'])
  for (const kind of ['great', 'throwing', 'bow']) {
    if (count(kind) > 1) faults.push(['DD-WAR-17', `it can have one ${kind === 'bow' ? 'bow' : `${kind} weapon`}.`])
  }
  if (suits > 1) faults.push(['DD-RUL-109', 'one suit of armor is worn, light or heavy.'])
  if (shields > 1) faults.push(['DD-WAR-17', 'it can have one shield.'])
  return faults
}

function sizeComplaints(points: number, figures: number, limit: number): Complaint[] {
  const complaints: Complaint[] = []
  const complain = (rule: RuleId, message: string) => complaints.push({ rule, where: 'entries', message })
  if (figures < 1) complain('DD-SIDE-09', 'An army has at least one character.')
  if (figures > MOST_FIGURES) {
    complain('DD-SETUP-16', `The deployment zone holds ${MOST_FIGURES} characters, not ${figures}.`)
  }
  if (points > limit) complain('DD-SETUP-03', `The army costs ${points} points; ${limit} were agreed.`)
  return complaints
}
