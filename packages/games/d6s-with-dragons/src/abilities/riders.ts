/** What weapons do besides their damage: abilities that count for attacks with them alone. */
import { gain } from '../rules/conditions/conditions.ts'
import type { DragonAbility } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'
import { SIZES, type RiderId } from '../state/vocabulary.ts'

/** A Dire Wolf's bite, a Hill Giant's club: a hit also knocks a Large or smaller target prone. */
const knocksDown: DragonAbility = {
  id: 'knocks-down',
  name: 'Knocks down',
  rule: 'DD-SGF-34',
  text: 'A hit also knocks a Large or smaller target prone.',
  on: {
    'attack-resolved': {
      *attacker(play, user, { at, hit }) {
        const { size } = figureOf(play.state, at).profile
        if (hit && SIZES.indexOf(size) <= SIZES.indexOf('large')) yield* gain(play, at, { is: 'prone', from: user })
      },
    },
  },
}

export const RIDER_TABLE: { readonly [id in RiderId]: DragonAbility } = { 'knocks-down': knocksDown }
