/** What a list costs and what is wrong with it, each fault with its rule and its place. */
import type { ArmyReport, Complaint, Sum } from '@muster/engine'
import { crewComplaints } from './check-crew.ts'
import { gearComplaints } from './check-gear.ts'
import { rankComplaints, specialRuleComplaints } from './check-ranks.ts'
import { modelComplaints } from './check-model.ts'
import { priceOf, priceParts } from './costs.ts'
import { readSheet, USUAL_LIMIT, type ArmySheet, type CrewSheet, type EntrySheet } from './sheet.ts'

/** More models do not fit into a deployment zone. */
const MOST_MODELS = 200

/** Judges a list against a limit. Throws an InputError when it is no list at all. */
export const checkArmy = (source: unknown, limit: number = USUAL_LIMIT): ArmyReport =>
  checkSheet(readSheet(source), limit)

export function checkSheet(sheet: ArmySheet, limit: number): ArmyReport {
  const entries = sheet.entries.map((entry) => ({
    name: entry.name,
    count: entry.count,
    points: priceWithCrew(entry),
  }))
  const points = entries.reduce((sum, entry) => sum + entry.points * Math.max(0, entry.count), 0)
  const figures = sheet.entries.reduce((sum, entry) => sum + Math.max(0, entry.count) * (1 + crewSize(entry)), 0)
  const complaints = [
    ...sheet.entries.flatMap((entry, index) => entryComplaints(entry, `entries.${index}`)),
    ...nameComplaints(sheet),
    ...sizeComplaints(points, figures, limit),
    ...rankComplaints(sheet),
  ]
  return { name: sheet.name, points, limit, figures, complaints, entries }
}

const crewSize = ({ crew }: EntrySheet): number => crew.reduce((sum, { count }) => sum + Math.max(0, count), 0)

/** A chassis with the crew that is bought with it. */
export const priceWithCrew = (entry: EntrySheet): number =>
  priceOf(entry) + entry.crew.reduce((sum, one) => sum + priceOf(one) * Math.max(0, one.count), 0)

/** The same in its parts. */
export function priceSum(entry: EntrySheet): Sum {
  const models = [entry, ...entry.crew.flatMap((one) => Array.from({ length: one.count }, () => one))]
  return { total: priceWithCrew(entry), parts: models.flatMap(priceParts) }
}

export function entryComplaints(entry: EntrySheet, where: string): Complaint[] {
  return [
    ...complaintsOf(entry, where),
    ...crewComplaints(entry, where),
    ...entry.crew.flatMap((one, index) => complaintsOf(one, `${where}.crew.${index}`)),
  ]
}

const complaintsOf = (model: CrewSheet, where: string): Complaint[] => [
  ...modelComplaints(model, where),
  ...gearComplaints(model, where),
  ...specialRuleComplaints(model, where),
]

/** Names tell models apart in the log, so no two entries share one. */
function nameComplaints({ entries }: ArmySheet): Complaint[] {
  const seen = new Set<string>()
  const complaints: Complaint[] = []
  const see = (name: string, where: string): void => {
    if (seen.has(name))
      complaints.push({
        rule: 'KD-ARMY-04',
        where,
        message: `Two entries are called "${name}"; each needs its own name.`,
      })
    seen.add(name)
  }
  for (const [index, { name, crew }] of entries.entries()) {
    see(name, `entries.${index}.name`)
    for (const [place, one] of crew.entries()) see(one.name, `entries.${index}.crew.${place}.name`)
  }
  return complaints
}

function sizeComplaints(points: number, figures: number, limit: number): Complaint[] {
  const complaints: Complaint[] = []
  const complain = (rule: string, message: string) => complaints.push({ rule, where: 'entries', message })
  if (figures < 1) complain('KD-ARMY-01', 'An army has at least one model.')
  if (figures > MOST_MODELS) complain('KD-ARMY-03', `This table holds ${MOST_MODELS} models a side, not ${figures}.`)
  if (points > limit) complain('KD-ARMY-01', `The army costs ${points} points; the limit is ${limit}.`)
  return complaints
}
