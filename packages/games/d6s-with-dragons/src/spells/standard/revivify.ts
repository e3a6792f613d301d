/** Revivify: an ally slain at the caster's feet draws breath again. */
import { chooseQuestion, named, picked, raise, text, type FigureId } from '@muster/engine'
import { gap } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, footprint, TOLERANCE, controllerOf, ONE_INCH } from '../../state/figures.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { nearestFree } from '../../rules/casting/free-spots.ts'
import type { Figure, State } from '../../state/state.ts'
import { isFrozen } from './cone-of-cold.ts'
import type { StandardSpell } from '../../state/spell.ts'
import { placeAt } from '../../rules/terrain/place-figure.ts'

export const revivify: StandardSpell = {
  id: 'revivify',
  name: 'Revivify',
  icon: 'angel-wings',
  rule: 'DD-RUL-85',
  kind: 'standard',
  text: 'An ally slain within 1" of the caster returns on that spot, prone and with one Health left; it does nothing this round. Not undead, constructs or those who fled.',
  canBeCast: (state, caster) => fallen(state, caster).length > 0,
  *choose(play, caster) {
    const { state } = play
    const found = fallen(state, figureOf(state, caster))
    const ask = {
      by: playerOf(state, caster),
      what: 'revive',
      rule: 'DD-RUL-85',
      about: caster,
      prompt: text`Whom does ${named(caster)} bring back?`,
    }
    const options = found.map((one) => ({ id: one, label: named(one) }))
    const id = found.length === 1 ? found[0] : picked(yield* play.ask(chooseQuestion(ask, { options })))
    return { targets: [id ?? raise('nobody to revive')] }
  },
  *work(play, { caster, targets: [id] }) {
    const { state } = play
    if (id === undefined) return
    const figure = figureOf(state, id)
    const spot = nearestFree(state, { figure, rule: 'DD-RUL-85' }, figure.at)
    if (!spot) return
    const { now, profile } = figure
    Object.assign(figure, {
      where: 'standing',
      wounds: profile.health - 1,
      temporary: 0,
      conditions: [],
      concentrating: undefined,
      mount: undefined,
    })
    Object.assign(now, { turnDone: true, action: false })
    state.abilities.changed()
    placeAt(state, figureOf(state, id), spot)
    tell(play, { is: 'revived', figure: id, by: caster, at: spot, rules: ['DD-RUL-85'] })
    yield* gain(play, id, { is: 'prone' })
  },
}

const BEYOND_HELP = ['undead', 'construct']

/** Slain by wounds, near enough to where the caster stands, and a friend. */
function fallen(state: State, caster: Figure): FigureId[] {
  const here = footprint(state, caster)
  return state.figures
    .filter(
      (figure) =>
        figure.where === 'slain' &&
        figure.side === controllerOf(state, caster) &&
        !isFrozen(state, figure.id) &&
        !figure.profile.types.some((type) => BEYOND_HELP.includes(type)) &&
        gap(here, { base: figure.profile.base, at: figure.at }) <= ONE_INCH + TOLERANCE,
    )
    .map(({ id }) => id)
}
