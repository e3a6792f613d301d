/** Phase 3: each side in its turn casts its spells, one after the other. Each casting is a step of its own. */
import { picked, raise, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/events.ts'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { canCast, castQuestion, DONE, readCasting, type Casting } from './cast-question.ts'

export function* magic(play: Play<State>): Step {
  const { state } = play
  const side = state.order[state.acting]
  if (side === undefined) return endMagic(state)
  if (!canCast(state, side)) return nextSide(state)
  const option = picked(yield* play.ask(castQuestion(state, side))) ?? DONE
  if (option === DONE) return nextSide(state)
  yield* cast(play, readCasting(state, option) ?? raise(`no such casting: ${option}`))
}

/** Resolves one spell completely, with the slain removed, before the next is chosen. It counts as cast even without effect. */
function* cast(play: Play<State>, { caster, spell, target }: Casting): Step {
  figureOf(play.state, caster).casts++
  if (play.events) {
    const at = target === undefined ? {} : { at: target }
    tell(play, { is: 'spell-cast', by: caster, spell: spell.id, ...at, rules: ['HW-MAG-08', spell.rule] })
  }
  if (spell.at === 'place') yield* spell.cast(play, caster)
  else yield* spell.cast(play, caster, target ?? raise(`${spell.name} has no target`))
}

/** The stage may have changed: a spell can end the battle. */
function nextSide(state: State): void {
  if (state.stage !== 'magic') return
  state.acting++
  if (state.acting >= state.order.length) endMagic(state)
}

function endMagic(state: State): void {
  state.acting = 0
  state.stage = 'declare-shots'
}
