/** What to do instead of a move that is not allowed. */
import { changedQuestion, DIRECTIONS, pointTowards, withNearest, type MoveAnswer, type Question } from '@muster/engine'
import { square, type PreparedMove, type Point } from '@muster/table'

/**
 * The judge offers the legal beginning of the path. Where there is none, or the rules forbid that
 * too (it would end in contact, or over the edge), the nearest straight way is offered instead.
 */
export function withAlternative(question: Question, moveOf: (figure: string) => PreparedMove): Question {
  return changedQuestion(question, {
    check: (answer) => {
      const refusal = question.check(answer)
      if (refusal === undefined || !('path' in answer) || refusal.code === 'may-not-move') return refusal
      return withNearest(refusal, () => {
        const { nearest } = refusal
        if (nearest && question.check(nearest) === undefined) return nearest
        return { figure: answer.figure, path: nearestStraight(question, moveOf(answer.figure), answer) }
      })
    },
  })
}

/** Of sixteen straight moves the one that ends nearest to where the player wanted to go; without any, it stays. */
function nearestStraight(question: Question, move: PreparedMove, { figure, path }: MoveAnswer): readonly Point[] {
  const {
    mover: { at },
    allowance,
  } = move.question
  const wished = path.at(-1) ?? at
  let best: readonly Point[] = []
  let least = Infinity
  for (const far of [allowance / 4, allowance / 2, allowance]) {
    for (const way of DIRECTIONS) {
      const legal = question.moves?.judge(figure, [pointTowards(at, way, far)])?.legal ?? []
      const end = legal.at(-1)
      if (!end || question.check({ figure, path: legal }) !== undefined) continue
      const off = square(end.x - wished.x) + square(end.y - wished.y)
      if (off < least) [best, least] = [legal, off]
    }
  }
  return best
}
