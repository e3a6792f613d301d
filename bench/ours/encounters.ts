/** Whole battles of d6s with Dragons: every ready army of 150 points against every other (8 to 30 characters a side). */
import { d6sWithDragons as kit } from '@muster/d6s-with-dragons'
import { measurePairs, pairsOf } from './ready-battles.ts'

measurePairs(kit, pairsOf(kit.armies.filter(({ points }) => points === 150)))
