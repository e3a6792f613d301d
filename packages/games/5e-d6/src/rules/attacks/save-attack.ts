/** Attacks without a to-hit roll: whoever they reach saves, and is harmed if it does not. */
import { part, PLAIN_ROLL, type FigureId, type Play, type Step } from '@muster/engine'
import { isCaughtBy, placeTemplate, type PlacedTemplate, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import type { Attack } from '../../state/ability.ts'
import { figureOf, footprint, isStanding, radiusOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { AttackArea, SaveAttack } from '../../state/weapons.ts'
import { rollWounds } from '../damage/wounds.ts'
import { isWithin } from '../measuring/distance.ts'
import { canSee } from '../sight/sight.ts'
import { numberFor } from '../stats/numbers.ts'
import { inflict, resists } from './inflict.ts'

export function* saveAttack(play: Play<State>, attack: Attack, save: SaveAttack): Step {
  const { by, at, weapon } = attack
  const caught = caughtBy(play.state, figureOf(play.state, by), figureOf(play.state, at), save.area)
  tell(play, { is: 'power-used', by, at, what: weapon.name, caught, rules: ['FD-CONV-02'] })
  const since = play.milestones?.since()
  for (const id of caught) {
    play.milestones?.reach(since, id)
    if (isStanding(figureOf(play.state, id))) yield* strikeOne(play, { ...attack, at: id }, save)
  }
}

function* strikeOne(play: Play<State>, attack: Attack, save: SaveAttack): Step {
  const { by, at, weapon } = attack
  const saved = yield* resists(play, by, at, weapon.name, save)
  if (saved && save.weaker === undefined) return
  const weakened = saved && save.weaker !== undefined ? { weakened: less(save.weaker - weapon.strength) } : {}
  const strength = numberFor(play, figureOf(play.state, by), 'strength', {
    attack: { ...attack, ...weakened },
    luck: PLAIN_ROLL,
  })
  if (weapon.damage > 0) yield* rollWounds(play, { by, at, strength, damage: weapon.damage })
  if (!saved) for (const effect of weapon.brings ?? []) yield* inflict(play, by, at, effect)
}

const less = (value: number) => part(value, 'Saved', 'FD-CONV-07')

/** Friend and foe, in the order of the armies; the one aimed at alone where there is no area. */
export function caughtBy(state: State, by: Figure, at: Figure, area: AttackArea | undefined): readonly FigureId[] {
  if (!area) return [at.id]
  const isIn = reachOf(by, at, area)
  return state.figures
    .filter((one) => one !== by && isStanding(one) && isIn(one) && (one === at || canSee(state, by, one)))
    .map(({ id }) => id)
}

function reachOf(by: Figure, at: Figure, area: AttackArea): (one: Figure) => boolean {
  if (area.shape === 'around') return (one) => isWithin(by, one, area.radius)
  const placed = placedAt(by, at, area)
  return (one) => isCaughtBy(placed, footprint(one))
}

function placedAt(by: Figure, at: Figure, area: Exclude<AttackArea, { readonly shape: 'around' }>): PlacedTemplate {
  if (area.shape === 'burst') return placeTemplate({ is: 'disc', radius: area.radius }, at.at)
  const way = { x: at.at.x - by.at.x, y: at.at.y - by.at.y }
  const { length } = area
  const width = area.shape === 'cone' ? length : area.width
  return placeTemplate({ is: area.shape, length, width }, rimTowards(by, at.at), way)
}

/** Where its rim lies in a direction. */
function rimTowards(by: Figure, to: Point): Point {
  const far = Math.sqrt((to.x - by.at.x) ** 2 + (to.y - by.at.y) ** 2)
  const share = far === 0 ? 0 : radiusOf(by) / far
  return { x: by.at.x + (to.x - by.at.x) * share, y: by.at.y + (to.y - by.at.y) * share }
}
