import { figureOf } from '../../state/figures.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { weaponsOf } from '../../rules/melee/masteries.ts'
import type { Mastery } from '../../state/ability.ts'

export const shield: Mastery = {
  id: 'shield',
  name: 'Shield Mastery',
  rule: 'DD-MAST-18',
  text: 'One enemy of the melee is sapped at once; the user has −1 Fight on its to-hit rolls for the whole Combat Phase.',
  fits: (figure) => figure.gear.shield && !weaponsOf(figure).some(({ kind }) => kind === 'great'),
  names: true,
  *declared(play, user, named) {
    figureOf(play.state, user).now.shielding = true
    yield* gain(play, named, { is: 'sapped', from: user })
  },
}
