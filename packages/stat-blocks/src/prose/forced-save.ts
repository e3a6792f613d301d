/** Saving throws that a creature forces upon others, in the words of the 2014 and the 2024 books. */
import { ABILITY_SCORES, type AbilityScore, type ForcedSave } from '../stat-block.ts'
import { areaIn } from './areas.ts'
import { firstDamage } from './damage.ts'

const NAMES = ABILITY_SCORES.join('|')
const NEWER = new RegExp(`\\b(${NAMES})\\s+Saving\\s+Throw:[_*]*\\s*DC\\s*(\\d+)`, 'i')
const OLDER = new RegExp(`\\bDC\\s*(\\d+)\\s+(${NAMES})\\s+saving\\s+throw`, 'i')

export interface NamedSave {
  readonly score: AbilityScore
  readonly dc: number
  /** Where its words begin and end in the text. */
  readonly from: number
  readonly to: number
}

export function namedSave(text: string): NamedSave | undefined {
  const found = NEWER.exec(text) ?? OLDER.exec(text)
  if (!found) return undefined
  const [whole, one = '', other = ''] = found
  const [score, dc] = /^\d/.test(one) ? [other, one] : [one, other]
  return {
    score: score.toLowerCase() as AbilityScore,
    dc: Number(dc),
    from: found.index,
    to: found.index + whole.length,
  }
}

/** A save that is not merely what averts an attack's condition. */
export function forcedSave(text: string): ForcedSave | undefined {
  const save = namedSave(text)
  if (!save) return undefined
  const { score, dc } = save
  return {
    score,
    dc,
    area: areaIn(text),
    damage: firstDamage(failureOf(text.slice(save.to))),
    isHalvedBySuccess: /success:[_*]*\s*half|half\s+as\s+much|half\s+(?:the\s+)?damage/i.test(text),
  }
}

/** What happens to whoever fails: up to the words for a success. */
export const failureOf = (text: string): string => text.split(/\bSuccess:|\bFailure or Success:/)[0] ?? text
