/** Whole battles of d6s with Dragons: the two warbands of 150 points offered first (14 characters against 13). */
import { d6sWithDragons as kit } from '@muster/d6s-with-dragons'
import { measurePairs, pairsOf } from './ready-battles.ts'

measurePairs(kit, pairsOf(kit.armies.filter(({ points }) => points === 150).slice(0, 2)))
