/** Turn Undead: the dead flee from the light. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf, gapBetween, isInPlay } from '../../state/figures.ts'
import { closest } from '../../rules/casting/area-victims.ts'
import { leaveEffect } from '../../rules/casting/casting.ts'
import { endEffect, release, aimAt } from '../../rules/magic/concentration.ts'
import { gain, lose } from '../../rules/conditions/conditions.ts'
import { damage } from '../../rules/damage/damage.ts'
import { flee } from '../../rules/turn/forced-moves.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { throwAt } from '../../rules/casting/ranged-powers.ts'
import { makeSave } from '../../rules/dice/saves.ts'
import { targetsFor } from '../../rules/casting/spell-targets.ts'
import type { Figure, State } from '../../state/state.ts'
import { type DragonAbility, effectBehind } from '../../state/ability.ts'
import type { Casting, StandardSpell } from '../../state/spell.ts'

export const turnUndead: StandardSpell = {
  id: 'turn-undead',
  name: 'Turn Undead',
  icon: 'holy-symbol',
  rule: 'DD-STD-15',
  kind: 'standard',
  harms: true,
  decidedBy: 'save',
  text: 'The closest 2d6 enemy undead within 6" make a Will save or are frightened and incapacitated and must flee, until they are hit or harmed or the caster is gone. Those who fail also take 1 Damage at Strength 5 for each point of Potency.',
  canBeCast: (state, caster) => undead(state, caster).length > 0,
  // oxlint-disable-next-line require-yield -- nobody is chosen: the dice tell how many
  *choose() {
    return { targets: [] }
  },
  *work(play, casting) {
    const { state } = play
    const { caster, spell } = casting
    const aimed = yield* closest(play, caster, spell, undead(state, figureOf(state, caster)))
    const effect = leaveEffect(state, { ...casting, targets: [] }, false)
    const met: FigureId[] = []
    const since = play.milestones?.since()
    for (const id of aimed) {
      play.milestones?.reach(since, `${id} after ${met.join()}`)
      yield* turnOne(play, casting, effect.id, id, met)
    }
    if (effectOf(state, effect.id)?.targets.length === 0) yield* endEffect(play, effect.id)
  },
  gives: (_state, effect, { id }) => (effect.targets.includes(id) ? TURNED : undefined),
  *removed(play, { id, caster, targets }, gone) {
    if (gone === caster || targets.length === 0) yield* endEffect(play, id)
  },
}

const isUndead = ({ profile: { types } }: Figure): boolean => types.includes('undead')

const undead = (state: State, caster: Figure): Figure[] =>
  targetsFor(state, caster, { whom: 'enemies', reach: 6, only: isUndead }).sort(
    (a, b) => gapBetween(state, caster, a) - gapBetween(state, caster, b),
  )

/**
 * One in the way takes its place only if it is undead itself and not struck already. The spell's own
 * damage comes first and ends nothing.
 */
function* turnOne(
  play: Play<State>,
  { caster, spell, potency }: Casting,
  effectId: string,
  aimed: FigureId,
  met: FigureId[],
): Step {
  const { state } = play
  if (!isInPlay(figureOf(state, aimed)) || state.decided) return
  const id = yield* throwAt(play, caster, spell, aimed)
  if (id === undefined || met.includes(id) || !isUndead(figureOf(state, id))) return
  met.push(id)
  if (yield* makeSave(play, { of: id, save: 'will', potency, by: caster, spell: true, purpose: spell })) return
  if (potency > 0) {
    yield* damage(play, {
      by: caster,
      at: id,
      dice: potency,
      strength: sumOf(part(5, 'Turn Undead', 'DD-STD-18')),
    })
  }
  if (!isInPlay(figureOf(state, id))) return
  const effect = effectOf(state, effectId)
  if (effect) aimAt(state, effect, [...effect.targets, id])
  for (const is of ['frightened', 'incapacitated'] as const) {
    yield* gain(play, id, { is, from: caster, effect: effectId })
  }
}

const TURNED: DragonAbility = {
  id: 'turn-undead',
  name: 'Turned',
  rule: 'DD-STD-16',
  text: 'It flees from the caster until it is hit or harmed.',
  stacks: true,
  on: {
    'forced-turn': {
      *actor(play, bearer, _turn, own) {
        const effect = effectBehind(play.state, own)
        if (effect) yield* flee(play, bearer, effect.caster)
      },
    },
    'attack-resolved': {
      *target(play, bearer, { hit }, { origin }) {
        if (hit && origin !== undefined) yield* free(play, origin, bearer)
      },
    },
    harmed: {
      *target(play, bearer, _harm, { origin }) {
        if (origin !== undefined) yield* free(play, origin, bearer)
      },
    },
  },
}

/** Both conditions end together. */
function* free(play: Play<State>, effectId: string, id: FigureId): Step {
  if (!effectOf(play.state, effectId)?.targets.includes(id)) return
  release(play.state, effectId, id)
  for (const { is, effect } of figureOf(play.state, id).conditions) {
    if (effect === effectId) yield* lose(play, id, is, 'DD-STD-17')
  }
  if (effectOf(play.state, effectId)?.targets.length === 0) yield* endEffect(play, effectId)
}
