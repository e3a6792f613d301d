/** How a battle stands for one side: the characters in play, and what the encounter counts. */
import type { SideId } from '@muster/engine'
import { survivorsOf } from '../../encounters/encounter.ts'
import { destroyedBy } from '../../encounters/raid.ts'
import { treasuresOf } from '../../encounters/sacred-objects.ts'
import { has, isInBattle, otherSide, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'

const WON = 1000
/** The share of a Broken side that holds for another round or two. */
const BROKEN = 0.7

export function worthOf(state: State, side: SideId): number {
  if (state.decided) return state.decided.winner === undefined ? 0 : state.decided.winner === side ? WON : -WON
  const other = otherSide(state, side)
  return charactersWorth(state, side) + spoils(state, side) - charactersWorth(state, other) - spoils(state, other)
}

/** The worth of all characters left. Many of a Broken side will flee before they can act. */
function charactersWorth(state: State, side: SideId): number {
  const steadiness = 2 * survivorsOf(state, side) <= sideOf(state, side).starting ? BROKEN : 1
  let worth = 0
  for (const figure of state.figures) if (figure.side === side && isInBattle(figure)) worth += characterWorth(figure)
  return worth * steadiness
}

/** Its points, less for wounds and for conditions that keep it from acting. */
function characterWorth(figure: Figure): number {
  const {
    points,
    profile: { health },
    wounds,
  } = figure
  const whole = Math.max(1, points) + (figure.starting ? 3 : 0)
  const hurt = whole * (1 - 0.6 * (wounds / Math.max(1, health)))
  const helpless = has(figure, 'stunned') || has(figure, 'paralyzed') || has(figure, 'grappled')
  return hurt * (helpless ? 0.8 : has(figure, 'prone') ? 0.9 : 1)
}

function spoils(state: State, side: SideId): number {
  if (state.encounter === 'sacred-objects') return 18 * treasuresOf(state, side)
  return state.encounter === 'raid' ? 25 * destroyedBy(state, side) : 0
}
