/** Whether a to-hit roll is made at all. */
import { question } from '../../state/ability.ts'

/** Attacks hit it without a to-hit roll. */
export const hitWithoutRoll = question<undefined, boolean>('hit without a roll')
