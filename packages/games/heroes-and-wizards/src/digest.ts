/** Everything of a state that matters, fed into its fingerprint. What never changes is left out. */
import type { Digest } from '@muster/engine'
import { STAGES, type Figure, type State } from './state.ts'
import { ITEMS } from './traits/items.ts'
import { SPELLS } from './traits/spells.ts'

const WHERE = { waiting: 1, standing: 2, slain: 3, prison: 4, left: 5, out: 6 } as const

function digestFigure(figure: Figure, into: Digest): void {
  into.add(WHERE[figure.where])
  if (figure.where === 'slain') return
  into.add(figure.at.x).add(figure.at.y)
  into.number(figure.spent).number(figure.walked)
  into.add(figure.casts)
  into.add((figure.cursed ? 1 : 0) | (figure.moved ? 2 : 0) | (figure.attacked ? 4 : 0))
  into.add(figure.item === undefined ? 0 : ITEMS.indexOf(figure.item) + 1)
  for (const spell of figure.spells) into.add(SPELLS.indexOf(spell) + 1)
}

export function digestState(state: State, into: Digest): void {
  into.add(STAGES.indexOf(state.stage)).add(state.turn).add(state.acting).add(state.figures.length)
  for (const figure of state.figures) digestFigure(figure, into)
  for (const side of state.sides) {
    into.text(side.edge ?? '').add(side.slain).add(side.gold).flag(side.conceded)
    for (const type of side.toDeploy) into.add(type)
  }
  for (const id of state.order) into.text(id)
  for (const { from, to } of state.shots) into.text(from).text(to)
  for (const { from, to } of state.attacks) into.text(from).text(to)
  into.text(state.scenario ?? '').text(state.prison ?? '').add(state.field.pieces.length)
  if (state.gem) into.text(state.gem.bearer ?? '').add(state.gem.at.x).add(state.gem.at.y).number(state.gem.carried).flag(state.gem.passed)
}
