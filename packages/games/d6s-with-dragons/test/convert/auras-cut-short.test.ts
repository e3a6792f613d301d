/** Auras and bursts that kill or are refused: what is still harmed, and what players are told. */
import { expect, test } from 'vitest'
import { drill } from '../drill.ts'
import { range } from '../duel.ts'
import type { FigureWords } from '../skirmish.ts'

const AURA = { id: 'power-heat', name: 'Heat', kind: 'aura', inches: 2, harm: { dice: 1, strength: 3 } }
const BURST = {
  id: 'power-end',
  name: 'Last Breath',
  kind: 'death-burst',
  inches: 2,
  save: 'reflex',
  potency: 0,
  harm: { dice: 1, strength: 3 },
}

test('DD-CONV-07 an aura is over when the burst of its first victim has slain its bearer', () => {
  const s = range(
    { at: [12, 8], health: 1, powers: [AURA] } as unknown as FigureWords,
    { at: [12, 9.6], health: 1, powers: [BURST] } as unknown as FigureWords,
  ).b('Ben', { at: [10.4, 6.8] })
  const d = drill(s, (play) => play.state.abilities.open(play, 'round-ends', { round: 1 }), {
    rolls: [
      ['to wound: Ann at Bob', 1],
      ['save: Ann', 6],
      ['to wound: Bob at Ann', 1],
    ],
  })
  expect([d.of('Ann').where, d.of('Bob').where, d.of('Ben').wounds]).toEqual(['slain', 'slain', 0])
})

test('DD-AREA-06 a burst thrown too far or out of sight is refused in words', () => {
  const bolt = { kind: 'area', id: 'power-bolt', name: 'Bolt', area: { shape: 'burst', inches: 1, range: 8 } }
  const s = range({ at: [12, 4], powers: [{ ...bolt, save: 'reflex', potency: 0 }] } as unknown as FigureWords)
    .line('wall', 'wall', [16, 0], [16, 10])
    .high(9)
    .picks('Ann|deed|power-bolt')
  const refusal = (x: number, y: number) => s.refused({ at: { x: Math.round(x * 2540), y: Math.round(y * 2540) } })
  expect(refusal(12, 12.6)).toMatchObject({ code: 'too-far', message: 'That is more than 8" from Ann.' })
  expect(refusal(18, 4)).toMatchObject({ code: 'out-of-sight', message: 'Ann does not see that place.' })
  expect(refusal(12, -0.1)).toMatchObject({ code: 'off-table', message: 'The middle must lie on the table.' })
})
