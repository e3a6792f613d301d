/** Runs a record again under the rules and compares. A difference is found at its entry and named. */
import { Battle } from './battle.ts'
import { canonical } from './digest.ts'
import type { Dice } from './dice.ts'
import type { Game } from './game.ts'
import { RulesError } from './ids.ts'
import { startState, type BattleRecord } from './record.ts'

export type Verdict =
  | { readonly holds: true; readonly steps: number; readonly entries: number }
  | { readonly holds: false; readonly at: number; readonly step: number; readonly message: string }

export function verify<S>(game: Game<S>, record: BattleRecord): Verdict {
  if (record.game !== game.id) return { holds: false, at: 0, step: 0, message: `the record is of "${record.game}", not of "${game.id}"` }
  const { tape, marks } = record
  let at = 0
  const dice: Dice = {
    roll: ({ purpose }) => {
      const entry = tape[at]
      if (entry === undefined) return undefined
      if (!('roll' in entry) || entry.roll !== purpose) throw new RulesError(`the rules roll "${purpose}" here, the record does not`)
      at++
      return entry.faces
    },
  }
  let battle: Battle<S> | undefined
  const wrong = (message: string): Verdict => ({ holds: false, at, step: battle?.marks.length ?? 0, message })
  try {
    battle = new Battle(game, { state: startState(game, record.start), tape: [] }, dice, { silent: true, forks: false })
    for (let entry = tape[at]; entry !== undefined; entry = tape[at]) {
      if ('roll' in entry) return wrong(`the record rolls "${entry.roll}" here, the rules do not`)
      if (battle.question === undefined) return wrong(`the record answers "${entry.what}", but nothing is asked`)
      if (battle.question.what !== entry.what || battle.question.by !== entry.by) {
        return wrong(`the record answers "${entry.what}" for ${entry.by}, the rules ask ${battle.question.by} "${battle.question.what}"`)
      }
      at++
      const refusal = battle.answer(entry.answer)
      if (refusal) return wrong(`an answer is not allowed: ${refusal.message} (${refusal.rule})`)
    }
  } catch (error) {
    if (error instanceof RulesError) return wrong(error.message)
    throw error
  }
  return compareMarks(battle, marks) ?? { holds: true, steps: marks.length, entries: tape.length }
}

function compareMarks<S>(battle: Battle<S>, marks: BattleRecord['marks']): Verdict | undefined {
  for (let i = 0; i < Math.max(marks.length, battle.marks.length); i++) {
    const [ours, theirs] = [battle.marks[i], marks[i]]
    if (ours?.hash === theirs?.hash && ours?.step === theirs?.step && ours?.at === theirs?.at) continue
    const step = theirs?.step ?? ours?.step ?? ''
    return { holds: false, at: theirs?.at ?? ours?.at ?? 0, step: i, message: `after step ${i + 1} ("${step}") the state is not the recorded one` }
  }
  return undefined
}

/** Whether a record also tells what happened: its events and its result, against the battle played again. */
export function compareTelling<S>(record: BattleRecord, battle: Battle<S>): string | undefined {
  const count = Math.max(record.events.length, battle.events.length)
  for (let i = 0; i < count; i++) {
    if (canonical(record.events[i]) !== canonical(battle.events[i])) return `event ${i + 1} is not what happened`
  }
  return canonical(record.result) === canonical(battle.result) ? undefined : 'its result is not the one the battle had'
}
