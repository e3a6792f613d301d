/** Whom a save is forced upon that reaches no area: one creature in sight, beside it, or in its grip. */
import { CREATURE_SIZES, type CreatureSize, type Entry } from '../stat-block.ts'

export interface SaveAtOne {
  /** How far away the target may be, in feet. */
  readonly feet: number
  /** The condition that the target must be in. */
  readonly in: TargetState | undefined
  readonly largest: CreatureSize | undefined
}

export const TARGET_STATES = ['grappled', 'prone', 'frightened', 'charmed'] as const
export type TargetState = (typeof TARGET_STATES)[number]

const TARGET = /\bDC \d+,?\s+(one|each)\s+([^.]*?)\./i
const FEET = /\bwithin\s+(\d+)\s+feet\b/i
const SPACE = /\bin\s+(?:the\s+)?[\w' ]+['’]s\s+space\b/i
const LARGEST = new RegExp(`(${CREATURE_SIZES.join('|')})\\s+or\\s+smaller`, 'i')
const BESIDE = 5

/** Undefined: it is no such save, or its target must be something that no battle here knows. */
export function saveAtOne({ text, save }: Pick<Entry, 'text' | 'save'>): SaveAtOne | undefined {
  const [, number, target] = TARGET.exec(text) ?? []
  if (!save || save.area || target === undefined || /\b0 Hit Points|corpse|destination\b/i.test(target))
    return undefined
  const state = TARGET_STATES.find((one) => new RegExp(`\\b${one}\\b`, 'i').test(target))
  const [, feet] = FEET.exec(target) ?? []
  const isBeside = SPACE.test(target) || state === 'grappled'
  if (feet === undefined && !isBeside) return undefined
  if (number?.toLowerCase() === 'each' && !isBeside) return undefined
  const [, size] = LARGEST.exec(target) ?? []
  return {
    feet: isBeside ? BESIDE : Number(feet),
    in: state,
    largest: size?.toLowerCase() as CreatureSize | undefined,
  }
}

/** Whoever is swallowed takes harm from then on: "takes 21 (6d6) Acid damage at the start of each". */
export const isSwallowing = ({ text }: Pick<Entry, 'text'>): boolean => /\bswallow(?:s|ed)\b/i.test(text)
