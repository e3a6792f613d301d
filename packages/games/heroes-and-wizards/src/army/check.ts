/** What a list costs and what is wrong with it, each fault with its rule and its place. */
import { InputError, type ArmyReport, type Complaint } from '@muster/engine'
import { INCH, toInches } from '@muster/table'
import { armyOf, diameterOf, isMovement, readSheet, USUAL_LIMIT, type ArmySheet, type TypeSheet } from './sheet.ts'
import { ARMOUR_COST, costOf, MELEE_COST, SHOOTING_COST } from './costs.ts'
import type { Army, Rank } from '../state/profile.ts'

/** The name of the prisoner in Rescue: no army list may use it. */
export const PRISONER = 'Prisoner'
const POINTS_A_CHARACTER = 250
const MOST_FIGURES = 400
const SMALLEST_BASE = 0.75 * INCH
const LARGEST_BASE = 4 * INCH
const SMALLEST_MIGHTY_BASE = 1.5 * INCH

/** How many Heroes, and how many Wizards, a limit allows. */
export const charactersAllowed = (limit: number): number => Math.floor(limit / POINTS_A_CHARACTER)

/** Judges a list against a limit. Throws an InputError when it is no list at all. */
export const checkArmy = (source: unknown, limit: number = USUAL_LIMIT): ArmyReport =>
  checkSheet(readSheet(source), limit)

export function checkSheet(sheet: ArmySheet, limit: number): ArmyReport {
  const entries = sheet.types.map((type) => ({ name: type.name, count: type.count, points: costOf(type.profile) }))
  const points = entries.reduce((sum, entry) => sum + entry.points * Math.max(0, entry.count), 0)
  const figures = entries.reduce((sum, entry) => sum + Math.max(0, entry.count), 0)
  const complaints = [
    ...sheet.types.flatMap((type, index) => typeComplaints(type, `types.${index}`)),
    ...nameComplaints(sheet),
    ...sizeComplaints(points, figures, limit),
    ...rankComplaints(sheet, 'hero', limit),
    ...rankComplaints(sheet, 'wizard', limit),
  ]
  return { name: sheet.name, points, limit, figures, complaints, entries }
}

/** The army, if it is legal under the limit; otherwise an InputError with the first complaint. */
export function readArmy(source: unknown, limit: number = USUAL_LIMIT): Army {
  const sheet = readSheet(source)
  const [first] = checkSheet(sheet, limit).complaints
  if (first) throw new InputError(first.message, first.where)
  return armyOf(sheet)
}

export function typeComplaints(type: TypeSheet, where: string): Complaint[] {
  const { name, count, rank } = type
  const complaints = [...statComplaints(type, `${where}.profile`), ...baseComplaints(type, where)]
  if (!Number.isInteger(count) || count < 1) {
    complaints.push({
      rule: 'HW-ARMY-03',
      where: `${where}.count`,
      message: `${name}: a type has 1 figure or more, not ${count}.`,
    })
  } else if (rank !== 'trooper' && count > 1) {
    const message = `${name}: each ${rankName(rank)} is an entry of its own, with a name of its own.`
    complaints.push({ rule: 'HW-DEP-07', where: `${where}.count`, message })
  }
  return complaints
}

function statComplaints({ name, profile }: TypeSheet, where: string): Complaint[] {
  const { movement, melee, shooting, armour } = profile
  const complaints: Complaint[] = []
  const complain = (rule: string, stat: string, message: string) =>
    complaints.push({ rule, where: `${where}.${stat}`, message: `${name}: ${message}` })
  if (!isMovement(movement)) complain('HW-COST-09', 'movement', `Movement is 6, 9, 12, 15, 18 or fly, not ${movement}.`)
  if (MELEE_COST[melee] === undefined) complain('HW-COST-15', 'melee', `Melee is 1 to 5, not ${melee}.`)
  if (SHOOTING_COST[shooting] === undefined) complain('HW-COST-01', 'shooting', `Shooting is 0 to 5, not ${shooting}.`)
  if (ARMOUR_COST[armour] === undefined) complain('HW-COST-01', 'armour', `Armour is 0 to 5, not ${armour}.`)
  const known = ['movement', 'melee', 'shooting', 'armour', 'twoWeapons', 'mighty']
  const unknown = Object.keys(profile).find((key) => !known.includes(key))
  if (unknown !== undefined)
    complain('HW-COST-01', unknown, `a figure has no "${unknown}"; its stats are Movement, Melee, Shooting and Armour.`)
  return complaints
}

function baseComplaints(type: TypeSheet, where: string): Complaint[] {
  const diameter = diameterOf(type)
  const across = `${Math.round(toInches(diameter) * 1000) / 1000}"`
  if (!Number.isSafeInteger(diameter) || diameter < SMALLEST_BASE || diameter > LARGEST_BASE) {
    return [
      {
        rule: 'HW-MEAS-05',
        where: `${where}.diameter`,
        message: `${type.name}: a base is 0.75" to 4" across (an inch is written 2540), not ${across}.`,
      },
    ]
  }
  if (type.profile.mighty && diameter < SMALLEST_MIGHTY_BASE) {
    return [
      {
        rule: 'HW-MIGHT-02',
        where: `${where}.diameter`,
        message: `${type.name}: only a very large figure is Mighty; its base is 1.5" or more, not ${across}.`,
      },
    ]
  }
  return []
}

function nameComplaints({ types }: ArmySheet): Complaint[] {
  return types.flatMap(({ name }, index) => {
    const where = `types.${index}.name`
    if (name === PRISONER)
      return [
        { rule: 'HW-RESC-03', where, message: `"${PRISONER}" is the name of the one to be rescued; choose another.` },
      ]
    const twin = types.findIndex((other) => other.name === name)
    return twin === index
      ? []
      : [{ rule: 'HW-ARMY-03', where, message: `Two types are called "${name}"; each has a name of its own.` }]
  })
}

function sizeComplaints(points: number, figures: number, limit: number): Complaint[] {
  const complaints: Complaint[] = []
  const complain = (rule: string, message: string) => complaints.push({ rule, where: 'types', message })
  if (figures < 1) complain('HW-ARMY-07', 'An army has at least one figure.')
  if (figures > MOST_FIGURES) complain('HW-ARMY-03', `This table holds ${MOST_FIGURES} figures a side, not ${figures}.`)
  if (points > limit) complain('HW-ARMY-02', `The army costs ${points} points; the limit is ${limit}.`)
  return complaints
}

export const rankName = (rank: Rank): string => rank.charAt(0).toUpperCase() + rank.slice(1)

function rankComplaints({ types }: ArmySheet, rank: 'hero' | 'wizard', limit: number): Complaint[] {
  const found = types.reduce((sum, type) => sum + (type.rank === rank ? Math.max(0, type.count) : 0), 0)
  const allowed = charactersAllowed(limit)
  if (found <= allowed) return []
  const rule = rank === 'hero' ? 'HW-ARMY-04' : 'HW-ARMY-05'
  const plural = rank === 'hero' ? 'Heroes' : 'Wizards'
  const most = allowed === 0 ? `no ${plural}` : `${allowed} ${allowed === 1 ? rankName(rank) : plural}`
  return [{ rule, where: 'types', message: `${limit} points allow ${most}, not ${found}.` }]
}
