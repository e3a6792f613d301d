/** Hold Person: enemies stand as if turned to stone until their will breaks the spell. */
import type { FigureId, Play, Step } from '@muster/engine'
import { conditionOn, figureOf, isInPlay } from '../../state/figures.ts'
import { endEffect, release, aimAt } from '../../rules/magic/concentration.ts'
import { gain, lose } from '../../rules/conditions/conditions.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { throwAt } from '../../rules/casting/ranged-powers.ts'
import { makeSave } from '../../rules/dice/saves.ts'
import type { Effect, State } from '../../state/state.ts'
import { onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'

export const holdPerson: Incantation = {
  id: 'hold-person',
  name: 'Hold Person',
  icon: 'manacles',
  rule: 'DD-INC-13',
  kind: 'incantation',
  decidedBy: 'save',
  text: 'One enemy within 12", and one more for each point of Potency, is stunned unless its Will saves it. It saves again at the end of each round.',
  ...onTargets('hold-person', { whom: 'enemies', reach: 12 }, true),
  *begin(play, id) {
    const effect = effectOf(play.state, id)
    if (!effect) return
    const aimed = [...effect.targets]
    aimAt(play.state, effect, [])
    for (const target of aimed) yield* hold(play, effect, target)
    yield* endWhenFree(play, id)
  },
  *atRoundEnd(play, id, target) {
    yield* struggle(play, id, target)
    yield* endWhenFree(play, id)
  },
}

const saves = (play: Play<State>, { potency, caster }: Effect, of: FigureId): Step<boolean> =>
  makeSave(play, { of, save: 'will', potency, by: caster, spell: true, purpose: 'hold-person' })

/** Somebody in the way is held instead. */
function* hold(play: Play<State>, effect: Effect, aimed: FigureId): Step {
  const target = yield* throwAt(play, effect.caster, effect.spell, aimed)
  if (target === undefined || effect.targets.includes(target) || !isInPlay(figureOf(play.state, target))) return
  if (yield* saves(play, effect, target)) return
  if (yield* gain(play, target, { is: 'stunned', from: effect.caster, effect: effect.id })) effect.targets.push(target)
}

/** Whoever was freed otherwise has nothing left to shake off. */
function* struggle(play: Play<State>, id: string, target: FigureId): Step {
  const effect = effectOf(play.state, id)
  if (!effect) return
  const isHeld = conditionOn(figureOf(play.state, target), 'stunned')?.effect === id
  if (isHeld && !(yield* saves(play, effect, target))) return
  release(play.state, id, target)
  if (isHeld) yield* lose(play, target, 'stunned', 'DD-INC-14')
}

/** With nobody left in its hold there is nothing to concentrate on. */
function* endWhenFree(play: Play<State>, id: string): Step {
  if (effectOf(play.state, id)?.targets.length === 0) yield* endEffect(play, id)
}
