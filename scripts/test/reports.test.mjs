// Reports that commands write into docs/, a section at a time.
import { expect, test } from 'vitest'
import { withSection } from '../../bench/ours/report-sections.ts'
import { Scores, spans } from '../../bench/ours/scores.ts'
import { usesIn } from '../../bench/ours/usage-report.ts'

test('a section is added in its order, and written anew under the same name', () => {
  const first = withSection('', '# Title', 'game, 350 points', '| row |')
  const second = withSection(first, '# Title', 'game, 150 points', 'small')
  const third = withSection(second, '# New title', 'game, 350 points', 'large')
  expect(third).toBe(
    [
      '# New title',
      '<!-- section: game, 150 points -->',
      'small',
      '<!-- end of section -->',
      '<!-- section: game, 350 points -->',
      'large',
      '<!-- end of section -->\n',
    ].join('\n\n'),
  )
})

test('seeds are told as spans, and none is counted twice', () => {
  const scores = new Scores('a game')
  for (const seed of [9, 2, 1, 3]) scores.begin(seed)
  expect(spans(scores.seeds)).toBe('1 to 3, 9')
  expect(() => scores.begin(2)).toThrow('already counted')
})

test('the margin of a share covers it 95 times of 100', () => {
  const score = new Scores('a game').of('army')
  for (let battle = 0; battle < 100; battle++) score.add(battle % 2)
  expect(score.share).toBe(0.5)
  expect(score.margin).toBeCloseTo(0.098)
})

test('a game that names nothing to count is not praised for using everything', () => {
  expect(usesIn({ kinds: [], seldom: [] })).toMatch(/^Nothing was counted/)
  expect(usesIn({ kinds: ['spell'], seldom: [] })).toBe('Everything was used at least 10 times.')
  expect(usesIn({ kinds: ['spell'], seldom: ['spell: Bless 3'] })).toBe('Used fewer than 10 times: spell: Bless 3.')
})
