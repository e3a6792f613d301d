/** Misty Step: at the start of the Movement Phase the caster is suddenly elsewhere. */
import { named, text, type FigureId, type Play, type Step } from '@muster/engine'
import type { Point } from '@muster/table'
import { figureOf } from '../../state/figures.ts'
import { askTeleport } from '../../rules/casting/ask-teleport.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { canCastQuick, castQuick, quickQuestion } from '../../rules/casting/quick-spells.ts'
import { teleportTo } from '../../rules/casting/teleporting.ts'
import type { State } from '../../state/state.ts'
import type { QuickSpell } from '../../state/spell.ts'

const REACH = 6

export const mistyStep: QuickSpell = {
  id: 'misty-step',
  name: 'Misty Step',
  icon: 'teleport',
  rule: 'DD-QCK-06',
  kind: 'quick',
  text: 'At the start of the Movement Phase the caster may teleport up to 6" to a free place it sees.',
  on: {
    'phase-starts': {
      *anybody(play, bearer, { phase }) {
        if (phase !== 'movement' || !canCastQuick(play.state, figureOf(play.state, bearer), mistyStep.id)) return
        const at = yield* askPlace(play, bearer)
        if (at && (yield* castQuick(play, bearer, mistyStep.id, [bearer]))) {
          yield* teleportTo(play, bearer, at, 'DD-QCK-06')
        }
      },
    },
  },
}

function* askPlace(play: Play<State>, id: FigureId): Step<Point | undefined> {
  const ask = {
    by: playerOf(play.state, id),
    what: quickQuestion(mistyStep.id),
    rule: 'DD-QCK-06',
    about: id,
    reaction: 'Misty Step spell',
    prompt: text`Does ${named(id)} step through the mist, and where to?`,
  }
  return yield* askTeleport(play, id, { ask, reach: REACH })
}
