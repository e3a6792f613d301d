/** Who sees whom, for every pair of figures of both sides; trees and houses hide, walls give cover, bodies are in the way. */
import { inches, sight, type Blocks, type Piece } from '@muster/table'
import { perSecond, report } from '../clock.mjs'
import { figures, ground } from './field.ts'

const HIDING = new Set(['wood', 'building', 'tree', 'hill'])
const blocks = ({ kind }: Piece): Blocks => (HIDING.has(kind) ? 'all' : kind === 'rough' ? 'none' : 'cover')
const onlookers = figures.map((at) => ({ at, height: inches(1.2) }))
const pairs = onlookers.slice(0, 12).flatMap((eye) => onlookers.slice(12).map((target) => ({ eye, target })))

function everyPair(): number {
  for (const { eye, target } of pairs) sight(ground, eye, target, { blocks })
  return pairs.length
}

const kinds = new Set(pairs.map(({ eye, target }) => sight(ground, eye, target, { blocks }).seen))
if (kinds.size !== 3) throw new Error('the pairs should be clear, covered and blocked in turn')
report({ microseconds: 1e6 / perSecond(everyPair) })
