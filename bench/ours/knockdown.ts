/** Whole battles of Knockdown: every ready army of 400 points against every other. */
import { knockdown as kit } from '@muster/knockdown'
import { measurePairs, pairsOf } from './ready-battles.ts'

measurePairs(kit, pairsOf(kit.armies.filter(({ points }) => points === 400)))
