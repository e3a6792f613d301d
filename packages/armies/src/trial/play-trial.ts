/** Plays the battles of a trial between quick bots, one at a time. */
import { Bot, playBotBattle } from '@muster/bots'
import type { Battle, GameKit } from '@muster/engine'
import { deedsIn, type EntryDeeds } from './deeds.ts'
import { planTrial, type TrialBattle, type TrialTerms } from './plan-trial.ts'
import { summed, type TrialSummary } from './summary.ts'

export interface TrialResult {
  readonly outcome: 'won' | 'drawn' | 'lost'
  /** The id and the name of the ready army it fought. */
  readonly opponent: { readonly id: string; readonly name: string }
  readonly scenario: string
  /** What each entry did, in the order of the list. */
  readonly deeds: readonly EntryDeeds[]
}

/** Yields after every battle, so that whoever waits can show how it goes, or stop; then returns what it comes to. */
export function* playTrial(kit: GameKit<unknown>, terms: TrialTerms): Generator<TrialResult, TrialSummary> {
  const results: TrialResult[] = []
  for (const battle of planTrial(kit, terms)) {
    const result = playOne(kit, terms, battle)
    results.push(result)
    yield result
  }
  return summed(kit, terms.army, results)
}

function playOne(kit: GameKit<unknown>, { army }: TrialTerms, planned: TrialBattle): TrialResult {
  const { plan, side, seed, opponent, scenario } = planned
  const bots = Object.fromEntries(
    plan.sides.map(({ id }, index) => [
      id,
      new Bot(kit, { skill: 'quick', seed: Math.imul(seed + 1, 0x9e3779b1) ^ index }),
    ]),
  )
  const battle: Battle<unknown> = playBotBattle({ kit, plan, seed, bots })
  const winner = battle.result?.winner
  return {
    outcome: winner === undefined ? 'drawn' : winner === side ? 'won' : 'lost',
    opponent: { id: opponent.id, name: opponent.name },
    scenario,
    deeds: deedsIn(kit, battle, { side, army, against: opponent.army }),
  }
}
