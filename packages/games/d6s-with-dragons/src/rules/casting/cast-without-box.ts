/** Casting that costs no box, no action and no preparation. */
import { raise, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { SpellId } from '../../state/vocabulary.ts'
import { announce, castIncantation, castingOf } from './casting.ts'

/** Incantations need concentration as usual. */
export function* castWithoutBox(play: Play<State>, id: FigureId, spellId: SpellId): Step {
  const spell = play.state.abilities.book.spell(spellId)
  if (spell.kind === 'quick') return raise(`${spellId} waits for its moment`)
  const chosen = yield* spell.choose(play, id)
  const casting = castingOf(figureOf(play.state, id), spell.id, chosen)
  if (spell.kind === 'incantation') return yield* castIncantation(play, spell, casting, undefined)
  if (yield* announce(play, casting, undefined)) yield* spell.work(play, casting)
}
