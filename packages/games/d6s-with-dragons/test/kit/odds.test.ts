/** What every game's odds promise, over the three encounters, small random armies and generated tables. */
import { inheritOddsTests } from '@muster/engine/testing'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { anyPlan } from '../any-plan.ts'

inheritOddsTests({ kit, plan: anyPlan, battles: 3 })
