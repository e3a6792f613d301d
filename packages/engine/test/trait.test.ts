import { expect, test } from 'vitest'
import { addedParts, openWindow, part, Play, sumOf, type Step, type Trait } from '../src/index.ts'

interface State {
  log: string[]
}
interface Moments {
  hit: { readonly by: string }
}
interface Sums {
  fight: { readonly at: string }
}

const banner: Trait<State, Moments, Sums> = {
  id: 'banner',
  name: 'Banner',
  rule: 'TG-TRT-01',
  text: 'Friends fight better against orcs.',
  adds: { fight: (_, __, { at }) => (at === 'Orc' ? part(1, 'Banner', 'TG-TRT-01') : undefined) },
}

const thorns: Trait<State, Moments, Sums> = {
  id: 'thorns',
  name: 'Thorns',
  rule: 'TG-TRT-02',
  text: 'Who hits the bearer is pricked.',
  on: {
    *hit(play, bearer, { by }): Step {
      const [face] = yield* play.roll('thorns', 'left')
      play.state.log.push(`${bearer} pricks ${by}: ${face}`)
    },
  },
}

test('a window lets the traits of each bearer react in turn, and those without a handler are silent', () => {
  const play = new Play<State>({ log: [] })
  const running = openWindow(
    play,
    [
      ['Ann', [banner]],
      ['Bob', [banner, thorns]],
    ],
    'hit',
    { by: 'Orc' },
  )
  expect(running.next().value).toMatchObject({ is: 'roll', purpose: 'thorns' })
  expect(running.next([4]).done).toBe(true)
  expect(play.state.log).toEqual(['Bob pricks Orc: 4'])
})

test('a sum shows each part with its source, and the total is what was used', () => {
  const parts = addedParts({ log: [] }, 'Ann', [banner, thorns], 'fight', { at: 'Orc' })
  expect(sumOf(part(3, 'Fight', 'TG-TRT-03'), undefined, ...parts)).toEqual({
    total: 4,
    parts: [
      { value: 3, source: 'Fight', rule: 'TG-TRT-03' },
      { value: 1, source: 'Banner', rule: 'TG-TRT-01' },
    ],
  })
  expect(addedParts({ log: [] }, 'Ann', [banner], 'fight', { at: 'Elf' })).toEqual([])
})
