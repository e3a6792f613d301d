import { hasNoSkill } from '../rules/skills/skills.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'

export const stupid = {
  id: 'stupid',
  name: 'Stupid',
  rule: 'SF-PEN-03',
  text: 'Cannot make Skill rolls.',
  answers: [hasNoSkill.answer(true)],
} as const satisfies SkirmishAbility
