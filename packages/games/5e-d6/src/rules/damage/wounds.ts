/** To-wound rolls, wounds, and elimination. */
import {
  named,
  orLess,
  rollFor,
  text,
  type FigureId,
  type LazyText,
  type Play,
  type Step,
  type Sum,
  type Text,
} from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { endLostGrapples } from '../grapples/grapples.ts'
import { numberFor } from '../stats/numbers.ts'
import { toWound, toWoundText } from './to-wound.ts'

/** What strikes a figure: an attack, or a fall. */
export interface Blow {
  readonly by?: FigureId
  readonly at: FigureId
  /** It strikes the mount of that figure. */
  readonly atMount?: boolean | undefined
  readonly strength: Sum
  readonly damage: number
}

const NO_DICE: readonly number[] = []

/** One die for each point of Damage, all rolled together; wounds beyond its Health are lost. */
export function* rollWounds(play: Play<State>, blow: Blow): Step {
  const { state } = play
  const { by, at, strength, damage } = blow
  const mount = blow.atMount ? figureOf(state, at).profile.mount : undefined
  const toughness = toughnessOf(play, blow)
  const need = toWound(strength.total, toughness.total)
  const about = (): Text => (by === undefined ? named(at) : text`${named(by)} at ${named(at)}`)
  const { side } = figureOf(state, by ?? at)
  const faces = yield* play.roll(rollFor('wound', about), side, damage, 6, orLess(need.first))
  const hits = countUpTo(faces, need.first)
  const again =
    need.second === undefined || hits === 0 ? NO_DICE : yield* rollAgain(play, about, side, hits, need.second)
  const wounds = need.second === undefined ? hits : countUpTo(again, need.second)
  if (play.events)
    tell(play, {
      is: 'wounds-rolled',
      by,
      at,
      ...(mount && { mount: mount.name }),
      strength,
      toughness,
      need: toWoundText(need),
      faces,
      again,
      wounds,
      rules: ['FD-DMG-02', ...(again.length > 0 ? ['FD-DMG-03'] : [])],
    })
  if (wounds === 0) return
  if (mount) woundMount(play, at, wounds)
  else wound(play, at, wounds)
}

/** How many dice show this or less. */
function countUpTo(faces: readonly number[], most: number): number {
  let count = 0
  for (const face of faces) if (face <= most) count++
  return count
}

const rollAgain = (
  play: Play<State>,
  about: LazyText,
  side: string,
  count: number,
  most: number,
): Step<readonly number[]> => play.roll(rollFor('wound again', about), side, count, 6, orLess(most))

function toughnessOf(play: Play<State>, { at, atMount }: Blow): Sum {
  const figure = figureOf(play.state, at)
  const { mount } = figure.profile
  if (!atMount || !mount) return numberFor(play, figure, 'toughness', undefined)
  return { total: mount.toughness, parts: [{ value: mount.toughness, source: mount.name, rule: 'FD-RUL-33' }] }
}

function wound(play: Play<State>, id: FigureId, wounds: number): void {
  const { state } = play
  const figure = figureOf(state, id)
  const health = state.abilities.total(state, figure, 'health', undefined)
  figure.wounds = Math.min(health, figure.wounds + wounds)
  tell(play, { is: 'wounded', figure: id, wounds: figure.wounds, of: health, rules: ['FD-DMG-15'] })
  if (figure.wounds >= health) eliminate(play, id)
}

/** A rider whose mount is eliminated goes on by foot. */
function woundMount(play: Play<State>, id: FigureId, wounds: number): void {
  const figure = figureOf(play.state, id)
  const { mount } = figure.profile
  if (!mount || figure.mountWounds === undefined) return
  const total = figure.mountWounds + wounds
  const isLost = total >= mount.health
  figure.mountWounds = isLost ? undefined : total
  play.state.abilities.changedOn(play.state, id)
  if (isLost) tell(play, { is: 'mount-lost', figure: id, mount: mount.name, rules: ['FD-RUL-33', 'FD-DMG-15'] })
  else tell(play, { is: 'mount-wounded', figure: id, mount: mount.name, wounds: total, rules: ['FD-RUL-33'] })
}

/** It is removed from play at once. */
export function eliminate(play: Play<State>, id: FigureId): void {
  const { state } = play
  const figure = figureOf(state, id)
  if (!isStanding(figure)) return
  figure.where = 'eliminated'
  state.grid.changed(id)
  state.abilities.changedOn(state, id)
  tell(play, { is: 'eliminated', figure: id, rules: ['FD-DMG-15'] })
  endLostGrapples(play)
}
