/** The default targets of shots and attacks: the best chance for the most points, and no overkill. */
import { AbilityQuestion, type FigureId, type Link, type Linker } from '@muster/engine'
import { pointsForSlaying } from '../../army/costs.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { armourOf, loweredBy, meleeOf, shootingOf } from './stats.ts'
import type { HeroTypes, HitKind } from '../../state/vocabulary.ts'
import { lineOfShot } from '../../terrain/line-of-shot.ts'

/** The chance to slay with one shot or attack. `atBest` is quicker to compute and never lower. */
export interface Chances {
  of(by: Figure, at: Figure): number
  atBest(by: Figure, at: Figure): number
}

export const shotChances = (state: State): Chances => ({
  of: (by, at) => shotChance(state, by, at),
  atBest: (by, at) => openShotChance(state, by, at),
})

export const attackChances = (state: State): Chances => {
  const of = (by: Figure, at: Figure) => attackChance(state, by, at)
  return { of, atBest: of }
}

export const shotChance = (state: State, by: Figure, at: Figure): number =>
  openShotChance(state, by, at) * passingCover(lineOfShot(state, by, at).cover.length)

/** The chance of a shot with nothing in its way. */
export const openShotChance = (state: State, by: Figure, at: Figure): number =>
  onOneDie(shootingOf(state, by)) * unsaved(state, by, at, 'shot')

export const attackChance = (state: State, by: Figure, at: Figure): number =>
  onOneDie(meleeOf(state, by)) * unsaved(state, by, at, 'melee')

/** Each piece of cover stops half the shots. */
const passingCover = (pieces: number): number => 1 / (1 << pieces)

const onOneDie = (need: number): number => Math.max(0, Math.min(6, need)) / 6

/** The share of unsaved hits that an ability turns aside: for estimates, not for dice. */
export const turnsAside = new AbilityQuestion<HeroTypes, undefined, number>('share of hits it turns aside')

function unsaved(state: State, by: Figure, at: Figure, how: HitKind): number {
  let chance = 1 - onOneDie(armourOf(state, at, loweredBy(state, by, at, how)))
  for (const share of turnsAside.all(state.abilities.of(state, at), state, at, undefined)) chance *= 1 - share
  return chance
}

/**
 * Each in turn takes the target where its chance is worth most, less what the earlier ones will probably have done.
 * `onlyOnce` says which targets can be attacked once at most.
 */
export function propose(
  state: State,
  linkers: readonly Linker[],
  chances: Chances,
  onlyOnce?: (at: Figure) => boolean,
): Link[] {
  const links: Link[] = []
  const alive = new Map<FigureId, number>()
  for (const { figure, most, targets } of linkers) {
    const by = figureOf(state, figure)
    for (let i = 0; i < most; i++) {
      const best = bestTarget(state, by, targets, chances, alive)
      if (!best) break
      const { at, chance } = best
      alive.set(at.id, onlyOnce?.(at) ? 0 : (alive.get(at.id) ?? 1) * (1 - chance))
      links.push({ from: figure, to: at.id })
    }
  }
  return links
}

interface TargetChoice {
  readonly at: Figure
  readonly chance: number
}

function bestTarget(
  state: State,
  by: Figure,
  targets: readonly FigureId[],
  chances: Chances,
  alive: ReadonlyMap<FigureId, number>,
): TargetChoice | undefined {
  let best: TargetChoice | undefined
  let most = 0
  for (const id of targets) {
    const at = figureOf(state, id)
    const worth = pointsForSlaying(at) * (alive.get(id) ?? 1)
    if (chances.atBest(by, at) * worth <= most) continue
    const chance = chances.of(by, at)
    if (chance * worth > most) [best, most] = [{ at, chance }, chance * worth]
  }
  return best
}
