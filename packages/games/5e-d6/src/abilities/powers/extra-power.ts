/** A gaze or another power that costs no action: it is used in the creature's own turn to move. */
import type { GameAbility } from '../../state/ability.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Weapon } from '../../state/weapons.ts'
import { blowsWith, strikeOnce } from '../../rules/attacks/strike-once.ts'

const RULE = 'FD-RUL-91'

/** Once in a round. */
const isOpen = (state: State, figure: Figure, weapon: Weapon): boolean =>
  !figure.powersUsed.includes(weapon.name) && blowsWith(state, figure, [weapon]).length > 0

export const extraPower = (weapon: Weapon): GameAbility => ({
  id: 'extra-power',
  name: weapon.name,
  rule: RULE,
  text: 'Used in its turn to move, once a round; it costs no action.',
  stacks: true,
  actions: [
    {
      id: weapon.id,
      label: `Use ${weapon.name}`,
      hint: 'Costs no action and no movement.',
      isOpen: (state, figure) => isOpen(state, figure, weapon),
      *run(play, id) {
        const { state } = play
        const figure = figureOf(state, id)
        figure.powersUsed = [...figure.powersUsed, weapon.name]
        yield* strikeOnce(play, id, weapon.name, RULE, blowsWith(state, figure, [weapon]))
      },
    },
  ],
})
