/** The priority roll: at the start of every round each player rolls, and turns are taken from the highest result down. */
import { chooseQuestion, picked, rollFor, type Play, type SideId, type Step } from '@muster/engine'
import { tell, type PriorityRoll } from '../../events/index.ts'
import { isInPlay, sideOf } from '../../state/figures.ts'
import { question, says } from '../../state/ability.ts'
import type { State } from '../../state/state.ts'

/** While it lives, its side may add 1 to its priority rolls. */
export const makesMusic = question<undefined, boolean>('makes music')

export function* priority(play: Play<State>): Step {
  const { state } = play
  tell(play, { is: 'round-began', round: state.round, rules: ['KD-ROUND-01'] })
  const sides: SideId[] = []
  for (const { id } of state.sides) if (hasModels(state, id)) sides.push(id)
  const music = new Map<SideId, number>()
  for (const side of sides) music.set(side, yield* musicOf(play, side))
  state.order = yield* ranked(play, sides, music)
  state.acting = 0
  state.stage = 'turn'
  for (const side of state.sides) side.lost = 0
  tell(play, { is: 'order-settled', order: state.order, rules: ['KD-ROUND-03'] })
}

const hasModels = ({ figures }: State, side: SideId): boolean =>
  figures.some((figure) => figure.side === side && isInPlay(figure))

/** What its musicians add: the player decides before the dice. */
function* musicOf(play: Play<State>, side: SideId): Step<number> {
  const { state } = play
  if (!state.figures.some((figure) => figure.side === side && isInPlay(figure) && says(state, figure, makesMusic)))
    return 0
  const prompt = `${sideOf(state, side).name}: let your musicians play? They add 1 to your priority roll.`
  const ask = { by: side, what: 'music', prompt, rule: 'KD-GEAR-31', reaction: 'Musicians add 1 to priority' }
  const options = [
    { id: 'yes', label: 'Add 1' },
    { id: 'no', label: 'Do not add it' },
  ]
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) === 'yes' ? 1 : 0
}

/** Those with equal results roll again among themselves; their place among the others does not change. */
function* ranked(
  play: Play<State>,
  sides: readonly SideId[],
  music: ReadonlyMap<SideId, number>,
): Step<readonly SideId[]> {
  if (sides.length < 2) return sides
  const since = play.milestones?.since()
  const blocks: (readonly SideId[])[] = [sides]
  for (let tied = blocks.findIndex(isTied); tied >= 0; tied = blocks.findIndex(isTied)) {
    play.milestones?.reach(since, blocks.map((block) => block.join()).join(' > '))
    const parts = yield* rollBlock(play, blocks[tied] as readonly SideId[], music)
    blocks.splice(tied, 1, ...parts)
  }
  const order: SideId[] = []
  for (const block of blocks) order.push(...block)
  return order
}

const isTied = (block: readonly SideId[]): boolean => block.length > 1

/** The sides from the highest result down, those with equal results together. */
function* rollBlock(
  play: Play<State>,
  sides: readonly SideId[],
  music: ReadonlyMap<SideId, number>,
): Step<(readonly SideId[])[]> {
  const rolls: PriorityRoll[] = []
  for (const side of sides) {
    const [face] = (yield* play.roll(rollFor('priority', sideOf(play.state, side).name), side)) as readonly [number]
    const plus = music.get(side) ?? 0
    rolls.push({ side, face, music: plus, total: face + plus })
  }
  const blocks = blocksOf(rolls)
  const tied = blocks.some(isTied)
  tell(play, { is: 'priority-rolled', rolls, tied, rules: ['KD-ROUND-02', ...(tied ? ['KD-ROUND-04'] : [])] })
  return blocks
}

function blocksOf(rolls: readonly PriorityRoll[]): (readonly SideId[])[] {
  const blocks: SideId[][] = []
  let last: number | undefined
  for (const { side, total } of rolls.toSorted((a, b) => b.total - a.total)) {
    if (total === last) blocks.at(-1)?.push(side)
    else blocks.push([side])
    last = total
  }
  return blocks
}
