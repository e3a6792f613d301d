/** What a model bears for a while: it is down, stands up, or rides on a chariot. */
import { always, part } from '@muster/engine'
import { alwaysInCover } from '../../rules/sight/threshold.ts'
import type { KnockdownAbility } from '../../state/ability.ts'
import type { GearId } from '../../state/vocabulary.ts'

export const knockedDown: KnockdownAbility = {
  id: 'knocked-down',
  name: 'Knocked down',
  rule: 'KD-KNOCK-07',
  text: 'DEF is 1 lower, and it takes no more Knockdown checks until it stands up.',
  adds: { defence: always(-1, 'Knocked down', 'KD-KNOCK-07') },
}

export const standingUp: KnockdownAbility = {
  id: 'standing-up',
  name: 'Standing up',
  rule: 'KD-KNOCK-09',
  text: 'SP is 2 lower in this activation.',
  adds: { speed: always(-2, 'Standing up', 'KD-KNOCK-09') },
}

/** The chassis lifts DEF to no more than this. */
const MOST_DEFENCE = 6
const CHARIOT = part(1, 'Chariot', 'KD-CHAR-15')
/** The gear that adds to DEF. */
const PROTECTIONS: readonly GearId[] = ['armour', 'shield']

export const aboard: KnockdownAbility = {
  id: 'aboard',
  name: 'On a chariot',
  rule: 'KD-CHAR-15',
  text: 'DEF is 1 higher, up to 6, and it is in cover from every ranged attack.',
  adds: {
    defence: (_state, { profile, gear }, { ignores }) => {
      const worn = gear.filter((item) => PROTECTIONS.includes(item) && !ignores.includes(item)).length
      return profile.def + worn < MOST_DEFENCE ? CHARIOT : undefined
    },
  },
  answers: [alwaysInCover.answer(true)],
}
