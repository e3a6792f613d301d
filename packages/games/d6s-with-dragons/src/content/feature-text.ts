/** What a card prints of a feature: its name, what it does in our words, its emblem and its rule. */
import type { RuleId } from '@muster/engine'

export interface Feature {
  readonly name: string
  readonly text: string
  readonly icon: string
  readonly rule: RuleId
}

export const printedFeature = (name: string, rule: RuleId, icon: string, text: string): Feature => ({
  name,
  text,
  icon,
  rule,
})
