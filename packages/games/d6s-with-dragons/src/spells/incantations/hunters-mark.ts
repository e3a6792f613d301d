/** Hunter's Mark: one enemy is the caster's quarry. */
import { chooseQuestion, named, part, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isInPlay } from '../../state/figures.ts'
import { playerOf } from '../../rules/casting/casting.ts'
import { effectOf } from '../../rules/magic/spells-in-force.ts'
import { targetsFor, type Wanted } from '../../rules/casting/spell-targets.ts'
import type { Effect, State } from '../../state/state.ts'
import { type DragonAbility, effectBehind } from '../../state/ability.ts'
import { onTargets } from '../choosing.ts'
import type { Incantation } from '../../state/spell.ts'
import { aimAt } from '../../rules/magic/concentration.ts'

const QUARRY: Wanted = { whom: 'enemies', reach: 48 }

export const huntersMark: Incantation = {
  id: 'hunters-mark',
  name: "Hunter's Mark",
  icon: 'on-target',
  rule: 'DD-INC-15',
  kind: 'incantation',
  text: 'All the caster\'s attacks on one enemy within 48" have +1 Strength. When that enemy is gone another may be named.',
  ...onTargets('hunters-mark', QUARRY),
  gives: (_state, { caster }, { id }) => (id === caster ? HUNTING : undefined),
  *removed(play, { id }) {
    yield* nameAnother(play, id)
  },
  inTurn: {
    label: 'Name a new quarry',
    isPossible: (state, effect) => effect.targets.length === 0 && quarries(state, effect).length > 0,
    use: nameAnother,
  },
}

const HUNTING: DragonAbility = {
  id: 'hunters-mark',
  name: "Hunter's Mark",
  rule: 'DD-INC-15',
  text: '+1 Strength against its quarry.',
  adds: {
    strength: (state, _bearer, strike, own) =>
      strike && effectBehind(state, own)?.targets.includes(strike.attack.at)
        ? part(1, "Hunter's Mark", 'DD-INC-15')
        : undefined,
  },
}

const quarries = (state: State, { caster }: Effect): readonly FigureId[] =>
  isInPlay(figureOf(state, caster)) ? targetsFor(state, figureOf(state, caster), QUARRY).map(({ id }) => id) : []

/** The same casting goes on: no slot, no action. */
function* nameAnother(play: Play<State>, effectId: string): Step {
  const { state } = play
  const effect = effectOf(state, effectId)
  const found = effect ? quarries(state, effect) : []
  if (!effect || found.length === 0) return
  const ask = {
    by: playerOf(state, effect.caster),
    what: 'new-quarry',
    rule: 'DD-INC-16',
    about: effect.caster,
    reaction: "Naming a new quarry for Hunter's Mark",
    prompt: text`${named(effect.caster)} may name a new quarry.`,
  }
  const options = [{ id: 'no', label: 'Nobody for now' }, ...found.map((id) => ({ id, label: named(id), figure: id }))]
  const quarry = picked(yield* play.ask(chooseQuestion(ask, { options, usual: [found[0] ?? 'no'] })))
  if (quarry === undefined || quarry === 'no') return
  aimAt(state, effect, [quarry])
  tell(play, { is: 'quarry-named', caster: effect.caster, target: quarry, rules: ['DD-INC-16', 'DD-RUL-66'] })
}
