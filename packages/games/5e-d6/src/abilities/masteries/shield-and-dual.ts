/** Shield Mastery and Dual Wielding Mastery. */
import { named, text } from '@muster/engine'
import { extraAttack } from '../../rules/attacks/extra-attack.ts'
import { figureOf } from '../../state/figures.ts'
import type { GameAbility } from '../../state/ability.ts'
import type { Figure } from '../../state/state.ts'
import { hasEnemyWithin } from '../../rules/measuring/distance.ts'
import type { Weapon } from '../../state/weapons.ts'
import { usesMastery } from './ask-mastery.ts'

/** With a ranged weapon a shield is of use only in melee, with a great weapon only against shots. */
export function mayUseShield({ weapons }: Figure, isShot: boolean): boolean {
  return isShot ? !weapons.some(({ range }) => range) : !weapons.some(({ isGreat }) => isGreat)
}

export const shieldMastery: GameAbility = {
  id: 'shield-mastery',
  name: 'Shield Mastery',
  rule: 'FD-MAST-14',
  text: 'Makes an attacker reroll one hit against it.',
  on: {
    hit: {
      *struck(play, id, hit) {
        const { by, kind } = hit.attack
        if (!hit.wasRolled || !mayUseShield(figureOf(play.state, id), kind === 'ranged')) return
        const what = text`make ${named(by)} roll its hit again?`
        const mastery = { mastery: 'shield-mastery', name: 'Shield Mastery', rule: 'FD-MAST-14' } as const
        if (yield* usesMastery(play, { by: id, ...mastery, what })) hit.again = true
      },
    },
  },
}

/** The hand weapon that a figure has twice and has just attacked with. */
const isOneOfTwo = ({ weapons }: Figure, { id, isHand }: Weapon): boolean =>
  isHand === true && weapons.filter((one) => one.id === id).length > 1

export const dualWieldingMastery: GameAbility = {
  id: 'dual-wielding-mastery',
  name: 'Dual Wielding Mastery',
  rule: 'FD-MAST-12',
  text: 'After an attack with one of its two equal hand weapons, it attacks at once with the other.',
  on: {
    attacked: {
      *attacker(play, by, { attack: { weapon, kind } }) {
        const figure = figureOf(play.state, by)
        const within = weapon.reach ?? 0
        if (kind !== 'melee' || !isOneOfTwo(figure, weapon)) return
        if (!hasEnemyWithin(play.state, figure, within)) return
        const what = `attack with its second ${weapon.name.toLowerCase()}?`
        const mastery = { mastery: 'dual-wielding-mastery', name: 'Dual Wielding Mastery', rule: 'FD-MAST-12' } as const
        if (yield* usesMastery(play, { by, ...mastery, what }))
          yield* extraAttack(play, { by, weapon, within, rule: 'FD-MAST-12' })
      },
    },
  },
}
