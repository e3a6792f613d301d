/** What an ability shows beside its unit on the table while it is in force. */
import { AbilityQuestion, type Mark } from '@muster/engine'
import type { SkirmishTypes } from '../state/ability-types.ts'

export const markOnTable = new AbilityQuestion<SkirmishTypes, undefined, Mark>('mark on the table')
