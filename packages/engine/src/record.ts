/** A record is the battle: how it began, the tape, what was told, and a fingerprint after each step. */
import { z } from 'zod'
import { Battle, type BattleOptions } from './battle.ts'
import type { Answer } from './decision.ts'
import type { Dice } from './dice.ts'
import type { Event } from './event.ts'
import type { BattlePlan, Game, Result } from './game.ts'
import { expectKind } from './file-kind.ts'
import { InputError, parseJson, readAs } from './input.ts'
import type { Json } from './ids.ts'
import { planSchema } from './plan.ts'
import type { Entry, StepMark } from './position.ts'

export const RECORD_FORMAT = 1

/** A battle begins from a plan, or in the middle from a situation. */
export type Start = { readonly plan: BattlePlan } | { readonly situation: Json }

export interface BattleRecord {
  readonly muster: 'record'
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: string
  readonly start: Start
  readonly tape: readonly Entry[]
  readonly marks: readonly StepMark[]
  readonly events: readonly Event[]
  readonly result?: Result
}

const faces = z.array(z.int().min(1).max(100))
const spot = z.object({ x: z.int(), y: z.int() })
const spots = z.array(z.object({ figure: z.string(), at: spot, facing: spot.optional() }).strict())
const claim = z.string().optional()
const answer = z.union([
  z.object({ pick: z.array(z.string()) }).strict(),
  z.object({ figure: z.string(), path: z.array(spot), ends: spots.optional(), claim }).strict(),
  z.object({ spots, claim }).strict(),
  z.object({ at: spot }).strict(),
  z.object({ links: z.array(z.object({ from: z.string(), to: z.string() }).strict()) }).strict(),
])
const entry = z.union([
  z.object({ by: z.string(), what: z.string(), answer }).strict(),
  z.object({ roll: z.string(), faces }).strict(),
])
const record = z.object({
  muster: z.literal('record'),
  format: z.literal(RECORD_FORMAT, { error: 'this record was written by another version of Muster' }),
  game: z.string(),
  version: z.string(),
  start: z.union([z.object({ plan: planSchema }).strict(), z.object({ situation: z.looseObject({}) }).strict()]),
  tape: z.array(entry),
  marks: z.array(z.object({ step: z.string(), at: z.int(), hash: z.string() }).strict()),
  events: z.array(z.looseObject({ is: z.string() })),
  result: z.looseObject({ reason: z.string() }).optional(),
})

export const readAnswer = (data: unknown): Answer => readAs(answer as unknown as z.ZodType<Answer>, data, 'answer')

/** Reads a record from text or data; says clearly what is wrong with it. */
export function readRecord(source: unknown): BattleRecord {
  const data = typeof source === 'string' ? parseJson(source, 'battle record') : source
  expectKind(data, ['record'])
  return readAs(record as unknown as z.ZodType<BattleRecord>, data, 'battle record')
}

export function makeRecord<S>(battle: Battle<S>, start: Start): BattleRecord {
  const { game, tape, marks, events, result } = battle
  return {
    muster: 'record', format: RECORD_FORMAT, game: game.id, version: game.version, start,
    tape: [...tape], marks: [...marks], events: [...events], ...(result && { result }),
  }
}

export function startState<S>(game: Game<S>, start: Start): S {
  return 'plan' in start ? game.setUp(start.plan) : game.situate(start.situation)
}

/** Takes a recorded battle up again, also in the middle of a step, with dice for what comes. */
export function resume<S>(game: Game<S>, { start, tape, ...rest }: BattleRecord, dice: Dice, options?: BattleOptions): Battle<S> {
  refuseGame(game, rest.game)
  return new Battle(game, { state: startState(game, start), tape }, dice, options)
}

function refuseGame<S>(game: Game<S>, found: string): void {
  if (found !== game.id) throw new InputError(`This record is of "${found}", not of "${game.id}".`, 'game')
}
