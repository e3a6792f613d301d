/** How often an entry may be used; the books print it behind its name: "Fire Breath (Recharge 5–6)". */
import type { Uses } from '../stat-block.ts'

const RECHARGE = /\(\s*Recharge\s+(\d)(?:\s*[-–—]\s*6)?[^)]*\)/i
const PER_DAY = /\(\s*(\d+)\s*\/\s*Day[^)]*\)/i
const AFTER_REST = /\(\s*Recharges?\s+after[^)]*\)/i

export function usesIn(name: string): Uses | undefined {
  const recharge = RECHARGE.exec(name)
  if (recharge) return { per: 'recharge', from: Number(recharge[1]) }
  const day = PER_DAY.exec(name)
  if (day) return { per: 'day', times: Number(day[1]) }
  return AFTER_REST.test(name) ? { per: 'rest' } : undefined
}

/** The name without how often it may be used or what it costs: "Legendary Resistance (3/Day)" is "Legendary Resistance". */
export const bareName = (name: string): string =>
  name
    .replace(/\s*\((?:Recharge|Recharges|\d+\s*\/\s*Day|Costs\s+\d)[^)]*\)/gi, '')
    .replace(/[*_]+/g, '')
    .replace(/\.$/, '')
    .trim()
