/** What the rules say about a list as it is now; a list with nobody in it is only empty. */
import { InputError, textIn, type ArmyReport, type BuilderEntry, type GameKit, type Json } from '@muster/engine'
import type { ArmySummary } from '../../store/army-store.ts'
import { words } from '../../words/words.ts'

export interface ArmyStatus {
  readonly report: ArmyReport | undefined
  readonly summary: ArmySummary
  readonly complaints: ArmyReport['complaints']
}

const MOST_ICONS = 6

/** What cannot be read at all is a complaint like any other: such a list is kept, and marked. */
export function statusOf(
  kit: GameKit<unknown>,
  army: Json,
  limit: number,
  entries: readonly BuilderEntry[] = kit.builder.entries(army),
): ArmyStatus {
  const isEmpty = entries.length === 0
  const { report, complaints } = judged(kit, army, limit, isEmpty)
  const points = report?.points ?? entries.reduce((sum, one) => sum + one.points, 0)
  const dearest = [...entries].sort((a, b) => b.points - a.points)
  return {
    report,
    complaints,
    summary: {
      name: textIn(army, 'name') ?? words.armies.unnamed,
      points,
      figures: report?.figures ?? entries.reduce((sum, one) => sum + Math.max(0, one.count), 0),
      isLegal: !isEmpty && complaints.length === 0,
      icons: [...new Set(dearest.map(({ icon }) => icon))].slice(0, MOST_ICONS),
    },
  }
}

function judged(
  kit: GameKit<unknown>,
  army: Json,
  limit: number,
  isEmpty: boolean,
): Pick<ArmyStatus, 'report' | 'complaints'> {
  if (isEmpty) return { report: undefined, complaints: [] }
  try {
    const report = kit.checkArmy(army, limit)
    return { report, complaints: report.complaints }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { report: undefined, complaints: [{ rule: '', message: error.message, where: error.where }] }
  }
}
