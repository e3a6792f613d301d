import { chooseQuestion, part, picked } from '@muster/engine'
import { figureOf, controllerOf } from '../../state/figures.ts'
import { feature } from '../feature.ts'
import { mayUseMastery, spendMastery } from '../../rules/melee/masteries.ts'

/** Not declared: used when a weapon attack has hit one that was already wounded. */
export const colossusSlayer = feature('colossus-slayer', {
  on: {
    hit: {
      *attacker(play, bearer, hit) {
        const { state } = play
        const {
          attack: { kind, spell },
          at,
        } = hit
        if (kind === 'opportunity' || spell !== undefined || figureOf(state, at).wounds === 0) return
        const user = figureOf(state, bearer)
        if (!mayUseMastery(state, user)) return
        const prompt = `${bearer} has hit ${at}, who is wounded. Colossus Slayer?`
        const ask = {
          by: controllerOf(state, user),
          what: 'use-mastery',
          about: bearer,
          rule: 'DD-MDF-15',
          prompt,
          reaction: 'Colossus Slayer',
        }
        const options = [
          { id: 'yes', label: 'Colossus Slayer: +1 Strength' },
          { id: 'no', label: 'Keep it' },
        ]
        if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return
        spendMastery(user, 'colossus-slayer')
        hit.strength.push(part(1, 'Colossus Slayer', 'DD-MDF-15'))
      },
    },
  },
})
