/** Whoever drags a unit too far is offered the rest by leeway, if the marker is theirs. */
import type { FormationMove } from '@muster/engine'
import { inches } from '@muster/table'
import { expect, test } from 'vitest'
import { row, skirmish, type Skirmish } from '../skirmish.ts'

const march = (leeway: string): Skirmish =>
  skirmish({ leeway })
    .a('Orcs', { at: row(3, [20, 10]) })
    .a('Wolves', { at: row(2, [40, 5]) })
    .b('Elves', { at: row(3, [20, 30]) })

/** The Orcs led so many inches south. */
function led(battle: Skirmish, far: number): FormationMove | undefined {
  const [x, y] = battle.centre('Orcs')
  return battle.battle.question?.forms?.form('Orcs', [{ x: inches(x), y: inches(y + far) }], 'as-it-stands')
}

test('SF-LEE-02 SF-LEE-05 six and a half inches are refused with an offer to the holder, which takes the Orcs all the way', () => {
  const battle = march('a')
  const [offer] = led(battle, 6.5)?.refusal?.offers ?? []
  expect(offer?.label).toBe('Claim leeway')
  if (offer) battle.answer(offer.answer)
  expect(battle.centre('Orcs')[1]).toBeCloseTo(16.5, 2)
  expect(battle.state.leeway).toBe('b')
})

test('SF-LEE-04 without the marker the same drag is simply too far, and stops at six inches', () => {
  const formed = led(march('b'), 6.5)
  expect(formed?.refusal).toMatchObject({ code: 'too-far' })
  expect(formed?.refusal?.offers).toBeUndefined()
  expect(formed?.spent).toBe(inches(6))
})

test('SF-RUL-13 leeway covers one base at most: a Move of 6 inches becomes just under 7', () => {
  const [offer] = led(march('a'), 9)?.refusal?.offers ?? []
  const battle = march('a')
  if (offer) battle.answer(offer.answer)
  expect(battle.centre('Orcs')[1]).toBeCloseTo(10 + 6 + 2500 / 2540, 2)
})
