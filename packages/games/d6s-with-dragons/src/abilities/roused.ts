/** Who has heard a War Cry has advantage on its to-hit rolls in the next Combat Phase that begins. */
import { forTheBattle, memoryOf, part, recall } from '@muster/engine'
import { isCombatPhase } from '../rules/rounds/phases.ts'
import { shownMark, type DragonAbility } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'
import type { Figure, State } from '../state/state.ts'

const NO_ROUNDS: readonly number[] = []

/** The rounds in whose Combat Phase it has advantage. */
const ROUSED = { id: 'roused', memory: forTheBattle({ rounds: NO_ROUNDS }) } as const

export function rouse(state: State, id: string): void {
  const memory = memoryOf(figureOf(state, id).memory, ROUSED)
  memory.rounds = [...memory.rounds, isCombatPhase(state) ? state.round + 1 : state.round]
}

const roundsOf = ({ memory }: Figure): readonly number[] => recall(memory, ROUSED).rounds

export const roused: DragonAbility = {
  id: 'roused',
  name: 'War Cry',
  rule: 'DD-SGF-08',
  text: 'After a War Cry: advantage on its to-hit rolls in the next Combat Phase.',
  memory: ROUSED.memory,
  advantage: {
    'to-hit': (state, bearer) =>
      isCombatPhase(state) && roundsOf(bearer).includes(state.round) ? part(1, 'War Cry', 'DD-SGF-08') : undefined,
  },
  answers: [
    shownMark.answer((state, bearer) =>
      roundsOf(bearer).some((round) => round >= state.round)
        ? { icon: 'shouting', label: 'War Cry: advantage on its attacks in the next Combat Phase' }
        : undefined,
    ),
  ],
}
