/** What every test battle can do, however it was set up: give answers, be refused, look at what was told. */
import { expect } from 'vitest'
import { worded, type Worded } from '../common/text.ts'
import type { Battle } from '../play/battle.ts'
import { pick, type Answer, type Decision, type Refusal } from '../decisions/decision.ts'
import type { ScriptedDice } from '../play/dice.ts'
import type { Event } from '../play/event.ts'

export abstract class StagedBattle<S> {
  abstract get battle(): Battle<S>
  protected abstract get scripted(): ScriptedDice

  get state(): S {
    return this.battle.state
  }

  /** Its texts speak of figures by their ids. */
  get decision(): Worded<Decision> {
    return worded(this.battle.decision ?? expect.fail('nothing is being asked'))
  }

  get events(): readonly Event[] {
    return this.battle.events
  }

  /** Gives a legal answer; a refusal fails the test. */
  answer(answer: Answer): this {
    const refusal = this.battle.answer(answer)
    if (refusal) expect.fail(`refused (${refusal.rule}): ${worded(refusal.message)}`)
    return this
  }

  /** Gives an answer that must be refused, and hands back why. */
  refused(answer: Answer): Worded<Refusal> {
    return worded(this.battle.answer(answer) ?? expect.fail(`allowed: ${JSON.stringify(answer)}`))
  }

  picks(...ids: readonly string[]): this {
    return this.answer(pick(...ids))
  }

  /** Takes the default of every question until one called `what` is asked (or the battle is over). */
  until(what: string): this {
    while (this.battle.question && this.battle.question.what !== what) this.answer(this.decision.default)
    return this
  }

  /** The last event of this kind. */
  told(is: string): Event {
    return (
      this.events.findLast((event) => event.is === is) ??
      expect.fail(`nobody told "${is}": ${this.events.map((event) => event.is).join(', ')}`)
    )
  }

  /** Every scripted die has fallen. */
  rolledEverything(): this {
    void this.battle
    expect(this.scripted.unrolled()).toEqual([])
    return this
  }
}
