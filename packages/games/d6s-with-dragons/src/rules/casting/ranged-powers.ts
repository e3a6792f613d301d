/** Powers aimed at a character from a distance can be blocked, as shots can. */
import { namedSpell } from '../magic/spells-in-force.ts'
import { named, rollFor, text, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { rollBlock } from '../attacks/block-check.ts'
import { blockersOf } from '../sight/blockers.ts'
import { playerOf } from './casting.ts'
import type { SpellId } from '../../state/vocabulary.ts'

/** The character that the power reaches; undefined if it was blocked. A shield stops only powers with a to-hit roll. */
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
    purpose: rollFor('spell block', text`${namedSpell(state, spell)} at ${named(at)}`),
  })
}
