/** What a hit does besides its damage and its conditions: pushes, weaker blows, harder ones after a run. */
import { CREATURE_SIZES, type CreatureSize, type Entry } from '../stat-block.ts'

/** Straight away from the creature, or towards it; in feet. */
export interface Shift {
  readonly feet: number
  readonly towards: boolean
  /** The largest target it works on; undefined: any. */
  readonly largest: CreatureSize | undefined
}

const LARGEST = new RegExp(`(${CREATURE_SIZES.join('|')})\\s+or\\s+smaller`, 'i')
const AWAY = /\bpush(?:ed|es)?\b[^.]*?(\d+)\s+feet\s+straight\s+away/i
const TOWARDS = /\b(?:pull(?:ed|s)?|moves the target)\b[^.]*?(\d+)\s+feet\s+straight\s+toward/i

/** Whom a hit or a failed save moves, and how far. Who saves is not moved. */
export function shiftIn({ text }: Pick<Entry, 'text'>): Shift | undefined {
  const told = text.split(/\bSuccess:/)[0] ?? text
  const away = AWAY.exec(told)
  const found = away ?? TOWARDS.exec(told)
  if (!found) return undefined
  const sentence = told.slice(told.lastIndexOf('. ', found.index) + 1, found.index)
  const [, size] = LARGEST.exec(sentence) ?? []
  return {
    feet: Number(found[1]),
    towards: away === null,
    largest: size?.toLowerCase() as CreatureSize | undefined,
  }
}

/** Its next attack is worse: "has Disadvantage on the next attack roll", "on Strength-based tests", "subtracts …". */
export const hindersNextAttack = ({ text }: Pick<Entry, 'text'>): boolean =>
  /target has Disadvantage on (?:the next attack roll|Strength-based)|whenever it makes an [^.]*attack roll and subtracts/i.test(
    text,
  )

/** The next attack at it is better: "the next attack roll made against the target … has Advantage", "a −2 penalty to AC". */
export const exposesTarget = ({ text }: Pick<Entry, 'text'>): boolean =>
  /next attack roll made against the target\b[^.]*has Advantage|target takes a [-−–]\d penalty to AC\b/i.test(text)

/** "its Speed is halved", "the target's Speed is 0" */
export const slowsTarget = ({ text }: Pick<Entry, 'text'>): boolean =>
  /\b(?:its|target['’]s) Speed (?:is halved|is 0|becomes 0)/i.test(text)

const MORE = /\bmov(?:ed|es)\s+(?:at\s+least\s+)?(\d+)\+?\s+feet\s+straight[^.]*?\btakes\s+an\s+extra\s+(\d+)/i
const INSTEAD = /\bor\s+(\d+)\s*\([^)]*\)\s*\w+\s+damage\s+if\s+[^.]*?\bmoved\s+(\d+)\+?\s+feet\s+straight/i

/** How much more damage it does after a run straight at its target. */
export function chargeDamage(
  entry: Entry,
  average: number,
): { readonly feet: number; readonly more: number } | undefined {
  const extra = MORE.exec(entry.text)
  if (extra) return { feet: Number(extra[1]), more: Number(extra[2]) }
  const instead = INSTEAD.exec(entry.text)
  return instead ? { feet: Number(instead[2]), more: Math.max(0, Number(instead[1]) - average) } : undefined
}

/** "plus 2 (1d4) Slashing damage if the attack roll had Advantage" */
export const hurtsMoreWithAdvantage = ({ text }: Pick<Entry, 'text'>): boolean =>
  /damage if (?:the attack roll had Advantage|the [\w ]+ had Advantage on the attack roll)/i.test(text)
