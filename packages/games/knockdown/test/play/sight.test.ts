/** Hidden rays are counted in whole parts of the angle; the count is that of the rays looked at one by one. */
import { randomFrom, type Random } from '@muster/engine'
import { distance, inches, prepareGround, type Outline, type Point } from '@muster/table'
import { expect, test } from 'vitest'
import { areHidden } from '../../src/rules/sight/hidden-rays.ts'
import type { Hider } from '../../src/rules/sight/hiders.ts'
import { hiderOn, type Outlook } from '../../src/rules/sight/outlook.ts'
import { edgesOf, middleRay, RAYS, raysTo } from '../../src/rules/sight/rays.ts'
import { radiusOf } from '../../src/state/figures.ts'
import { skirmish } from '../skirmish.ts'

const EYE: Point = { x: 0, y: 0 }
const target = skirmish()
  .a('Ann', { at: [1, 1] })
  .b('Bob', { at: [20, 3] })
  .of('Bob')

/** A place on the way to the target or beside it. */
const somewhere = (random: Random): Point => ({
  x: Math.round(random() * target.at.x * 1.1),
  y: Math.round((random() - 0.4) * inches(5)),
})

const modelAt = (centre: Point, radius: number, top: number): Hider => ({
  id: 'Abe',
  top,
  centre,
  radius,
  piece: undefined,
})

/** A triangle, a wall or a tower. */
function outlineAt({ x, y }: Point, random: Random): Outline {
  const beside = (): Point => ({ x: Math.round(x + random() * inches(4)), y: Math.round(y + random() * inches(2)) })
  if (random() < 0.4) return { is: 'area', points: [{ x, y }, beside(), beside(), beside()] }
  return random() < 0.5 ? { is: 'line', points: [{ x, y }, beside()] } : { is: 'disc', centre: { x, y }, radius: 900 }
}

function pieceAt(at: Point, random: Random): Hider {
  const outline = outlineAt(at, random)
  const field = {
    width: 0,
    depth: 0,
    pieces: [{ id: 'house', kind: 'building', outline, height: inches(random() * 3) } as const],
  }
  const [piece] = prepareGround(field).pieces
  if (!piece) throw new Error('no piece')
  const { left, right, top, bottom } = piece.box
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return { id: 'house', top: piece.top, centre, radius: distance(centre, { x: left, y: top }) + 1, piece }
}

function anyView(random: Random): Outlook {
  const hiders = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    random() < 0.5 ? modelAt(somewhere(random), 1250, inches(random() * 3)) : pieceAt(somewhere(random), random),
  )
  const line = { eye: EYE, from: inches(1.25), to: inches(random() * 2), length: distance(EYE, target.at) }
  return { target, hiders, line }
}

test('KD-RUL-26 the rays that are counted as hidden are those that something hides', () => {
  const random = randomFrom(7)
  const edges = edgesOf(EYE, target.at, radiusOf(target))
  if (!edges) throw new Error('no edges')
  const counts = new Set<number>()
  for (let i = 0; i < 1500; i++) {
    const view = anyView(random)
    const hidden = raysTo(EYE, target.at, radiusOf(target)).filter((ray) => hiderOn(view, ray) !== undefined).length
    expect([areHidden(view, edges, hidden), areHidden(view, edges, hidden + 1)]).toEqual([true, false])
    counts.add(hidden)
  }
  expect(counts.size).toBeGreaterThan(RAYS / 2)
})

test('KD-RUL-26 the ray that is looked at first is one of them', () => {
  const edges = edgesOf(EYE, target.at, radiusOf(target))
  expect(raysTo(EYE, target.at, radiusOf(target))[RAYS / 2 - 1]).toEqual(edges && middleRay(edges))
})
