import { raise, type BattlePlan, type Play, type Step } from '@muster/engine'
import type { State } from '../state.ts'

export const setUp = (plan: BattlePlan): State => raise(`no set-up yet for ${plan.game}`)
export function* rollEdges(play: Play<State>): Step { play.state.stage = 'choose-edge' }
export function* chooseEdge(play: Play<State>): Step { play.state.stage = 'attach' }
export function* attachChampions(play: Play<State>): Step { play.state.stage = 'deploy' }
export function* deploy(play: Play<State>): Step { play.state.stage = 'initiative' }
