/** Everything of a state that matters, fed into its fingerprint. What never changes is left out. */
import type { Digest } from '@muster/engine'
import { STAGES, type Figure, type State } from './state.ts'
import { ITEMS } from './items.ts'
import { SPELLS } from './spells.ts'

const WHERE = { waiting: 1, standing: 2, slain: 3, prison: 4, left: 5, out: 6 } as const

/** The small facts of a figure packed into one number: for most figures only a place is added. */
function digestFigure(figure: Figure, into: Digest): void {
  if (figure.where === 'slain') return void into.add(WHERE.slain)
  let facts = WHERE[figure.where] | (figure.casts << 3)
  facts |=
    (figure.cursed ? 32 : 0) | (figure.moved ? 64 : 0) | (figure.attacked ? 128 : 0) | (figure.spent > 0 ? 256 : 0)
  facts |= (figure.item === undefined ? 0 : ITEMS.indexOf(figure.item) + 1) << 9
  for (const spell of figure.spells) facts = Math.imul(facts, 8) + SPELLS.indexOf(spell) + 1
  into.add(facts).add(figure.at.x).add(figure.at.y)
  if (figure.spent > 0 || figure.walked > 0) into.number(figure.spent).number(figure.walked)
}

/** The prison is the one piece that is placed in the battle; all other terrain comes with the plan. */
function digestPrison({ field, prison }: State, into: Digest): void {
  const outline = field.pieces.find(({ id }) => id === prison)?.outline
  if (outline?.is === 'area') for (const { x, y } of outline.points) into.add(x).add(y)
}

export function digestState(state: State, into: Digest): void {
  into.add(STAGES.indexOf(state.stage)).add(state.turn).add(state.acting).add(state.figures.length)
  for (const figure of state.figures) digestFigure(figure, into)
  for (const side of state.sides) {
    into
      .text(side.edge ?? '')
      .add(side.slain)
      .add(side.gold)
      .flag(side.conceded)
    for (const type of side.toDeploy) into.add(type)
  }
  for (const id of state.order) into.text(id)
  for (const { from, to } of state.shots) into.text(from).text(to)
  for (const { from, to } of state.attacks) into.text(from).text(to)
  into
    .text(state.scenario ?? '')
    .text(state.prison ?? '')
    .add(state.field.pieces.length)
  if (state.prison !== undefined) digestPrison(state, into)
  if (state.gem)
    into
      .text(state.gem.bearer ?? '')
      .add(state.gem.at.x)
      .add(state.gem.at.y)
      .number(state.gem.carried)
      .flag(state.gem.passed)
}
