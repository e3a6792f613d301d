/** The masteries of the four weapon types: each applies to attacks made with a weapon of its type alone. */
import { named, part, text } from '@muster/engine'
import { extraAttack } from '../../rules/attacks/extra-attack.ts'
import { strikesFirst } from '../../rules/combat/first-strikes.ts'
import { fallProne } from '../../rules/damage/prone.ts'
import { ONE_INCH } from '../../state/figures.ts'
import type { GameAbility } from '../../state/ability.ts'
import { usesMastery } from './ask-mastery.ts'

export const spearMastery: GameAbility = {
  id: 'spear-mastery',
  name: 'Spear Mastery',
  rule: 'FD-MAST-06',
  text: 'Declared when the Combat Phase starts: it attacks before everyone else, with its spear alone.',
  answers: [strikesFirst.answer(true)],
}

const BLADE = { mastery: 'blade-mastery', name: 'Blade Mastery', rule: 'FD-MAST-08' } as const

export const bladeMastery: GameAbility = {
  id: 'blade-mastery',
  name: 'Blade Mastery',
  rule: 'FD-MAST-08',
  text: 'When its blade hits in melee, it attacks once more with it, at Strength -2.',
  on: {
    'final-hit': {
      *attacker(play, by, hit) {
        if (hit.attack.weapon.type !== 'blade' || hit.attack.kind === 'ranged') return
        const what = 'attack once more at Strength -2?'
        if (yield* usesMastery(play, { by, ...BLADE, what })) hit.more = part(-2, 'Blade Mastery', 'FD-MAST-08')
      },
    },
    attacked: {
      *attacker(play, by, { attack: { weapon }, more }) {
        if (more) yield* extraAttack(play, { by, weapon, weakened: more, within: ONE_INCH, rule: 'FD-MAST-09' })
      },
    },
  },
}

const BLUDGEON = { mastery: 'bludgeon-mastery', name: 'Bludgeon Mastery', rule: 'FD-MAST-10' } as const

export const bludgeonMastery: GameAbility = {
  id: 'bludgeon-mastery',
  name: 'Bludgeon Mastery',
  rule: 'FD-MAST-10',
  text: 'When its bludgeon misses, it does its damage all the same, at Strength -2.',
  on: {
    'final-miss': {
      *attacker(play, by, miss) {
        const { weapon, at } = miss.attack
        if (weapon.type !== 'bludgeon') return
        const what = text`wound ${named(at)} all the same, at Strength -2?`
        if (yield* usesMastery(play, { by, ...BLUDGEON, what }))
          miss.weakened = part(-2, 'Bludgeon Mastery', 'FD-MAST-10')
      },
    },
  },
}

const EXOTIC = { mastery: 'exotic-mastery', name: 'Exotic Mastery', rule: 'FD-MAST-18' } as const

export const exoticMastery: GameAbility = {
  id: 'exotic-mastery',
  name: 'Exotic Mastery',
  rule: 'FD-MAST-18',
  text: 'When its exotic weapon hits a creature, that creature falls prone.',
  on: {
    'final-hit': {
      *attacker(play, by, { attack: { weapon }, struck }) {
        if (weapon.type !== 'exotic') return
        const what = text`knock ${named(struck)} prone?`
        if (yield* usesMastery(play, { by, ...EXOTIC, what })) fallProne(play, struck, ['FD-MAST-18', 'FD-RUL-52'])
      },
    },
  },
}
