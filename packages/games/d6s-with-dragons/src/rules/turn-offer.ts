/** What those who may act now are offered: moves and words, each looked into when it is asked about. */
import type { FigureId, Option } from '@muster/engine'
import { HAIR, isStanding } from '../figures.ts'
import type { Figure, State } from '../state.ts'
import type { Offer, Walker } from './ask-move.ts'
import { canMoveWillingly } from './conditions.ts'
import { owedToWater, turnOf } from './turn.ts'
import { endWord, hasWord, isWordOf, wordsFor } from './turn-options.ts'

/** Whether it can do anything at all. */
export const isAble = (state: State, figure: Figure): boolean =>
  walkerOf(state, figure) !== undefined || hasWord(state, figure)

export class TurnOffer implements Offer {
  constructor(private readonly state: State, private readonly figures: readonly Figure[]) {}

  /** Nobody is asked about who can do nothing. */
  get able(): readonly Figure[] {
    return this.figures.filter((figure) => isAble(this.state, figure))
  }

  get walkers(): readonly Walker[] {
    return this.figures.flatMap((figure) => walkerOf(this.state, figure) ?? [])
  }

  walker(id: FigureId): Walker | undefined {
    const figure = this.figures.find((one) => one.id === id)
    return figure && walkerOf(this.state, figure)
  }

  /** The ends of turns come first: the first of them is the default. */
  get options(): readonly Option[] {
    const { state, able } = this
    return [...able.map((figure) => endWord(state, figure)), ...able.flatMap((figure) => wordsFor(state, figure))]
  }

  isOption(answer: string): boolean {
    const { state } = this
    const [who = ''] = answer.split('|', 1)
    const figure = this.figures.find(({ id, riders }) => id === who || riders.includes(who))
    if (!figure) return false
    return endWord(state, figure).id === answer ? isAble(state, figure) : isWordOf(state, figure, answer)
  }
}

/** How it may move now; undefined: not at all. After shooting, no farther than half its Speed in all. */
export function walkerOf(state: State, figure: Figure): Walker | undefined {
  if (!isStanding(figure) || !canMoveWillingly(state, figure)) return undefined
  const turn = turnOf(state, figure)
  if (turn.left <= HAIR || figure.now.swept) return undefined
  const longest = turn.action === 'shoot' ? Math.max(0, turn.speed / 2 - figure.now.willing) : undefined
  if (longest !== undefined && longest <= HAIR) return undefined
  return { figure: figure.id, left: turn.left, longest, landLeft: turn.landLeft, mustSwim: owedToWater(state, figure, turn) !== undefined }
}
