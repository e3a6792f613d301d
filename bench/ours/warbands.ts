/** The two warbands of 150 points that are offered first. */
import { FIRST_TWO, measureBattles } from './encounter.ts'

measureBattles(FIRST_TWO)
