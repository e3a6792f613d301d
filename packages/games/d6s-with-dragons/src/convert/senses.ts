/** Senses that need no eyes. Truesight is a feature of this game. */
import { inchesFrom, type StatBlock } from '@muster/stat-blocks'
import type { SensesPower } from '../state/power.ts'
import { powerIdOf } from './converted-power.ts'

const NAME = 'Blindsight'

export function sensesFrom({ senses: { blindsight, truesight } }: StatBlock): readonly SensesPower[] {
  if (blindsight === undefined || truesight !== undefined) return []
  return [{ id: powerIdOf(NAME), name: NAME, kind: 'senses', inches: inchesFrom(blindsight) }]
}
