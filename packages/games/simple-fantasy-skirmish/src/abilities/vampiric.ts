import { forTheBattle, memoryOf, part, recall } from '@muster/engine'
import { noSaveAgainstEnchanted } from '../rules/saves/save-dice.ts'
import type { SkirmishAbility } from '../state/ability-types.ts'
import { unitOf } from '../state/figures.ts'
import type { Unit } from '../state/state.ts'
import { markOnTable } from './marks.ts'

/** Whether it has slain this round, and whether it did in the round before. */
export const FEEDING = { id: 'vampiric', memory: forTheBattle({ drewBlood: false, drewBloodBefore: false }) } as const

const isFed = ({ memory }: Unit): boolean => recall(memory, FEEDING).drewBloodBefore

const point = (_state: unknown, bearer: Unit) => (isFed(bearer) ? part(1, 'Vampiric', 'SF-ATR-14') : undefined)

export const vampiric = {
  id: 'vampiric',
  name: 'Vampiric',
  rule: 'SF-ATR-14',
  text: 'After a round in which it slew: 1 advantage point for all rolls. No Save against magic or Enchanted weapons.',
  memory: FEEDING.memory,
  advantage: { attack: point, defence: point, skill: point },
  answers: [
    noSaveAgainstEnchanted.answer(true),
    markOnTable.answer((_state, bearer) =>
      isFed(bearer) ? { icon: 'fangs', label: 'Fed last round: 1 advantage point' } : undefined,
    ),
  ],
  on: {
    'models-slain': {
      attacker(play, bearer) {
        memoryOf(unitOf(play.state, bearer).memory, FEEDING).drewBlood = true
      },
    },
    'round-starts': {
      anybody(play, bearer) {
        const feeding = memoryOf(unitOf(play.state, bearer).memory, FEEDING)
        feeding.drewBloodBefore = feeding.drewBlood
        feeding.drewBlood = false
      },
    },
  },
} as const satisfies SkirmishAbility
