/** Whole battles of d6s with Dragons: every ready army of 350 points against every other (18 to 47 characters a side). */
import { d6sWithDragons as kit } from '@muster/d6s-with-dragons'
import { measurePairs, pairsOf } from './ready-battles.ts'

measurePairs(kit, pairsOf(kit.armies.filter(({ points }) => points === 350)))
