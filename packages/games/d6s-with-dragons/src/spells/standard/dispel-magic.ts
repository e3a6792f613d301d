/** Dispel Magic: a spell in force is no more. */
import { chooseQuestion, named, picked, raise, text, type FigureId } from '@muster/engine'
import { gap, inches, type Footprint } from '@muster/table'
import { figureOf, footprint, TOLERANCE, isInPlay } from '../../state/figures.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { endEffect } from '../../rules/magic/concentration.ts'
import { lastingOf } from '../../rules/magic/spells-in-force.ts'
import { SUMMONED_BASE } from '../../rules/casting/free-spots.ts'
import { canSeePoint } from '../../rules/sight/sight.ts'
import { canReach } from '../../rules/casting/spell-targets.ts'
import { levelAt } from '../../rules/terrain/terrain.ts'
import type { Effect, Figure, State } from '../../state/state.ts'
import type { StandardSpell } from '../../state/spell.ts'

const REACH = 6

export const dispelMagic: StandardSpell = {
  id: 'dispel-magic',
  name: 'Dispel Magic',
  icon: 'shield-reflect',
  rule: 'DD-STD-06',
  kind: 'standard',
  text: 'One spell in force within 6" and in sight ends, for all it lies on; no save.',
  canBeCast: (state, caster) => inReach(state, caster).length > 0,
  *choose(play, caster) {
    const { state } = play
    const found = inReach(state, figureOf(state, caster))
    const ask = {
      by: playerOf(state, caster),
      what: 'dispel',
      rule: 'DD-STD-06',
      about: caster,
      prompt: text`Which spell does ${named(caster)} dispel?`,
    }
    const options = found.map(({ id, spell, caster: by }) => ({
      id,
      label: text`${play.state.abilities.book.spell(spell).name} of ${named(by)}`,
      figure: by,
    }))
    const choice = options.length === 1 ? options[0]?.id : picked(yield* play.ask(chooseQuestion(ask, { options })))
    return { targets: [], choice: choice ?? raise('no spell to dispel') }
  },
  *work(play, { choice }) {
    if (choice !== undefined) yield* endEffect(play, choice)
  },
}

/** Instant effects and those with ends of their own are out of its power. */
const isDispellable = (state: State, effect: Effect): boolean =>
  effect.concentration || lastingOf(state, effect).dispellable === true

const inReach = (state: State, caster: Figure): Effect[] =>
  state.effects.filter((effect) => isDispellable(state, effect) && reaches(state, caster, effect))

/** Somebody it lies on, the edge of its area, its summoned weapon; of an aura, its caster. */
function reaches(state: State, caster: Figure, effect: Effect): boolean {
  if (effect.at) return reachesPlace(state, caster, effect)
  const bearers: readonly FigureId[] = effect.targets.length > 0 ? effect.targets : [effect.caster]
  return bearers.some(
    (id) => isInPlay(figureOf(state, id)) && (id === caster.id || canReach(state, caster, figureOf(state, id), REACH)),
  )
}

function reachesPlace(state: State, caster: Figure, { at, radius }: Effect): boolean {
  if (!at) return false
  const foot: Footprint = { base: radius === undefined ? SUMMONED_BASE : { shape: 'circle', diameter: 2 * radius }, at }
  return (
    gap(footprint(state, caster), foot) <= inches(REACH) + TOLERANCE &&
    canSeePoint(state, caster, at, levelAt(state, at))
  )
}
