/** Confer Fire Resistance: a Nightmare shields its rider from fire. */
import { confersResistance } from '../../riding.ts'
import { feature } from '../../feature.ts'

export const conferFireResistance = feature('confer-fire-resistance', {
  answers: [confersResistance.answer((_state, _bearer, type) => type === 'fire')],
})
