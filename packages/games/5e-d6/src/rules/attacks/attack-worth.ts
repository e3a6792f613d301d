/** What attacks are worth: the points they take on average. Bots and the usual answers go by it. */
import { PLAIN_ROLL, type FigureId } from '@muster/engine'
import { fightAbout, isHitAutomatically } from './attack.ts'
import { blockersOf } from './block-checks.ts'
import { caughtBy } from './save-attack.ts'
import { chanceToSave } from '../stats/saves.ts'
import { chanceToWound, toWound } from '../damage/to-wound.ts'
import { isThreatened } from '../measuring/distance.ts'
import type { Attack } from '../../state/ability.ts'
import { areEnemies, figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { SaveAttack, Weapon } from '../../state/weapons.ts'

/** The share of shots that pass one block check. */
export const PASSES = 4 / 6

/** If nothing stops it on its way. Who weighs many shots of one shooter says whether it is threatened. */
export function attackWorth(
  state: State,
  by: Figure,
  at: Figure,
  weapon: Weapon,
  kind: Attack['kind'],
  spoilt = kind === 'ranged' && isThreatened(state, by),
): number {
  const attack: Attack = { by: by.id, at: at.id, weapon, kind }
  const { save } = weapon
  if (save) return saveWorth(state, by, at, weapon, save)
  return hitChance(state, attack, by, at, spoilt) * woundWorth(state, attack, by, at)
}

/** The points that a hit takes on average. */
function woundWorth(state: State, attack: Attack, by: Figure, at: Figure): number {
  const { abilities } = state
  const strength = abilities.total(state, by, 'strength', { attack, luck: PLAIN_ROLL })
  const wounds = chanceToWound(toWound(strength, abilities.total(state, at, 'toughness', undefined)))
  return (wounds * at.points) / (at.profile.health - at.wounds)
}

/** A friend caught in it costs more than an enemy gives. */
const FRIEND = -1.5

/** Everybody it reaches counts. */
function saveWorth(state: State, by: Figure, at: Figure, { strength, damage }: Weapon, save: SaveAttack): number {
  const { abilities } = state
  const bare = abilities.total(state, by, 'strength', undefined)
  let worth = 0
  for (const id of caughtBy(state, by, at, save.area)) {
    const one = figureOf(state, id)
    const saves = save.difficulty === undefined ? 1 : chanceToSave(state, one, save.save, save.difficulty)
    const harm = (more: number | undefined) =>
      more === undefined
        ? 0
        : Math.min(
            1,
            (damage * chanceToWound(toWound(bare + more, abilities.total(state, one, 'toughness', undefined)))) /
              (one.profile.health - one.wounds),
          )
    const taken = saves * harm(save.weaker) + (1 - saves) * harm(strength)
    worth += taken * one.points * (one.side === by.side ? FRIEND : 1)
  }
  return worth
}

function hitChance(state: State, attack: Attack, by: Figure, at: Figure, spoilt: boolean): number {
  if (isHitAutomatically(at)) return 1
  const { abilities } = state
  const fight = abilities.total(state, by, 'fight', fightAbout(state, attack, by, at))
  const need = Math.max(0, Math.min(6, fight - abilities.total(state, at, 'armor', undefined)))
  return at.dodging || spoilt ? (need / 6) * (need / 6) : need / 6
}

/** A shot whose worth is `clear` if nothing stops it: what it strikes on its way may be an enemy, or a friend. */
export function shotWorth(
  state: State,
  by: Figure,
  at: Figure,
  weapon: Weapon,
  clear: number,
  spoilt = isThreatened(state, by),
): number {
  let passes = 1
  let astray = 0
  for (const blocker of blockersOf(state, by, at)) {
    const struck = blocker.is === 'melee' ? blocker.ids : blocker.is === 'figure' ? [blocker.id] : NOBODY
    for (const id of struck)
      astray += (passes * (1 - PASSES) * strayWorth(state, by, figureOf(state, id), weapon)) / struck.length
    passes *= PASSES
  }
  if (astray === 0) return clear * passes
  const attack: Attack = { by: by.id, at: at.id, weapon, kind: 'ranged' }
  return clear * passes + astray * hitChance(state, attack, by, at, spoilt)
}

const NOBODY: readonly FigureId[] = []

/** What a shot does that has hit and strikes somebody else. */
function strayWorth(state: State, by: Figure, struck: Figure, weapon: Weapon): number {
  const worth = woundWorth(state, { by: by.id, at: struck.id, weapon, kind: 'ranged' }, by, struck)
  return areEnemies(by, struck) ? worth : FRIEND * worth
}
