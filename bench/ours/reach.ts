/** Everywhere a figure can get to with 6 inches, with its outline for drawing, as when a player takes a figure up. */
import {
  inches,
  landscapeOf,
  prepareMove,
  reachMap,
  Survey,
  type Bystander,
  type GroundPiece,
  type Passage,
  type PreparedMove,
} from '@muster/table'
import { perSecond, report } from '../clock.mjs'
import { field, figures } from './field.ts'

const SLOW = new Set(['wood', 'rough'])
const passage = ({ piece: { kind } }: GroundPiece): Passage =>
  kind === 'building' || kind === 'tree'
    ? { bars: true }
    : SLOW.has(kind)
      ? { times: 2 }
      : kind === 'wall'
        ? { toll: inches(2) }
        : {}

/** As in a battle, the table is surveyed once. */
const survey = new Survey(field)

/** A new question each time, so that nothing is cached. */
function moveOf(index: number): PreparedMove {
  const mover = figures[index] ?? figures[0]
  if (mover === undefined) throw new Error('no figures')
  const others = figures.flatMap((foot, i): Bystander[] => {
    const effect = i < 12 === index < 12 ? 'bars' : 'stops'
    return i === index ? [] : [{ id: String(i), foot, effect }]
  })
  const landscape = landscapeOf(survey, ['walks'], mover, passage)
  return prepareMove({ landscape, mover, allowance: inches(6), others, tolerance: 2 })
}

let next = 0
const rate = perSecond(() => {
  for (let i = 0; i < figures.length; i++) {
    if (reachMap(moveOf(next++ % figures.length)).outline().length === 0)
      throw new Error('a figure that can go nowhere')
  }
  return figures.length
})
report({ milliseconds: 1000 / rate })
