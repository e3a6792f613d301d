import { orLess, named, rollFor } from '@muster/engine'
import { turnsAside } from '../rules/combat/proposals.ts'
import { figureOf } from '../state/figures.ts'
import type { HeroAbility } from '../state/vocabulary.ts'

export const armbandOfToughness: HeroAbility = {
  id: 'armband-of-toughness',
  name: 'Armband of Toughness',
  rule: 'HW-ITEM-01',
  text: 'After each failed Armour save, one more die: on 3 or less the hit is ignored after all.',
  answers: [turnsAside.answer(1 / 2)],
  on: {
    'save-failed': {
      *target(play, bearer, failed) {
        const { side } = figureOf(play.state, bearer)
        const test = yield* play.test(rollFor('armband', named(bearer)), { by: side, succeeds: orLess(3) })
        failed.tests.push(test)
        if (test.success) failed.ignored = true
      },
    },
  },
}
