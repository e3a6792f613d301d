/** Round cover: a boulder is as high as the line to its target somewhere on its rim, not only in its middle. */
import { expect, test } from 'vitest'
import { isAsHighAsLine, type SightTriangle } from '../../src/rules/sight/sight-triangle.ts'

/** Looking along the diagonal from one eye to another, with a boulder half-way. */
function hides(fromEye: number, toEye: number, top: number): boolean {
  const points = [
    { x: 0, y: 0 },
    { x: 1300, y: 700 },
    { x: 700, y: 1300 },
  ]
  const look: SightTriangle = {
    outline: { is: 'area', points },
    box: { left: 0, top: 0, right: 1300, bottom: 1300 },
    from: { at: { x: 0, y: 0 }, eye: fromEye },
    to: { at: { x: 1000, y: 1000 }, eye: toEye },
    aside: 450,
  }
  return isAsHighAsLine(look, { is: 'disc', centre: { x: 500, y: 500 }, radius: 100 }, top)
}

test('DD-RUL-08 on a rising line its near rim counts, on a falling one its far rim', () => {
  expect([hides(0, 1000, 435), hides(0, 1000, 425)]).toEqual([true, false])
  expect([hides(1000, 0, 435), hides(1000, 0, 425)]).toEqual([true, false])
})
