/** What every game's odds promise, over both scenarios, small random armies and tables. */
import { inheritOddsTests } from '@muster/engine/testing'
import { fiveED6 as kit } from '../../src/index.ts'
import { tinyPlan } from '../any-plan.ts'

inheritOddsTests({ kit, plan: tinyPlan, battles: 3 })
