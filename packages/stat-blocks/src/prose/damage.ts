/** Damage in the text of a stat block: "12 (2d6 + 5) Bludgeoning damage plus 7 (2d6) Fire damage". */
import type { Damage } from '../stat-block.ts'

const ONE =
  /(\d+)(?:(?:\s*\(\s*\d+d\d+(?:\s*[+−–-]\s*\d+)?\s*\))?\s+(?:magical\s+)?([A-Za-z]+)\s+damage|\s*\(\s*\d+d\d+(?:\s*[+−–-]\s*\d+)?\s*\)\s+damage of the type chosen)/
const NEXT = /^,?\s*(?:plus|and)\s+/i

/** Damage that is done only under a condition is not part of the usual damage. */
const CONDITIONAL = /^\s+(?:if|when)\b/i

/** What it does in special cases stands between dashes: "7 (1d8 + 3) Piercing damage—or 12 (2d8 + 3) … —plus". */
const SPECIAL = /\s*[—–]\s*or\b[^—–]*[—–]\s*/g

/** The first damage that the text names, with all parts joined to it by "plus" or "and". */
export function firstDamage(text: string): readonly Damage[] {
  const parts: Damage[] = []
  let rest = text.replace(SPECIAL, ' ')
  let found = ONE.exec(rest)
  while (found) {
    const [whole, average, type] = found
    rest = rest.slice(found.index + whole.length)
    if (parts.length > 0 && CONDITIONAL.test(rest)) break
    parts.push({ average: Number(average), type: (type ?? '').toLowerCase() })
    const joint = NEXT.exec(rest)
    if (!joint) break
    rest = rest.slice(joint[0].length)
    found = ONE.exec(rest)
    if (found?.index !== 0) break
  }
  return parts
}
