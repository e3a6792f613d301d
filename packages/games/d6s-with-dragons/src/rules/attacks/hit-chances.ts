/** How likely an attack hits and a hit wounds. */
import { PLAIN_ROLL } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import { says } from '../../state/ability.ts'
import { hitWithoutRoll } from '../dice/to-hit.ts'
import { luckToHit } from '../dice/luck.ts'
import { armorOf, fightOf, strengthOf } from '../stats/sums.ts'
import { chanceToWound } from '../damage/wound-chance.ts'
import type { Attack } from '../../state/acts.ts'
import { chanceOfSure } from './sure-attack.ts'

export interface Chances {
  readonly hit: number
  readonly wound: number
}

const share = (faces: number): number => Math.max(0, Math.min(6, faces)) / 6

export function chancesOf(state: State, by: Figure, at: Figure, attack: Attack): Chances {
  const { sure } = attack.weapon
  const hit = sure ? chanceOfSure(state, attack, sure) : chanceToHit(state, by, at, attack)
  const strength = strengthOf(state, by, { attack, luck: PLAIN_ROLL })
  return { hit, wound: chanceToWound(state, at, { strength, type: attack.weapon.damageType, by: by.id }) }
}

function chanceToHit(state: State, by: Figure, at: Figure, attack: Attack): number {
  if (says(state, at, hitWithoutRoll)) return 1
  const once = share(Math.min(6, fightOf(state, by, attack)) - Math.max(0, armorOf(state, at, attack)))
  const { net } = luckToHit(state, attack, by, at)
  return net > 0 ? 1 - (1 - once) * (1 - once) : net < 0 ? once * once : once
}
