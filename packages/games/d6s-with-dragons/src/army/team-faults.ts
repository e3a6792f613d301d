/** What is wrong with an army as a whole: its size, its recruits, and the side it has picked. */
import type { Complaint, RuleId } from '@muster/engine'
import type { ArmyList } from '../content/army-list.ts'
import type { Entry } from './entry.ts'
import type { ArmySheet } from './sheet.ts'

export interface Team {
  readonly list: ArmyList
  readonly sheet: ArmySheet
  /** Those that could be read. */
  readonly entries: readonly Entry[]
  readonly points: number
  readonly figures: number
  readonly limit: number
}

/** More would not fit into the three sectors of a side. */
const MOST_FIGURES = 175

export const teamComplaints = (team: Team): Complaint[] => [
  ...sizeComplaints(team),
  ...recruitComplaints(team),
  ...elementComplaints(team),
]

const complaint = (rule: RuleId, message: string, where = 'entries'): Complaint => ({ rule, where, message })

function* sizeComplaints({ points, figures, limit }: Team): Iterable<Complaint> {
  if (figures < 1) yield complaint('DD-SIDE-09', 'An army has at least one character.')
  if (figures > MOST_FIGURES) {
    yield complaint('DD-SETUP-16', `The deployment zone holds ${MOST_FIGURES} characters, not ${figures}.`)
  }
  if (points > limit) yield complaint('DD-SETUP-03', `The army costs ${points} points; ${limit} were agreed.`)
}

/** Profiles that somebody of the army recruits: one is enough for any number. */
export const recruitedBy = (entries: Team['entries']): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ listing, upgrades }) => [
      ...listing.recruits,
      ...upgrades.flatMap(({ recruits }) => recruits ?? []),
    ]),
  )

function* recruitComplaints({ entries }: Team): Iterable<Complaint> {
  const welcome = recruitedBy(entries)
  for (const { listing, name } of entries) {
    if (listing.role !== 'recruit' || welcome.has(listing.profile.id)) continue
    yield complaint('DD-LIST-07', `${name}: nobody in this army recruits it.`)
  }
}

/** At most a quarter of what the army costs may belong to elements other than its own. */
const MOST_FOREIGN = 1 / 4

function* elementComplaints({ list: { elements }, sheet: { element }, entries, points }: Team): Iterable<Complaint> {
  if (!elements) {
    if (element !== undefined)
      yield complaint('DD-LIST-09', 'This army list has no elements to choose from.', 'element')
    return
  }
  const known = elements.map(({ id }) => id).join(', ')
  if (!elements.some(({ id }) => id === element)) {
    const wrong = element === undefined ? 'The army chooses its element' : `There is no element "${element}"`
    yield complaint('DD-LIST-09', `${wrong}: ${known}.`, 'element')
    return
  }
  const foreign = entries
    .filter(({ listing }) => listing.element !== undefined && listing.element !== element)
    .reduce((sum, one) => sum + one.points * Math.max(0, one.count), 0)
  if (foreign > points * MOST_FOREIGN) {
    const most = `at most a quarter of its ${points} may`
    yield complaint('DD-LIST-10', `${foreign} points of the army belong to other elements; ${most}.`)
  }
}
