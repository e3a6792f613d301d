/** Columns whose meaning is told in the words of the rulebook. */
import { raise, type RuleId } from '../common/ids.ts'
import type { BuilderColumn } from '../kit/army-builder.ts'
import type { RuleText } from '../kit/kit.ts'

export const columnsFrom = (
  rulebook: readonly RuleText[],
  columns: readonly (readonly [short: string, label: string, rule: RuleId])[],
): readonly BuilderColumn[] =>
  columns.map(([short, label, rule]) => ({
    short,
    label,
    rule,
    text: rulebook.find(({ id }) => id === rule)?.text ?? raise(`there is no rule ${rule}`),
  }))
