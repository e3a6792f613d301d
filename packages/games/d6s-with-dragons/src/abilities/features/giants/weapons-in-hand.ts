/** Features that change what a throwing weapon or a bow does in its bearer's hands, at range and in melee alike. */
import type { FigureId, Play, Step } from '@muster/engine'
import { inches } from '@muster/table'
import { gain } from '../../../rules/conditions/conditions.ts'
import { pullTowards, pushAway } from '../../../rules/melee/push.ts'
import type { DragonAbility } from '../../../state/ability.ts'
import type { State } from '../../../state/state.ts'
import type { ConditionName, DamageType, FeatureId, WeaponKind } from '../../../state/vocabulary.ts'
import { feature } from '../../feature.ts'

interface Change {
  readonly weapon: WeaponKind
  /** The type of its damage; left out: as it is. */
  readonly type?: DamageType
  /** What a hit does besides, whether it wounds or not. */
  readonly hit: (play: Play<State>, user: FigureId, at: FigureId) => Step
}

const inItsHands = (id: FeatureId, { weapon, type, hit: work }: Change): DragonAbility =>
  feature(id, {
    on: {
      hit: {
        attacker(_play, _bearer, hit) {
          if (type !== undefined && hit.attack.weapon.kind === weapon) hit.type = type
        },
      },
      'attack-resolved': {
        *attacker(play, bearer, { attack, at, hit }) {
          if (hit && attack.weapon.kind === weapon) yield* work(play, bearer, at)
        },
      },
    },
  })

const gives = (is: ConditionName): Change['hit'] =>
  function* (play, user, at) {
    yield* gain(play, at, { is, from: user })
  }

const THREE_INCHES = inches(3)

export const thundercloud = inItsHands('thundercloud', {
  weapon: 'throwing',
  type: 'thunder',
  hit: gives('incapacitated'),
})

export const hammerThrow = inItsHands('hammer-throw', {
  weapon: 'throwing',
  type: 'fire',
  *hit(play, user, at) {
    yield* pushAway(play, at, user, THREE_INCHES)
    yield* gain(play, at, { is: 'sapped', from: user })
  },
})

export const icicleArrow = inItsHands('icicle-arrow', { weapon: 'bow', type: 'cold', hit: gives('prone') })
export const trashLob = inItsHands('trash-lob', { weapon: 'throwing', hit: gives('poisoned') })
export const harpoons = inItsHands('harpoons', {
  weapon: 'throwing',
  hit: (play, user, at) => pullTowards(play, at, user, THREE_INCHES),
})
