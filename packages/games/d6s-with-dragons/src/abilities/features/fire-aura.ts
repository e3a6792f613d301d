/** Fire Aura: enemies who stand beside it when a round ends are burnt. */
import { featureWords } from '../feature.ts'
import { auraAbility } from '../powers/aura.ts'

export const fireAura = auraAbility(featureWords('fire-aura'), {
  inches: 1,
  harm: { dice: 1, strength: 4, type: 'fire' },
  sparesFriends: true,
})
