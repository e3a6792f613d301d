/** Leaders: allies of their kind may use their Morale. It gives nothing to the leader itself. */
import type { RuleId } from '@muster/engine'
import { inches } from '@muster/table'
import type { DragonTrait } from '../moments.ts'

const leader = (id: string, name: string, rule: RuleId, type: string, whom: string, far: number): DragonTrait => ({
  id,
  name,
  rule,
  text: `${whom} within ${far}" may use its Morale.`,
  leads: { type, within: inches(far) },
})

/** Leader of Beasts, of Fiends, of Undead and so on: each for its own type. */
const OF_TYPES = {
  beasts: 'beast',
  fiends: 'fiend',
  undead: 'undead',
  dragons: 'dragon',
  fey: 'fey',
  elementals: 'elemental',
  constructs: 'construct',
  celestials: 'celestial',
  aberrations: 'aberration',
  monstrosities: 'monstrosity',
  oozes: 'ooze',
  plants: 'plant',
  giants: 'giant',
} as const

const ofTypes = Object.entries(OF_TYPES).map(([many, type]) => {
  const name = `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`
  return leader(`leader-of-${many}`, `Leader of ${name}`, 'DD-LEAD-04', type, `Allied ${many}`, 6)
})

export const LEADERSHIP: readonly DragonTrait[] = [
  leader('leader', 'Leader', 'DD-LEAD-01', 'humanoid', 'Humanoid allies', 6),
  leader('advanced-leader', 'Advanced Leader', 'DD-LEAD-03', 'humanoid', 'Humanoid allies', 12),
  ...ofTypes,
]
