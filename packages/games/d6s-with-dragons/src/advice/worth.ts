/** How a battle stands for one side: heads on the table, and what the encounter counts. */
import type { SideId } from '@muster/engine'
import { destroyedBy } from '../encounters/raid.ts'
import { treasuresOf } from '../encounters/sacred-objects.ts'
import { has, isInPlay, otherSide } from '../figures.ts'
import type { Figure, State } from '../state.ts'

const WON = 1000

export function worthOf(state: State, side: SideId): number {
  if (state.decided) return state.decided.winner === undefined ? 0 : state.decided.winner === side ? WON : -WON
  let worth = 0
  for (const figure of state.figures) {
    if (isInPlay(figure)) worth += figure.side === side ? headWorth(figure) : -headWorth(figure)
  }
  return worth + spoils(state, side) - spoils(state, otherSide(state, side))
}

/** What it costs, less for wounds and for lying helpless. */
function headWorth(figure: Figure): number {
  const { points, profile: { health }, wounds } = figure
  const whole = Math.max(1, points) + (figure.starting ? 3 : 0)
  const hurt = whole * (1 - 0.6 * (wounds / Math.max(1, health)))
  const helpless = has(figure, 'stunned') || has(figure, 'paralyzed') || has(figure, 'grappled')
  return hurt * (helpless ? 0.8 : has(figure, 'prone') ? 0.9 : 1)
}

function spoils(state: State, side: SideId): number {
  if (state.encounter === 'sacred-objects') return 18 * treasuresOf(state, side)
  return state.encounter === 'raid' ? 25 * destroyedBy(state, side) : 0
}
