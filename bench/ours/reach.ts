/** Everywhere a figure can get to with 6 inches, with its outline for drawing, as when a player takes a figure up. */
import { inches, reachMap, type Bystander, type MoveQuestion, type Passage, type Piece } from '@muster/table'
import { perSecond, report } from '../clock.mjs'
import { figures, ground } from './field.ts'

const SLOW = new Set(['wood', 'rough'])
const passage = ({ kind }: Piece): Passage =>
  kind === 'building' || kind === 'tree'
    ? { bars: true }
    : SLOW.has(kind)
      ? { times: 2 }
      : kind === 'wall'
        ? { toll: inches(2) }
        : {}

/** A new question each time: nothing may be remembered from the last one. */
function questionFor(index: number): MoveQuestion {
  const mover = figures[index] ?? figures[0]
  if (mover === undefined) throw new Error('no figures')
  const others = figures.flatMap((foot, i): Bystander[] => {
    const as = i < 12 === index < 12 ? 'bars' : 'stops'
    return i === index ? [] : [{ id: String(i), foot, as }]
  })
  return { ground, mover, allowance: inches(6), passage, others, hair: 2 }
}

let next = 0
const rate = perSecond(() => {
  for (let i = 0; i < figures.length; i++) {
    if (reachMap(questionFor(next++ % figures.length)).outline().length === 0)
      throw new Error('a figure that can go nowhere')
  }
  return figures.length
})
report({ milliseconds: 1000 / rate })
