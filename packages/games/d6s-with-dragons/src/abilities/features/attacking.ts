/** Features that bear on attacks. */
import { part } from '@muster/engine'
import { areEnemies, figureOf, isInPlay } from '../../state/figures.ts'
import { flanks } from '../../rules/melee/flanking.ts'
import { feature } from '../feature.ts'

export const sneakAttack = feature('sneak-attack', {
  adds: {
    strength: (_state, _bearer, about) =>
      about && (about.luck.net > 0 || about.attack.flanked) ? part(1, 'Sneak Attack', 'DD-WAR-13') : undefined,
  },
})

/** Two of the pack in melee with an enemy: all of the pack treat it as flanked. */
export const packTactics = feature('pack-tactics', {
  answers: [
    flanks.answer((state, bearer, target) => {
      const melee = state.melees.find(({ members }) => members.includes(target.id))
      if (!melee) return false
      let pack = 0
      for (const id of melee.members) {
        const figure = figureOf(state, id)
        if (isInPlay(figure) && areEnemies(state, figure, target) && figure.profile.traits.includes('pack-tactics'))
          pack++
      }
      return pack >= 2 && areEnemies(state, bearer, target)
    }),
  ],
})

const BUILT = ['structure', 'siege-engine']

export const siegeMonster = feature('siege-monster', {
  adds: {
    damage: (state, _bearer, { at, weapon }) =>
      figureOf(state, at).profile.types.some((type) => BUILT.includes(type))
        ? part(weapon.damage, 'Siege Monster', 'DD-CFT-09')
        : undefined,
  },
})
