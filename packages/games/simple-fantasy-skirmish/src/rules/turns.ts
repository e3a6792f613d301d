import type { Play, Step } from '@muster/engine'
import type { State } from '../state.ts'

export function* initiative(play: Play<State>): Step { play.state.stage = 'activate' }
export function* endActivation(play: Play<State>): Step { play.state.stage = 'activate' }
