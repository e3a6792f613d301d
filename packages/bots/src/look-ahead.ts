/** The value of an answer: quick players play on to the next pause, and the state then is evaluated. */
import { SeededDice, type Advice, type Answer, type Battle, type SideId } from '@muster/engine'
import { QuickPlayer } from './quick-player.ts'

/** A limit, in case the pause never comes. */
const MOST_QUESTIONS = 120

export function valueOfAnswer<S>(
  battle: Battle<S>,
  answer: Answer,
  side: SideId,
  advice: Advice<S>,
  seed: number,
): number {
  const fork = battle.fork(new SeededDice(seed))
  fork.answer(answer)
  const start = advice.pause(battle.state)
  const player = new QuickPlayer(advice)
  for (
    let asked = 0;
    fork.question !== undefined && asked < MOST_QUESTIONS && advice.pause(fork.state) === start;
    asked++
  ) {
    if (fork.answer(player.decide(fork).answer) !== undefined) break
  }
  return advice.value(fork.state, side)
}
