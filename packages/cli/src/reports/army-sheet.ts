/** An army entry by entry: what was chosen, what it costs, and what is wrong with it. */
import { counted, type BuilderEntry, type Complaint } from '@muster/engine'
import { repairs, type Proposal } from '@muster/armies'
import type { KeptArmy } from '../files/kept-army.ts'
import { columns } from '../shell/output.ts'

export const sheetData = (kept: KeptArmy): object => {
  const { kit, army, file, report } = kept
  const { name, points, limit, figures, complaints } = report
  return {
    muster: 'army-sheet',
    file,
    game: kit.game.id,
    name,
    points,
    limit,
    figures,
    legal: complaints.length === 0,
    settings: kit.builder.settings(army).map(({ id, value }) => ({ id, value })),
    entries: kit.builder.entries(army).map(entryData),
    complaints,
  }
}

const entryData = ({ name, profile, group, count, each, points, chosen, notes }: BuilderEntry): object => ({
  name,
  profile,
  group,
  count,
  each: each.total,
  points,
  chosen: chosen.map(({ label }) => label),
  notes: notes ?? null,
})

export function sheetText(kept: KeptArmy): string {
  const { kit, army, report } = kept
  const { name, points, limit, figures, complaints } = report
  const rows = kit.builder
    .entries(army)
    .map((entry, index) => [
      `${index + 1}.`,
      `${entry.count} × ${entry.name}`,
      entry.name === entry.profile ? '' : entry.profile,
      entry.chosen.map(({ label }) => label).join(', '),
      counted(entry.points, 'point'),
    ])
  const settings = kit.builder.settings(army).map(({ label, value }) => `${label}: ${value}`)
  return [
    `${name} (${kit.about.name}): ${points} of ${counted(limit, 'point')}, ${counted(figures, 'figure')}.`,
    ...settings,
    ...(rows.length > 0 ? [columns(rows, '  ')] : []),
    complaints.length === 0 ? 'It is legal.' : `It is not legal:\n${complaintsText(complaints)}`,
  ].join('\n')
}

const complaintsText = (complaints: readonly Complaint[]): string =>
  columns(
    complaints.map(({ where, message, rule }) => [where, `${message} (${rule})`]),
    '  ',
  )

/** The ways to mend each complaint, which says its place in the list. */
export const mendings = ({ kit, army, limit }: KeptArmy): readonly (readonly [Complaint, readonly Proposal[]])[] =>
  kit.checkArmy(army, limit).complaints.map((complaint) => [complaint, repairs(kit, army, limit, complaint)] as const)

/** "1  One fewer Sahuagin  −8". */
export const waysText = (ways: readonly Proposal[]): string =>
  columns(
    ways.map(({ words, points }, index) => [String(index + 1), words, signed(points)]),
    '  ',
  )

const signed = (points: number): string => (points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`)

export const waysData = (file: string, ways: readonly Proposal[]): object => ({
  muster: 'army-ways',
  file,
  ways: ways.map(({ words, points, army }) => ({ words, points, army })),
})
