/** All ready armies of 350 points in turn. */
import { LARGE_ARMIES, measureBattles } from './encounter.ts'

measureBattles(LARGE_ARMIES)
