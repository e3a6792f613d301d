/** Placing the figures of one list entry: as many as there is room for, where their player says. */
import type { Base, Outline } from '@muster/table'
import { raise, type FigureId, type RuleId, type SideId } from '../common/ids.ts'
import type { Random } from '../common/random.ts'
import type { Refusal, Spot } from '../decisions/decision.ts'
import { placeQuestion } from '../decisions/place-question.ts'
import type { Step } from '../decisions/step.ts'
import type { Play } from '../play/play.ts'

interface Waiting {
  readonly id: FigureId
  readonly name: string
}

export interface Deploying<F extends Waiting> {
  readonly by: SideId
  readonly rule: RuleId
  /** What the army list calls them. */
  readonly listed: string
  readonly figures: readonly F[]
  /** Legal places for as many of them as there is room for. */
  readonly usual: readonly Spot[]
  baseOf(figure: F): Base
  zone(): Outline
  refuse(spots: readonly Spot[]): Refusal | undefined
  /** Any legal places for those who find room. */
  propose(random: Random, fitting: readonly F[]): readonly Spot[]
}

/** Where they stand now, and for whom there is no room. */
export interface Deployed<F> {
  readonly spots: readonly Spot[]
  readonly out: readonly F[]
}

export function* deployEntry<S, F extends Waiting>(play: Play<S>, deploying: Deploying<F>): Step<Deployed<F>> {
  const { by, rule, listed, figures, usual } = deploying
  const fitting = figures.filter(({ id }) => usual.some(({ figure }) => figure === id))
  const out = figures.filter((figure) => !fitting.includes(figure))
  const [first] = fitting
  if (!first) return { spots: [], out }
  const many = fitting.length > 1 ? `${listed} ×${fitting.length}` : first.name
  const answer = yield* play.ask(
    placeQuestion(
      { by, what: 'deploy', rule, about: first.id, prompt: `Place ${many}.` },
      {
        pieces: fitting.map((figure) => ({ figure: figure.id, base: deploying.baseOf(figure) })),
        zone: () => [deploying.zone()],
        // The usual places were tried one by one when they were found.
        refuse: (spots) => (spots === usual ? undefined : deploying.refuse(spots)),
        propose: (random) => ({ spots: random ? deploying.propose(random, fitting) : usual }),
      },
    ),
  )
  return { spots: 'spots' in answer ? answer.spots : raise('nobody was placed'), out }
}

/** Distances from the middle outwards, to both sides in turn. */
export function fromMiddle(most: number, step: number): number[] {
  const out = [0]
  for (let across = step; across <= most; across += step) out.push(-across, across)
  return out
}
