/** How a fight is shown: which frame follows which, and how long each stays. */
import type { FightPace } from '../settings/settings.ts'
import type { ShownBlow } from './blows.ts'
import { meleeAt, type Melee } from './melees.ts'

export type FightStage = 'aim' | 'roll' | 'sort' | 'fall' | 'told'

export interface FightFrame {
  /** The place of the blow among all of them. */
  readonly blow: number
  readonly stage: FightStage
  /** How many of its throws lie in the tray. */
  readonly thrown: number
  readonly milliseconds: number
}

const AIM = 260
const TUMBLE = 620
const SORT = 480
const FALL = 520
const EACH_FALL = 120
const TOLD = 420
/** Dice that nobody strikes with are read at a glance. */
const TOLD_ASIDE = 260

/** All frames of all blows. A blow that does not show itself is told at once. */
export function framesOf(
  blows: readonly ShownBlow[],
  melees: readonly Melee[],
  pace: FightPace,
): readonly FightFrame[] {
  return blows.flatMap((shown, blow) =>
    isSeen(blow, melees, pace) ? framesOfBlow(shown, blow) : [told(blow, shown, 0)],
  )
}

/** At the pace of melees only the last blow of each is shown. */
const isSeen = (blow: number, melees: readonly Melee[], pace: FightPace): boolean =>
  pace === 'each-blow' || (pace === 'each-melee' && (meleeAt(melees, blow)?.blows.at(-1) ?? blow) === blow)

function framesOfBlow(shown: ShownBlow, blow: number): readonly FightFrame[] {
  const { throws, falls } = shown
  const hasDice = throws.length > 0
  const frames: FightFrame[] = []
  if (shown.blow) frames.push({ blow, stage: 'aim', thrown: 0, milliseconds: AIM })
  const thrown = throws.length
  // Dice that nobody strikes with are rolled together.
  for (const lying of shown.blow ? throws.map((_, place) => place + 1) : hasDice ? [thrown] : []) {
    frames.push({ blow, stage: 'roll', thrown: lying, milliseconds: TUMBLE })
    frames.push({ blow, stage: 'sort', thrown: lying, milliseconds: SORT })
  }
  if (falls.length > 0)
    frames.push({ blow, stage: 'fall', thrown, milliseconds: FALL + EACH_FALL * (falls.length - 1) })
  return [...frames, told(blow, shown, shown.blow ? TOLD : hasDice || falls.length > 0 ? TOLD_ASIDE : 0)]
}

const told = (blow: number, { throws }: ShownBlow, milliseconds: number): FightFrame => ({
  blow,
  stage: 'told',
  thrown: throws.length,
  milliseconds,
})

/** The frame at which the next blow begins, or the end. */
export function nextBlow(frames: readonly FightFrame[], now: number): number {
  const next = frames.findIndex(({ blow }, place) => place > now && blow !== frames[now]?.blow)
  return next < 0 ? frames.length : next
}
