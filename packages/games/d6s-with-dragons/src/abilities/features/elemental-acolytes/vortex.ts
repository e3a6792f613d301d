/** Vortex: whom the Invisible Stalker has caught in it cannot cast, and is battered whenever a Combat Phase starts. */
import { forTheBattle, memoryOf, part, recall, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { silencesHeld } from '../../conditions.ts'
import { damage } from '../../../rules/damage/damage.ts'
import { heldBy } from '../../../rules/conditions/conditions.ts'
import { seize } from '../../../rules/conditions/seize.ts'
import { figureOf } from '../../../state/figures.ts'
import type { Figure, State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

/** Whom it holds by the Vortex, not by a plain grapple; nobody at first. */
const CAUGHT = { id: 'vortex', memory: forTheBattle({ whom: '' }) } as const

const isCaught = ({ memory }: Figure, held: Figure): boolean => recall(memory, CAUGHT).whom === held.id

/** The attack has taken hold of its target. */
export function* catchInVortex(play: Play<State>, by: FigureId, at: FigureId): Step {
  if (yield* seize(play, by, at)) memoryOf(figureOf(play.state, by).memory, CAUGHT).whom = at
}

export const vortex = feature('vortex', {
  memory: CAUGHT.memory,
  answers: [silencesHeld.answer((_state, bearer, held) => isCaught(bearer, held))],
  on: {
    'condition-lost': {
      anybody(play, bearer, { figure, is }) {
        const memory = memoryOf(figureOf(play.state, bearer).memory, CAUGHT)
        if (is === 'grappled' && memory.whom === figure) memory.whom = ''
      },
    },
    'phase-starts': {
      *anybody(play, bearer, { phase }) {
        const held = heldBy(play.state, bearer)
        if (phase !== 'combat' || !held || !isCaught(figureOf(play.state, bearer), held)) return
        const strength = sumOf(part(4, 'Vortex', 'DD-EAF-37'))
        yield* damage(play, { by: bearer, at: held.id, dice: 1, strength })
      },
    },
  },
})
