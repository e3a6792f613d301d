/** The tests every game inherits. */
import { inheritTests } from '@muster/engine/testing'
import { simpleFantasySkirmish as kit } from '../src/kit.ts'
import { anyPlan } from './any-plan.ts'

inheritTests({ kit, plan: anyPlan, battles: 200 })
