import type { Play, Step } from '@muster/engine'
import type { State } from '../state.ts'

export function* activate(play: Play<State>): Step { play.state.stage = 'attack' }
