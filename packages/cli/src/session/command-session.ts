/**
 * The session that a command drives, the same that plays a battle on the page. Figures go by their ids, because answers
 * name them so; dice wait to be entered until the command says who rolls them.
 */
import type { BattlePlan, BattleRecord, BattleStart } from '@muster/engine'
import {
  BattleSession,
  Names,
  type ComputerPlayer,
  type DiceSource,
  type SessionOptions,
  type VerifiedBattle,
} from '@muster/session'
import type { AnyKit } from '../games/games.ts'
import { processIo } from '../shell/io.ts'

export type CommandSession = BattleSession<unknown>

/** Whoever types the command answers for every side. */
const OPTIONS: SessionOptions = { seats: {}, skill: 'good', dice: 'typed' }

const servicesWith = (seed: number | undefined) => ({
  now: processIo.now,
  randomSeed: seed === undefined ? processIo.seed : () => seed,
})

export const beginSession = (kit: AnyKit, start: BattleStart, dice: DiceSource = 'typed'): CommandSession =>
  BattleSession.begin(kit, start, { ...OPTIONS, dice }, servicesWith(undefined), new Names(true))

/** A computer in every seat. */
export const beginBotSession = (
  kit: AnyKit,
  plan: BattlePlan,
  seed: number,
  computer: ComputerPlayer<unknown>,
): CommandSession => {
  const seats = Object.fromEntries(plan.sides.map(({ id }) => [id, 'computer' as const]))
  const services = { ...servicesWith(seed), computer }
  return BattleSession.begin(kit, { plan }, { ...OPTIONS, seats, dice: { seed } }, services, new Names(true))
}

/** `seed`: for dice that the session is told to roll later. */
export const resumeSession = (
  kit: AnyKit,
  record: BattleRecord,
  verified?: VerifiedBattle<unknown>,
  seed?: number,
): CommandSession =>
  BattleSession.resume(kit, { record, options: OPTIONS }, servicesWith(seed), verified, new Names(true))
