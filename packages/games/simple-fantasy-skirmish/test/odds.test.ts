/** What every game's odds promise. */
import { inheritOddsTests } from '@muster/engine/testing'
import { simpleFantasySkirmish as kit } from '../src/kit.ts'
import { anyPlan } from './any-plan.ts'

inheritOddsTests({ kit, plan: anyPlan, battles: 3 })
