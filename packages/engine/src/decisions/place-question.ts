/** The question "where do these pieces go?" */
import type { Random } from '../common/random.ts'
import { named, text, textOf } from '../common/text.ts'
import type { Answer, Option, PlaceAnswer, PlaceDecision, Refusal } from './decision.ts'
import {
  isLatticePoint,
  refuse,
  refusePick,
  rememberLast,
  withDetails,
  wrongKind,
  type QuestionDetails,
} from './questions.ts'
import type { Question } from './step.ts'

export interface PlaceRules {
  readonly pieces: PlaceDecision['pieces']
  zone(): PlaceDecision['zone']
  refuse(spots: PlaceAnswer['spots']): Refusal | undefined
  /** A legal placement: the default one, or a random one if a generator is given. */
  propose(random?: Random): Answer
  readonly options?: readonly Option[]
  /** Some of the pieces may be left for later. */
  readonly mayWait?: true
}

export function placeQuestion(
  ask: QuestionDetails,
  { pieces, zone, refuse: refuseSpots, propose, options = [], mayWait }: PlaceRules,
): Question {
  return {
    is: 'question',
    by: ask.by,
    what: ask.what,
    describe: () => {
      const { by, what, rule } = ask
      const prompt = textOf(ask.prompt)
      const place = {
        by,
        what,
        prompt,
        rule,
        kind: 'place',
        pieces,
        zone: zone(),
        options,
        default: propose(),
      } as const
      return withDetails<PlaceDecision>(mayWait ? { ...place, mayWait } : place, ask)
    },
    check: rememberLast((answer: Answer) => {
      if ('pick' in answer) return refusePick(ask, options, answer, 1, 1)
      if (!('spots' in answer)) return wrongKind(ask, 'a place for each piece')
      return refuseSpotsForm(ask, mayWait ? placedOf(pieces, answer) : pieces, answer) ?? refuseSpots(answer.spots)
    }),
    sample: (random) => propose(random),
  }
}

/** The pieces that have a place; the others wait. */
const placedOf = (pieces: PlaceDecision['pieces'], { spots }: PlaceAnswer): PlaceDecision['pieces'] =>
  pieces.filter((piece) => spots.some(({ figure }) => figure === piece.figure))

function refuseSpotsForm(
  ask: QuestionDetails,
  pieces: PlaceDecision['pieces'],
  { spots }: PlaceAnswer,
): Refusal | undefined {
  const missing = pieces.find(({ figure }) => spots.filter((spot) => spot.figure === figure).length !== 1)
  if (missing) return refuse(ask.rule, 'each-once', text`Each piece is placed once; ${named(missing.figure)} is not.`)
  if (spots.length !== pieces.length)
    return refuse(ask.rule, 'each-once', 'There is a place for a piece nobody asked for.')
  const odd = spots.find((spot) => !isLatticePoint(spot.at))
  return odd && refuse(ask.rule, 'not-a-point', text`The place of ${named(odd.figure)} is not a point of the table.`)
}
