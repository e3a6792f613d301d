/** Lesser Restoration: one condition is taken away. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf, controllerOf } from '../../state/figures.ts'
import { release } from '../../rules/magic/concentration.ts'
import { lose } from '../../rules/conditions/conditions.ts'
import type { Condition, State } from '../../state/state.ts'
import { AT_HAND, onTargets } from '../choosing.ts'
import type { QuickSpell } from '../../state/spell.ts'

export const lesserRestoration: QuickSpell = {
  id: 'lesser-restoration',
  name: 'Lesser Restoration',
  icon: 'heart-plus',
  rule: 'DD-QCK-05',
  kind: 'quick',
  text: 'The caster or an ally within 1" loses one condition, which its own player chooses. At any moment of the caster\'s movement turn.',
  inOwnTurn: {
    ...onTargets('lesser-restoration', { ...AT_HAND, only: ({ conditions }) => conditions.length > 0 }),
    *work(play, { targets }) {
      for (const id of targets) yield* restore(play, id)
    },
  },
}

/** What a lasting spell laid on it is gone for good. */
function* restore(play: Play<State>, id: FigureId): Step {
  const condition = yield* chooseCondition(play, id)
  if (!condition) return
  if (condition.effect !== undefined) release(play.state, condition.effect, id)
  yield* lose(play, id, condition.is, 'DD-QCK-05')
}

function* chooseCondition(play: Play<State>, id: FigureId): Step<Condition | undefined> {
  const figure = figureOf(play.state, id)
  const { conditions } = figure
  if (conditions.length < 2) return conditions[0]
  const ask = {
    by: controllerOf(play.state, figure),
    what: 'restored',
    rule: 'DD-QCK-05',
    about: id,
    prompt: text`Which condition does ${named(id)} lose?`,
  }
  const lost = picked(
    yield* play.ask(chooseQuestion(ask, { options: conditions.map(({ is }) => ({ id: is, label: is })) })),
  )
  return conditions.find(({ is }) => is === lost)
}
