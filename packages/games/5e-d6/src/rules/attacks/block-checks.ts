/** Block checks: a shot that hits passes everything in its way, one thing after the other, or strikes it. */
import { chooseByDie, named, rollFor, text, type FigureId, type Play, type Step } from '@muster/engine'
import { tell, type Blocker } from '../../events/index.ts'
import type { Attack } from '../../state/ability.ts'
import { figureOf, ONE_INCH } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { enemiesNear, enemiesWithin, gapBetween, isWithin } from '../measuring/distance.ts'
import { blockersBetween } from '../sight/between.ts'

/** The faces that let a shot pass. */
const PASSES = [3, 4, 5, 6]

/** Whom a hit strikes: its target, another figure, or a figure's mount. */
export interface Struck {
  readonly figure: FigureId
  readonly isMount?: true
}

/** Everything that may stop the shot, in the order of its checks: what is between, the mount, the melee. */
export function blockersOf(state: State, by: Figure, at: Figure): readonly Blocker[] {
  const blockers = blockersBetween(state, by, at)
  if (at.mountWounds !== undefined) blockers.push({ is: 'mount', id: at.id })
  const fighting = opponentsOf(state, by, at)
  if (fighting.length > 0) blockers.push({ is: 'melee', ids: fighting.map(({ id }) => id) })
  return blockers
}

/** Whether somebody fights the target, whom a shot at it may strike. */
export function isFoughtByOthers(state: State, by: Figure, at: Figure): boolean {
  for (const other of enemiesNear(state, at, ONE_INCH)) if (other !== by && isWithin(at, other, ONE_INCH)) return true
  return false
}

/** Those who fight the target, the nearest first: everybody hostile within 1" of it, except the shooter. */
function opponentsOf(state: State, by: Figure, at: Figure): readonly Figure[] {
  const found = enemiesWithin(state, at, ONE_INCH).filter((other) => other !== by)
  return found.length > 1 ? found.sort((a, b) => gapBetween(a, at) - gapBetween(b, at)) : found
}

export function* checkBlockers(play: Play<State>, attack: Attack): Step<Struck | 'stopped'> {
  const { state } = play
  const since = play.milestones?.since()
  const blockers = blockersOf(state, figureOf(state, attack.by), figureOf(state, attack.at))
  for (const [index, blocker] of blockers.entries()) {
    play.milestones?.reach(since, `check ${index}`)
    const struck = yield* check(play, attack, blocker)
    if (struck !== 'passed') return struck
  }
  return { figure: attack.at }
}

function* check(play: Play<State>, attack: Attack, blocker: Blocker): Step<Struck | 'stopped' | 'passed'> {
  const { by, at } = attack
  const { side } = figureOf(play.state, by)
  const purpose = rollFor('block', () => text`${named(by)} at ${named(at)}`)
  const [face] = (yield* play.roll(purpose, side, 1, 6, PASSES)) as readonly [number]
  const stopped = !PASSES.includes(face)
  const struck = stopped ? yield* struckBy(play, attack, blocker) : undefined
  if (play.events)
    tell(play, {
      is: 'block-checked',
      by,
      at,
      blocker,
      face,
      stopped,
      ...(struck && { struck: struck.figure }),
      rules: ['FD-RNG-10', ...(stopped ? [RULES[blocker.is]] : [])],
    })
  return stopped ? (struck ?? 'stopped') : 'passed'
}

const RULES: { readonly [is in Blocker['is']]: string } = {
  cover: 'FD-RNG-11',
  concealment: 'FD-RNG-12',
  figure: 'FD-RNG-13',
  mount: 'FD-RNG-08',
  melee: 'FD-RNG-14',
}

/** Of several who fight the target a die chooses one. */
function* struckBy(play: Play<State>, { by, at }: Attack, blocker: Blocker): Step<Struck | undefined> {
  switch (blocker.is) {
    case 'cover':
    case 'concealment':
      return undefined
    case 'figure':
      return { figure: blocker.id }
    case 'mount':
      return { figure: blocker.id, isMount: true }
    case 'melee': {
      const purpose = rollFor('which', () => text`${named(by)} at ${named(at)}`)
      const figure = yield* chooseByDie(play, purpose, figureOf(play.state, by).side, blocker.ids)
      return figure === undefined ? undefined : { figure }
    }
  }
}
