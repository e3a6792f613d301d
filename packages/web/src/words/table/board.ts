/** Texts on the board: tooltips, risks and opportunities of a move, units, templates. */
import { counted, listed } from '@muster/engine'
import { kinds, some } from '../lists.ts'
import { average, inches, percent } from '../numbers.ts'

const SEEN = { clear: 'in clear sight', cover: 'seen, past', blocked: 'hidden by' } as const

const someOf = (names: readonly string[]): string => some(kinds(names))

export const board = {
  /** Models that a unit loses on average. */
  losses: (losses: number) => `About ${average(losses)} lost`,
  /** "7.4″, seen, past the hedge". */
  measured: (length: number, seen: keyof typeof SEEN | undefined, by: string | undefined) =>
    seen === undefined
      ? inches(length)
      : `${inches(length)}, ${seen === 'clear' || by === undefined ? (seen === 'blocked' ? 'not in sight' : 'in clear sight') : `${SEEN[seen]} ${by}`}`,
  ranges: { move: 'moves', strike: 'strikes', shoot: 'shoots' },
  turnTable: 'Turn',
  lean: 'Lean',
  reach: 'Reach',
  list: some,
  health: (left: number, of: number) => `${left} of ${of} health`,
  level: (height: number) => `${inches(height)} up`,
  models: (count: number) => counted(count, 'model'),
  spent: (spent: number, left: number) => ({ spent: `${inches(spent)} spent,`, left: `${inches(left)} left` }),
  /** "3″ and still shoots". */
  keeps: (length: number, label: string) => `${inches(length)} and ${label}`,
  /** "1″ past the line: it still shoots up to there". */
  pastLine: (label: string, past: number) => `${inches(past)} past the line where it ${label}`,
  opportunity: (name: string, label: string) => `${name}, ${label}`,
  wasIs: (was: number | undefined, is: number) =>
    was === undefined ? percent(is) : `${percent(was)} → ${percent(is)}`,
  strikes: (name: string) => `${name} strikes`,
  blow: (label: string, chance: number) => `${label === 'slay' ? 'slain' : label} ${percent(chance)}`,
  arrives: 'Arrives alive',
  corners: (count: number) => counted(count, 'corner'),
  touches: (names: readonly string[]) => `Touches ${some(names)}`,
  provokes: (names: readonly string[]) => `${some(names)} may strike as it leaves`,
  /** In range, but the sight line is not known yet. */
  inRange: (names: readonly string[]) => `In range of ${someOf(names)}`,
  /** "Climb 3 inches: fall 33 %". */
  danger: (label: string, chance: number | undefined) => (chance === undefined ? label : `${label} ${percent(chance)}`),
  charged: (names: readonly string[]) => `${someOf(names)} could reach it here`,
  shotAt: (names: readonly string[]) => `${someOf(names)} could shoot at it here`,
  /** "Shoot: 5 in reach, slay up to 11 %". */
  couldAttack: (count: number, kind: string, label: string, chance: number) =>
    `${kind}: ${count} in reach, ${label} ${count > 1 ? 'up to ' : ''}${percent(chance)}`,
  /** "8.7″, in the open", "4.2″, past the hedge". */
  targetAt: (gap: number, obstacles: readonly string[] | undefined) =>
    obstacles === undefined
      ? inches(gap)
      : `${inches(gap)}, ${obstacles.length === 0 ? 'in the open' : `past ${some(obstacles)}`}`,
  shape: 'Shape',
  turnLeft: 'Turn it to the left',
  turnRight: 'Turn it to the right',
  /** `fate`: what becomes of each of them; empty if it is not known yet. */
  fate: (names: readonly string[], fate: string) =>
    `${listed(kinds(names))}${fate === '' ? '' : names.length > 1 ? `, each ${fate}` : ` ${fate}`}`,
  catches: (fates: readonly string[]) => `Catches: ${fates.join('; ')}`,
  catchesNobody: 'Catches nobody',
  ofYours: (fates: readonly string[]) => `Your own: ${fates.join('; ')}`,
  spot: 'here',
} as const
