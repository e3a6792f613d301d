/** Counterspell: a spell just cast comes to nothing. */
import { named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { areEnemies, figureOf, isInPlay } from '../../state/figures.ts'
import { potencyOf } from '../../rules/magic/spell-slots.ts'
import { canCastQuick, offerQuick } from '../../rules/casting/quick-spells.ts'
import { makeSave } from '../../rules/dice/saves.ts'
import { canReach, isSpared } from '../../rules/casting/spell-targets.ts'
import type { State } from '../../state/state.ts'
import type { QuickSpell } from '../../state/spell.ts'
import type { ComingSpell } from '../../state/acts.ts'

export const counterspell: QuickSpell = {
  id: 'counterspell',
  name: 'Counterspell',
  icon: 'shield-reflect',
  rule: 'DD-QCK-01',
  kind: 'quick',
  text: 'An enemy within 12" that has just cast a spell makes a Fortitude save; failing, its spell fails and costs no slot.',
  on: {
    'spell-cast': {
      *anybody(play, bearer, cast) {
        if (!cast.countered && canCounter(play.state, bearer, cast.casting.caster)) yield* counter(play, bearer, cast)
      },
    },
  },
}

function canCounter(state: State, bearer: FigureId, caster: FigureId): boolean {
  const by = figureOf(state, bearer)
  const at = figureOf(state, caster)
  if (!areEnemies(state, by, at) || !isInPlay(at) || !canCastQuick(state, by, counterspell.id)) return false
  return canReach(state, by, at, 12) && !isSpared(state, by, at)
}

/** It is itself a spell just cast: the last one cast is settled first. */
function* counter(play: Play<State>, bearer: FigureId, cast: ComingSpell): Step {
  const { caster, spell } = cast.casting
  const prompt = text`${named(caster)} casts ${play.state.abilities.book.spell(spell).name}. Does ${named(bearer)} counter it?`
  if (!(yield* offerQuick(play, { caster: bearer, spell: counterspell.id, targets: [caster], prompt, usual: 'yes' }))) {
    return
  }
  const potency = potencyOf(figureOf(play.state, bearer))
  const saved = yield* makeSave(play, {
    of: caster,
    save: 'fortitude',
    potency,
    by: bearer,
    spell: true,
    purpose: counterspell.id,
  })
  cast.countered = !saved
}
