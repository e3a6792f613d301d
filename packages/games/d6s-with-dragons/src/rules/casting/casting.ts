/** Casting: the box is marked, enemies may counter it, and only then it works. */
import type { FigureId, Play, Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isInPlay, controllerOf } from '../../state/figures.ts'
import type { Casting, Chosen, Incantation } from '../../state/spell.ts'
import type { Effect, Figure, State } from '../../state/state.ts'
import { question, says } from '../../state/ability.ts'
import type { ComingSpell } from '../../state/acts.ts'
import type { SpellId } from '../../state/vocabulary.ts'
import { helpless } from '../conditions/conditions.ts'
import { mark, potencyOf, unmark } from '../magic/spell-slots.ts'
import { loseConcentration } from '../magic/concentration.ts'
import { effectOf, lastingOf } from '../magic/spells-in-force.ts'

/** Casts nothing. */
export const voiceless = question<undefined, boolean>('voiceless')

/** Whether a caster is able to cast anything at all. */
export const canCast = (state: State, figure: Figure): boolean =>
  isInPlay(figure) &&
  figure.profile.casting !== undefined &&
  !says(state, figure, helpless) &&
  !says(state, figure, voiceless)

export const castingOf = (caster: Figure, spell: SpellId, chosen: Chosen): Casting => ({
  ...chosen,
  spell,
  caster: caster.id,
  potency: potencyOf(caster),
})

/** Marks the box, tells it, and lets enemies counter it. A countered spell keeps its box. */
export function* announce(play: Play<State>, casting: Casting, box: string | undefined): Step<boolean> {
  const { state } = play
  const { caster, spell: id, targets, at, choice, orders } = casting
  const spell = state.abilities.book.spell(id)
  if (box !== undefined) mark(figureOf(state, caster), box)
  tell(play, {
    is: 'spell-cast',
    caster,
    spell: id,
    name: spell.name,
    targets,
    at,
    choice,
    orders,
    box,
    rules: [spell.rule, 'DD-SPL-01'],
  })
  const cast: ComingSpell = { casting, countered: false }
  yield* state.abilities.open(play, 'spell-cast', cast)
  if (!cast.countered) {
    yield* state.abilities.open(play, 'spell-succeeds', { casting, box })
    return true
  }
  if (box !== undefined) unmark(figureOf(state, caster), box)
  tell(play, { is: 'spell-countered', caster, spell: id, name: spell.name, rules: ['DD-QCK-01', 'DD-QCK-02'] })
  return false
}

/** A new incantation ends the old one first, countered or not. Renewed on the same target it merely goes on there. */
export function* castIncantation(
  play: Play<State>,
  spell: Incantation,
  casting: Casting,
  box: string | undefined,
): Step {
  const { state } = play
  const old = heldBy(state, casting.caster)
  const kept = old?.spell === spell.id ? old.targets.filter((id) => casting.targets.includes(id)) : []
  yield* loseConcentration(play, casting.caster, kept)
  if (yield* announce(play, casting, box)) return yield* beginIncantation(play, spell, casting)
  if (old && kept.length > 0) yield* lastingOf(state, old).end?.(play, { ...old, targets: [...kept] }, []) ?? []
}

const heldBy = (state: State, caster: FigureId): Effect | undefined => {
  const { concentrating } = figureOf(state, caster)
  return concentrating === undefined ? undefined : effectOf(state, concentrating)
}

/** From now on the caster concentrates on it. */
export function* beginIncantation(play: Play<State>, spell: Incantation, casting: Casting): Step {
  const effect = leaveEffect(play.state, casting, true)
  figureOf(play.state, casting.caster).concentrating = effect.id
  yield* spell.begin?.(play, effect.id) ?? []
}

/** Something that lasts: an incantation, or what a standard spell leaves behind. */
export function leaveEffect(
  state: State,
  { spell, caster, potency, targets, at, choice, orders = [] }: Casting,
  concentration: boolean,
): Effect {
  const effect: Effect = {
    id: `${spell} ${state.serial}`,
    spell,
    caster,
    potency,
    targets: [...targets],
    at,
    radius: undefined,
    choice,
    orders,
    concentration,
    round: state.round,
  }
  state.serial++
  state.effects = [...state.effects, effect]
  state.abilities.changed()
  return effect
}

/** The character whose player decides for a caster. */
export const playerOf = (state: State, caster: FigureId) => controllerOf(state, figureOf(state, caster))
