/** The tests every game inherits, over the three encounters, small random armies and generated tables. */
import { inheritTests } from '@muster/engine/testing'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { anyPlan } from '../any-plan.ts'

inheritTests({ kit, plan: anyPlan, battles: 100 })
