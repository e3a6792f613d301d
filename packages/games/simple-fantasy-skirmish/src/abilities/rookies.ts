import { ignoresGround } from '../rules/advantage/advantage.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'

export const rookies = {
  id: 'rookies',
  name: 'Rookies',
  rule: 'SF-PEN-04',
  text: 'No advantage points for cover or high ground.',
  answers: [ignoresGround.answer(true)],
} as const satisfies SkirmishAbility
