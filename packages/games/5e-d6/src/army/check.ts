/** What a list costs and what is wrong with it, each fault with its rule and its place. */
import type { ArmyReport, Complaint } from '@muster/engine'
import { figureComplaints } from './check-figure.ts'
import { priceOf } from './costs.ts'
import { readSheet, USUAL_LIMIT, type ArmySheet } from './sheet.ts'

/** More figures do not fit into a deployment zone. */
const MOST_FIGURES = 120

/** Judges a list against a limit. Throws an InputError when it is no list at all. */
export const checkArmy = (source: unknown, limit: number = USUAL_LIMIT): ArmyReport =>
  checkSheet(readSheet(source), limit)

export function checkSheet(sheet: ArmySheet, limit: number): ArmyReport {
  const entries = sheet.entries.map((entry) => ({ name: entry.name, count: entry.count, points: priceOf(entry) }))
  const points = entries.reduce((sum, entry) => sum + entry.points * Math.max(0, entry.count), 0)
  const figures = entries.reduce((sum, { count }) => sum + Math.max(0, count), 0)
  const complaints = [
    ...sheet.entries.flatMap((entry, index) => figureComplaints(entry, `entries.${index}`)),
    ...nameComplaints(sheet),
    ...sizeComplaints(points, figures, limit),
  ]
  return { name: sheet.name, points, limit, figures, complaints, entries }
}

/** Names tell figures apart in the log, so no two entries share one. */
function nameComplaints({ entries }: ArmySheet): Complaint[] {
  const names = entries.map(({ name }) => name)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            rule: 'FD-SETUP-02',
            where: `entries.${index}.name`,
            message: `Two entries are called "${name}"; each needs its own name.`,
          },
        ],
  )
}

function sizeComplaints(points: number, figures: number, limit: number): Complaint[] {
  const complaints: Complaint[] = []
  const complain = (rule: string, message: string) => complaints.push({ rule, where: 'entries', message })
  if (figures < 1) complain('FD-SETUP-01', 'An army has at least one figure.')
  if (figures > MOST_FIGURES)
    complain('FD-SETUP-03', `This table holds ${MOST_FIGURES} figures a side, not ${figures}.`)
  if (points > limit) complain('FD-SETUP-03', `The army costs ${points} points; the limit is ${limit}.`)
  return complaints
}
