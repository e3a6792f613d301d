/** Masteries that are not declared: their player decides when an attack has hit. Never with an opportunity attack. */
import { chooseQuestion, named, picked, text, type Part, type RuleId } from '@muster/engine'
import { mayUseMastery, spendMastery } from '../../rules/melee/masteries.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { Hit } from '../../state/acts.ts'
import { controllerOf, figureOf } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'
import type { FeatureId } from '../../state/vocabulary.ts'
import { FEATURES } from '../../content/features.ts'
import { feature } from '../feature.ts'

interface OnHit {
  /** Whether it can be put into this hit on this target. */
  fits(hit: Hit, target: Figure): boolean
  strength?(target: Figure): Part | undefined
  dice?: Part
  /** What the player is offered. */
  readonly label: string
}

const isWeaponAttack = ({ attack: { kind, spell, summoned } }: Hit): boolean =>
  kind !== 'opportunity' && spell === undefined && summoned === undefined

export const usedOnHit = (id: FeatureId, { fits, strength, dice, label }: OnHit): DragonAbility =>
  feature(id, {
    on: {
      hit: {
        *attacker(play, bearer, hit) {
          const { state } = play
          const user = figureOf(state, bearer)
          const target = figureOf(state, hit.at)
          if (!isWeaponAttack(hit) || !fits(hit, target) || !mayUseMastery(state, user)) return
          const { name, rule } = FEATURES[id]
          const ask = askAbout(user, hit, name, rule, controllerOf(state, user))
          const options = [
            { id: 'yes', label },
            { id: 'no', label: 'Keep it' },
          ]
          if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return
          spendMastery(figureOf(state, bearer), id)
          const harder = strength?.(target)
          if (harder) hit.strength.push(harder)
          if (dice) hit.dice.push(dice)
        },
      },
    },
  })

const askAbout = ({ id }: Figure, { at }: Hit, name: string, rule: RuleId, by: string) => ({
  by,
  what: 'use-mastery',
  about: id,
  rule,
  prompt: () => text`${named(id)} has hit ${named(at)}. Use its ${name}?`,
  reaction: name,
})
