/** Parrying: once a round one attack that would hit is met, if that averts it. */
import { chooseQuestion, forTheRound, memoryOf, named, part, picked, recall, text } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { canAct } from '../../rules/conditions/conditions.ts'
import { canSee } from '../../rules/sight/sight.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { ComingHit } from '../../state/acts.ts'
import { controllerOf, figureOf } from '../../state/figures.ts'
import type { PowerId } from '../../state/power.ts'
import type { Figure, State } from '../../state/state.ts'
import type { AbilityWords } from './strike.ts'

type Words = AbilityWords & { readonly id: PowerId }

/** Offered only where it averts the hit: not where Armor does not count, nor where the die beats that as well. */
function averts(state: State, bearer: Figure, { attack, face, armor, more }: ComingHit, bonus: number): boolean {
  const so = more.reduce((sum, { value }) => sum + value, armor)
  return (
    attack.kind !== 'ranged' &&
    face !== undefined &&
    face > so &&
    face <= so + bonus &&
    canAct(state, bearer) &&
    canSee(state, bearer, figureOf(state, attack.by)) &&
    state.abilities.setTo(state, bearer, 'armor', attack) === undefined
  )
}

export function parryAbility(words: Words, bonus: number): DragonAbility {
  const { id, name, rule } = words
  const parried = { id, memory: forTheRound({ used: false }) } as const
  return {
    ...words,
    memory: parried.memory,
    on: {
      'would-be-hit': {
        *target(play, bearer, coming) {
          const { state } = play
          const figure = figureOf(state, bearer)
          if (recall(figure.memory, parried).used || !averts(state, figure, coming, bonus)) return
          const ask = {
            by: controllerOf(state, figure),
            what: 'parry',
            rule,
            about: bearer,
            prompt: text`${named(coming.attack.by)} has hit ${named(bearer)}. Does it parry?`,
            reaction: name,
          }
          const options = [
            { id: 'yes', label: `${name}: the attack does not hit` },
            { id: 'no', label: 'Keep it' },
          ]
          if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return
          memoryOf(figureOf(state, bearer).memory, parried).used = true
          coming.more.push(part(bonus, name, rule))
          tell(play, { is: 'feature-used', figure: bearer, feature: id, rules: [rule] })
        },
      },
    },
  }
}
