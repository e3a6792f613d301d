/** Who sees whom, for every pair of figures of both sides: the sight of d6s with Dragons, as the page asks for it. */
import { d6sWithDragons as kit } from '@muster/d6s-with-dragons'
import { toInches, type Outline, type Piece, type Point } from '@muster/table'
import { perSecond, report } from '../clock.mjs'
import { field, figures } from './field.ts'

const inInches = ({ x, y }: Point) => [toInches(x), toInches(y)]
const written = (outline: Outline) =>
  outline.is === 'disc'
    ? { disc: { centre: inInches(outline.centre), radius: toInches(outline.radius) } }
    : { [outline.is]: outline.points.map(inInches) }
const pieceOf = ({ id, kind, outline, height = 0 }: Piece) => ({
  id,
  kind,
  ...written(outline),
  ...(height > 0 && { height: toInches(height) }),
})

const state = kit.game.situate({
  muster: 'situation',
  game: kit.game.id,
  width: toInches(field.width),
  depth: toInches(field.depth),
  pieces: field.pieces.map(pieceOf),
  sides: [{ id: 'a' }, { id: 'b' }],
  figures: figures.map(({ at }, i) => ({ id: String(i), side: i < 12 ? 'a' : 'b', at: inInches(at) })),
})

const ids = figures.map((_, i) => String(i))
const pairs = ids.slice(0, 12).flatMap((by) => ids.slice(12).map((at) => ({ by, at })))

/** More viewers than the game caches lines of sight for, so that every line is computed. */
function everyPair(): number {
  for (const { by, at } of pairs) kit.sight?.(state, by, at)
  return pairs.length
}

const kinds = new Set(pairs.map(({ by, at }) => kit.sight?.(state, by, at)?.seen))
if (kinds.size !== 3) throw new Error('the pairs should be clear, covered and blocked in turn')
report({ microseconds: 1e6 / perSecond(everyPair) })
