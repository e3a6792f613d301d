import type { RuleId } from '@muster/engine'

/** What every event says: what happened, and the rules that decided it. */
export type Told<Is extends string> = Is extends string ? { readonly is: Is; readonly rules: readonly RuleId[] } : never
