/** The tests every game inherits, over all scenarios, two to four sides, small random armies and tables. */
import { inheritTests } from '@muster/engine/testing'
import { knockdown as kit } from '../../src/index.ts'
import { anyPlan } from '../any-plan.ts'

inheritTests({ kit, plan: anyPlan, battles: 200 })
