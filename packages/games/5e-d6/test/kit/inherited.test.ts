/** The tests every game inherits, over both scenarios, small random armies and tables. */
import { inheritTests } from '@muster/engine/testing'
import { fiveED6 as kit } from '../../src/index.ts'
import { anyPlan } from '../any-plan.ts'

inheritTests({ kit, plan: anyPlan, battles: 60 })
