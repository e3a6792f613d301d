/** The basic game: fight until one side has no models left. */
import type { Scenario } from './scenario.ts'
import { byPoints, mostWins, standingText } from './score.ts'

export const deathmatch: Scenario = {
  id: 'deathmatch',
  name: 'Deathmatch',
  line: 'Fight on until one side has no models left.',
  rule: 'SF-END-01',
  modes: ['basic', 'advanced'],
  usualRounds: 0,
  count: (state) => mostWins(state, byPoints(state), 'Points still standing', 'SF-END-02'),
  scores: byPoints,
  standing: (state) => `Points left: ${standingText(state, byPoints(state))}.`,
}
