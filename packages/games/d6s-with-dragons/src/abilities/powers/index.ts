/** The abilities that powers of profiles are: one maker for each kind. */
import { powerWords } from '../../content/power-words.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { Power } from '../../state/power.ts'
import { areaAbility } from './area.ts'
import { auraAbility } from './aura.ts'
import { burstWhenSlain } from './death-burst.ts'
import { healsUnlessHarmedBy } from './regeneration.ts'
import { enduranceAbility } from './endurance.ts'

export function powerAbility(power: Power): DragonAbility {
  const { name, rule, text } = powerWords(power)
  const words = { id: power.id, name, rule, text }
  switch (power.kind) {
    case 'area':
      return areaAbility(words, { ...power, against: { save: power.save, potency: power.potency } })
    case 'aura':
      return auraAbility(words, power)
    case 'death-burst':
      return burstWhenSlain(words, power)
    case 'regeneration':
      return healsUnlessHarmedBy(words, power.stoppedBy)
    case 'endurance':
      return enduranceAbility(words, power)
  }
}
