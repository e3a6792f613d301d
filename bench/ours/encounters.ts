/** All ready armies of 150 points in turn. */
import { ALL_ARMIES, measureBattles } from './encounter.ts'

measureBattles(ALL_ARMIES)
