/** What all events have in common. */
import type { RuleId } from '@muster/engine'

export type EventBase<Is extends string> = { readonly is: Is; readonly rules: readonly RuleId[] }
