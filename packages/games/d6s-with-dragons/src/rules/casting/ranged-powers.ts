/** Powers thrown at somebody from afar can be blocked on their way, as shots can. */
import type { FigureId, Play, Step } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { rollBlock } from '../attacks/block-check.ts'
import { blockersOf } from '../sight/blockers.ts'
import { playerOf } from './casting.ts'
import type { SpellId } from '../../state/vocabulary.ts'

/** Whom it reaches in the end; nobody, when something else took it. A shield stops only what must roll to hit. */
export function* throwAt(
  play: Play<State>,
  caster: FigureId,
  spell: SpellId,
  at: FigureId,
): Step<FigureId | undefined> {
  const { state } = play
  const blockers = blockersOf(state, figureOf(state, caster), figureOf(state, at), { shield: false })
  return yield* rollBlock(play, {
    by: caster,
    at,
    blockers,
    side: playerOf(state, caster),
    purpose: `spell block: ${spell} at ${at}`,
  })
}
