/** Leaders: allies of their kind may use their Morale. It gives nothing to the leader itself. */
import { inches } from '@muster/table'
import { leads } from '../../rules/stats/leadership.ts'
import { isWithin } from '../../state/figures.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { CreatureType, FeatureId } from '../../state/vocabulary.ts'
import { feature } from '../feature.ts'

const leader = (id: FeatureId, type: CreatureType | readonly CreatureType[], far: number): DragonAbility => {
  const types = typeof type === 'string' ? [type] : type
  return feature(id, {
    answers: [
      leads.answer(
        (state, bearer, ally) =>
          ally.profile.types.some((one) => types.includes(one)) && isWithin(state, bearer, ally, inches(far)),
      ),
    ],
  })
}

/** Leader of Beasts, of Fiends, of Undead and so on: each for its own type. */
export const LEADERS = {
  leader: leader('leader', 'humanoid', 6),
  'advanced-leader': leader('advanced-leader', 'humanoid', 12),
  'leader-of-beasts': leader('leader-of-beasts', 'beast', 6),
  'leader-of-fiends': leader('leader-of-fiends', 'fiend', 6),
  'leader-of-undead': leader('leader-of-undead', 'undead', 6),
  'leader-of-dragons': leader('leader-of-dragons', 'dragon', 6),
  'leader-of-fey': leader('leader-of-fey', 'fey', 6),
  'leader-of-elementals': leader('leader-of-elementals', 'elemental', 6),
  'leader-of-constructs': leader('leader-of-constructs', 'construct', 6),
  'leader-of-celestials': leader('leader-of-celestials', 'celestial', 6),
  'leader-of-aberrations': leader('leader-of-aberrations', 'aberration', 6),
  'leader-of-monstrosities': leader('leader-of-monstrosities', 'monstrosity', 6),
  'leader-of-oozes': leader('leader-of-oozes', 'ooze', 6),
  'leader-of-plants': leader('leader-of-plants', 'plant', 6),
  'leader-of-giants': leader('leader-of-giants', 'giant', 6),
  'leader-of-orcs-and-goblins': leader('leader-of-orcs-and-goblins', ['orc', 'goblin', 'goblinoid'], 6),
}
