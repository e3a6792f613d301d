/** Curse. What it does is an ability of its victim: see abilities/cursed.ts. */
import { named, refuse, text } from '@muster/engine'
import { tell } from '../events/events.ts'
import { figureOf } from '../state/figures.ts'
import type { TargetedSpell } from '../state/spell.ts'

export const curse: TargetedSpell = {
  id: 'curse',
  name: 'Curse',
  icon: 'cursed-star',
  rule: 'HW-SPELL-01',
  text: 'For the rest of the game: Melee and Shooting 1 lower, one attack fewer (at least one). Once for each figure.',
  at: 'figure',
  harmful: true,
  refuse: (_state, { id, cursed }) =>
    cursed ? refuse('HW-SPELL-04', 'already-cursed', text`${named(id)} is cursed already.`, { figure: id }) : undefined,
  // oxlint-disable-next-line require-yield -- a spell may ask and roll; this one does neither
  *cast(play, by, target) {
    const { state } = play
    figureOf(state, target).cursed = true
    state.abilities.changed()
    tell(play, { is: 'cursed', figure: target, by, rules: ['HW-SPELL-01', 'HW-SPELL-02', 'HW-SPELL-03'] })
  },
}
