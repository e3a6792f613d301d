/** Whole battles of 5e d6: every ready army of 150 points against every other. */
import { fiveED6 as kit } from '@muster/5e-d6'
import { measurePairs, pairsOf } from './ready-battles.ts'

measurePairs(kit, pairsOf(kit.armies.filter(({ points }) => points === 150)))
