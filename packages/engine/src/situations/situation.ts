/**
 * A situation puts any figures in any state anywhere on any table at any point of the round, with
 * scripted dice and answers. Tests, bug reports and puzzles are written this way.
 */
import { z } from 'zod'
import { Battle } from '../play/battle.ts'
import { readWrittenAnswer } from '../decisions/answer-words.ts'
import type { Refusal } from '../decisions/decision.ts'
import { ScriptedDice, type ScriptedRoll } from '../play/dice.ts'
import type { Event } from '../play/event.ts'
import { expectKind } from '../input/file-kind.ts'
import type { Game } from '../play/game.ts'
import { raise, type Json } from '../common/ids.ts'
import { inPart, parseJson, readAs } from '../input/input.ts'
import { scriptSchema } from './situation-table.ts'

const situation = z.looseObject({
  muster: z.literal('situation'),
  game: z.string(),
  title: z.string().optional(),
  dice: scriptSchema.default([]),
  answers: z.array(z.unknown()).default([]),
})

export interface Situation {
  readonly muster: 'situation'
  readonly game: string
  readonly title?: string | undefined
  /** In the order they fall: what the roll is for, then its faces. */
  readonly dice: readonly ScriptedRoll[]
  /** In short words ("move Wren 12.5,20", "default") or in the form that records have. */
  readonly answers: readonly unknown[]
  readonly [of: string]: unknown
}

export function readSituation(source: unknown): Situation {
  const data = typeof source === 'string' ? parseJson(source, 'situation') : source
  expectKind(data, ['situation'])
  return readAs(situation as unknown as z.ZodType<Situation>, data, 'situation')
}

export interface TriedSituation<S> {
  readonly battle: Battle<S>
  readonly events: readonly Event[]
  /** The first answer that was not allowed, if any; the rest were not given. */
  readonly refusal?: Refusal
  readonly refusedAt?: number
  readonly unrolled: readonly ScriptedRoll[]
}

export function startSituation<S>(game: Game<S>, source: Situation, dice = new ScriptedDice(source.dice)): Battle<S> {
  return new Battle(game, { state: game.situate(source as unknown as Json), tape: [] }, dice)
}

/** Plays a situation through: its answers in order, its dice as scripted. */
export function trySituation<S>(game: Game<S>, source: Situation): TriedSituation<S> {
  const dice = new ScriptedDice(source.dice)
  const battle = startSituation(game, source, dice)
  for (const [index, written] of source.answers.entries()) {
    const decision = battle.decision ?? raise(`nothing is asked any more at answer ${index + 1}`)
    const refusal = battle.answer(inPart(`answers.${index}`, () => readWrittenAnswer(written, decision)))
    if (refusal) return { battle, events: battle.events, refusal, refusedAt: index, unrolled: dice.unrolled() }
  }
  return { battle, events: battle.events, unrolled: dice.unrolled() }
}
