/** The abilities that powers of profiles are: one maker for each kind. */
import { powerWords } from '../../content/power-words.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { Power } from '../../state/power.ts'
import { areaAbility } from './area.ts'
import { auraAbility } from './aura.ts'
import { burstWhenSlain } from './death-burst.ts'
import { enduranceAbility } from './endurance.ts'
import { legendaryAbility } from './legendary.ts'
import { parryAbility } from './parry.ts'
import { healsUnlessHarmedBy } from './regeneration.ts'
import { retaliationAbility } from './retaliation.ts'
import { sensesAbility } from './senses.ts'
import { targetAbility } from './target.ts'
import { teleportAbility } from './teleport.ts'
import { absorptionAbility, furyAbility } from './toughened.ts'

export function powerAbility(power: Power): DragonAbility {
  const { name, rule, text } = powerWords(power)
  const words = { id: power.id, name, rule, text }
  switch (power.kind) {
    case 'area':
      return areaAbility(words, { ...power, against: { save: power.save, potency: power.potency } })
    case 'target':
      return targetAbility(words, { ...power, against: { save: power.save, potency: power.potency } })
    case 'teleport':
      return teleportAbility(words, power)
    case 'legendary':
      return legendaryAbility(words, power)
    case 'parry':
      return parryAbility(words, power.armor)
    case 'retaliation':
      return retaliationAbility(words, power.harm)
    case 'fury':
      return furyAbility(words, power.saves ?? false)
    case 'absorption':
      return absorptionAbility(words, power.type)
    case 'senses':
      return sensesAbility(words, power.inches)
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
