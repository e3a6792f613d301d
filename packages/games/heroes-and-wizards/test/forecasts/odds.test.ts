/** What every game's odds promise, over all scenarios, two to four sides, small random armies and tables. */
import { inheritOddsTests } from '@muster/engine/testing'
import { heroesAndWizards as kit } from '../../src/index.ts'
import { anyPlan } from '../any-plan.ts'

inheritOddsTests({ kit, plan: anyPlan, battles: 3 })
