/** What stands between archer and target. */
import { expect, test } from 'vitest'
import { skirmish } from '../skirmish.ts'

/** Ann shoots south at Bob, twelve inches from centre to centre, along x = 10. */
const shot = (shooting = 3) =>
  skirmish({ stage: 'declare-shots', turn: 6 })
    .a('Ann', { shooting, at: [10, 10] })
    .b('Bob', { at: [10, 22] })

const cover = (piece: string, face: number) => [`cover: Ann at Bob, ${piece}`, face] as const
const hit = ['hit: Ann at Bob', 1] as const

test('HW-COVER-01 wall, hedge, tree and wood on the way are one die each', () => {
  const battle = shot()
    .line('wall', 'wall', [5, 12], [15, 12])
    .line('hedge', 'hedge', [5, 14], [15, 14])
    .disc('tree', 'tree', [10, 16], 0.5)
    .box('wood', 'wood', [5, 18], [15, 19])
    .rolls(hit, cover('wall', 1), cover('hedge', 2), cover('tree', 3), cover('wood', 1))
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
  expect(battle.of('Bob').where).toBe('slain')
})

test('HW-COVER-02 on a 3 the shot passes the hedge, on a 4 it is stopped', () => {
  const over = (face: number) =>
    shot()
      .line('hedge', 'hedge', [5, 14], [15, 14])
      .rolls(hit, cover('hedge', face))
      .pairs(['Ann', 'Bob'])
      .rolledEverything()
  expect(over(3).of('Bob').where).toBe('slain')
  expect(over(4).of('Bob').where).toBe('standing')
  expect(over(4).told('shot')).toMatchObject({ outcome: 'stopped', stoppedBy: 'hedge' })
})

test('HW-COVER-03 HW-RUL-70 pieces are met from the archer outwards, and the first that stops the arrow ends it', () => {
  const rows = () =>
    shot()
      .line('far', 'hedge', [5, 18], [15, 18])
      .line('near', 'wall', [5, 12], [15, 12])
      .line('middle', 'hedge', [5, 15], [15, 15])
  rows().rolls(hit, cover('near', 3), cover('middle', 4)).pairs(['Ann', 'Bob']).rolledEverything()
  rows().rolls(hit, cover('near', 1), cover('middle', 1), cover('far', 6)).pairs(['Ann', 'Bob']).rolledEverything()
})

test("HW-COVER-04 HW-RUL-71 a wall that merely touches the line counts, its end or at the target's rim; a tree grazed at a point does not", () => {
  shot()
    .line('end', 'wall', [10, 14], [15, 14])
    .line('rim', 'wall', [5, 21.5], [15, 21.5])
    .disc('grazed', 'tree', [10.5, 17], 0.5)
    .line('short', 'hedge', [10.1, 16], [15, 16])
    .rolls(hit, cover('end', 1), cover('rim', 6))
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
})

test('HW-COVER-04 HW-RUL-71 a wood grazed at its corner is not between, nor is anything beyond the target', () => {
  const battle = shot()
    .area('corner', 'wood', [10, 15], [13, 14], [13, 16])
    .line('behind', 'wall', [5, 22.6], [15, 22.6])
    .rolls(hit)
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
  expect(battle.of('Bob').where).toBe('slain')
})

test('HW-COVER-05 a hedge bent round so that the line crosses it twice is still one piece', () => {
  shot()
    .line('bent', 'hedge', [5, 13], [15, 13], [15, 17], [5, 17])
    .rolls(hit, cover('bent', 3))
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
})

test('HW-COVER-06 HW-RUL-72 the wall an archer stands right behind counts against its own shot', () => {
  const battle = shot()
    .line('own', 'wall', [5, 10.5], [15, 10.5])
    .rolls(hit, cover('own', 5))
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
  expect(battle.told('shot')).toMatchObject({ outcome: 'stopped', stoppedBy: 'own' })
})

test('HW-COVER-07 HW-RUL-73 a wood is one piece of cover, also when archer or target stands in it', () => {
  shot()
    .box('around Ann', 'wood', [5, 8], [15, 12])
    .rolls(hit, cover('around Ann', 4))
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
  shot()
    .box('around Bob', 'wood', [5, 20], [15, 24])
    .rolls(hit, cover('around Bob', 4))
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
})

test('HW-COVER-01 a missed shot rolls for no cover, and neither does one with a clear line', () => {
  shot()
    .line('hedge', 'hedge', [5, 14], [15, 14])
    .rolls(['hit: Ann at Bob', 4])
    .pairs(['Ann', 'Bob'])
    .rolledEverything()
  shot().line('beside', 'hedge', [11, 12], [11, 20]).rolls(hit).pairs(['Ann', 'Bob']).rolledEverything()
})
