import type { SkirmishTrait } from './moments.ts'

export const rookies: SkirmishTrait = {
  id: 'rookies',
  name: 'Rookies',
  rule: 'SF-PEN-04',
  text: 'No advantage points for cover or high ground.',
  ignoresGround: true,
}
