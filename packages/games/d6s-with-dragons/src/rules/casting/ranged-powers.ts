/** Powers aimed at a character from a distance can be blocked, as shots can. */
import { namedSpell } from '../magic/spells-in-force.ts'
import { named, rollFor, text, type FigureId, type Play, type Step, type Text } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { rollBlock } from '../attacks/block-check.ts'
import { blockersOf } from '../sight/blockers.ts'
import { playerOf } from './casting.ts'
import type { SpellId } from '../../state/vocabulary.ts'

/** The character that the spell reaches; undefined if it was blocked. */
export const throwAt = (
  play: Play<State>,
  caster: FigureId,
  spell: SpellId,
  at: FigureId,
): Step<FigureId | undefined> => throwPower(play, caster, namedSpell(play.state, spell), at)

/** The same for any power, by its name. A shield stops only powers with a to-hit roll. */
export function* throwPower(play: Play<State>, by: FigureId, power: Text, at: FigureId): Step<FigureId | undefined> {
  const { state } = play
  const blockers = blockersOf(state, figureOf(state, by), figureOf(state, at), { shield: false })
  return yield* rollBlock(play, {
    by,
    at,
    blockers,
    side: playerOf(state, by),
    purpose: rollFor('spell block', text`${power} at ${named(at)}`),
  })
}
