/** Checks the answer that a refusal offers: typed in as it is printed, it is accepted, and no longer one would be. */
import { worded } from '../../common/text.ts'
import { firstPart, pathLength, INCH, type Point } from '@muster/table'
import { expect } from 'vitest'
import { answerText, readAnswerWords, splitWords } from '../../decisions/answer-words.ts'
import type { Battle } from '../../play/battle.ts'
import type { Answer, Decision, MoveAnswer, Mover } from '../../decisions/decision.ts'
import type { GameKit } from '../../kit/kit.ts'
import { pickOne, type Random } from '../../common/random.ts'
import type { Question } from '../../decisions/step.ts'

/** The step of the slow search, and the most that rounding to whole lengths may cost. */
const FINE = INCH / 16
const ROUNDING = 4

/** Tries an answer that is likely to be refused. Gives what was offered instead, if anything was. */
export function tryWrongAnswer<S>(kit: GameKit<S>, battle: Battle<S>, random: Random): Answer | undefined {
  const { question, decision } = battle
  const answer = decision && wrongAnswer(kit, battle, decision, random)
  const refusal = answer && question?.check(answer)
  if (!decision || !question || !answer || !refusal) return undefined
  const { nearest } = refusal
  const about = `${decision.what}: ${JSON.stringify(answer)}: ${worded(refusal.message)} Offered: ${JSON.stringify(nearest)}`
  if (nearest) expectTypable(question, decision, nearest, about)
  if ('path' in answer) expectLongest(kit, battle, question, answer, nearest, about)
  return nearest
}

function expectTypable(question: Question, decision: Decision, nearest: Answer, about: string): void {
  const typed = readAnswerWords(splitWords(answerText(nearest)), decision)
  expect(typed, about).toEqual(nearest)
  expect(question.check(typed), about).toBeUndefined()
}

/** The slow search: every part of the way, a sixteenth of an inch at a time, from the longest on. */
function expectLongest<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  question: Question,
  answer: MoveAnswer,
  nearest: Answer | undefined,
  about: string,
): void {
  const from = placeOf(kit, battle, answer.figure)
  if (!from) return
  const offered = nearest && 'path' in nearest ? pathLength(from, nearest.path) : 0
  for (let length = pathLength(from, answer.path); length > offered + ROUNDING; length -= FINE) {
    const path = firstPart(from, answer.path, length)
    const isLonger = question.check({ figure: answer.figure, path }) === undefined
    if (isLonger)
      expect.fail(
        `${about} ${Math.round(offered)} long, but ${Math.round(length)} are allowed: ${JSON.stringify(path)}`,
      )
  }
}

function placeOf<S>(kit: GameKit<S>, { decision, state }: Battle<S>, figure: string): Point | undefined {
  const mover = decision?.kind === 'move' ? decision.movers.find((one) => one.figure === figure) : undefined
  return mover?.unit?.centre ?? kit.view(state).figures.find(({ id }) => id === figure)?.at
}

/** An answer that is likely to be refused; none where the options say it all. */
export function wrongAnswer<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  decision: Decision,
  random: Random,
): Answer | undefined {
  const { field, figures } = kit.view(battle.state)
  const anywhere = (): Point => ({ x: Math.round(random() * field.width), y: Math.round(random() * field.depth) })
  const somewhere = (): Point => (figures.length > 0 && random() < 0.4 ? pickOne(random, figures).at : anywhere())
  switch (decision.kind) {
    case 'move':
      return decision.movers.length === 0
        ? undefined
        : wrongMove(kit, battle, pickOne(random, decision.movers), random, somewhere)
    case 'aim':
      return { at: somewhere() }
    case 'place':
      return { spots: decision.pieces.map(({ figure }) => ({ figure, at: somewhere() })) }
    case 'pair':
      return { links: decision.linkers.flatMap(({ figure, targets }) => targets.map((to) => ({ from: figure, to }))) }
    case 'choose':
      return undefined
  }
}

/** One or two legs, towards somewhere, mostly farther than it may go. */
function wrongMove<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  { figure, allowance }: Mover,
  random: Random,
  somewhere: () => Point,
): Answer | undefined {
  const from = placeOf(kit, battle, figure)
  if (!from) return undefined
  const path = [somewhere(), ...(random() < 0.4 ? [somewhere()] : [])]
  return { figure, path: firstPart(from, path, allowance * (0.3 + 1.2 * random())) }
}
