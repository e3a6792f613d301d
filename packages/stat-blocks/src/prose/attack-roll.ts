/** Attack rolls in the text of a stat block, in the words of the 2014 and the 2024 books. */
import type { AttackRoll } from '../stat-block.ts'
import { firstDamage } from './damage.ts'

const ATTACK = /(Melee or Ranged|Melee|Ranged)\s+(?:Weapon\s+|Spell\s+)?Attack(?:\s+Roll)?:?[_*]*:?\s*([+−–-]\s*\d+)/i
const REACH = /reach\s+(\d+)\s*(?:ft|feet|foot)/i
const RANGE = /range\s+(?:of\s+)?(\d+)(?:\s*\/\s*(\d+))?\s*(?:ft|feet|foot)/i

/** "+9", "−1", "- 1" */
export const bonusOf = (text: string): number => Number(text.replace(/\s/g, '').replace(/[−–]/, '-'))

export function attackRoll(text: string): AttackRoll | undefined {
  const found = ATTACK.exec(text)
  if (!found) return undefined
  const rest = text.slice(found.index)
  const [, kind = '', bonus = ''] = found
  const [, reach] = REACH.exec(rest) ?? []
  const [, short, long = short] = RANGE.exec(rest) ?? []
  return {
    bonus: bonusOf(bonus),
    reach: /melee/i.test(kind) ? Number(reach ?? 5) : undefined,
    range: short === undefined ? undefined : { short: Number(short), long: Number(long) },
    damage: firstDamage(rest),
  }
}
