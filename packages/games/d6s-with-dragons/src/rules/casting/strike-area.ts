/** A cone or a line of harm: whoever it reaches may be sheltered, and is struck one after another, the nearest first. */
import type { FigureId, Play, RuleId, Step } from '@muster/engine'
import type { PlacedTemplate } from '@muster/table'
import { tell } from '../../events/index.ts'
import type { State } from '../../state/state.ts'
import { coverOf, rollAreaBlock, type AreaSource } from './area-victims.ts'

export interface StruckArea {
  readonly user: FigureId
  readonly power: AreaSource
  readonly placed: PlacedTemplate
  readonly reached: readonly FigureId[]
  readonly rules: readonly RuleId[]
}

export function* strikeArea(play: Play<State>, area: StruckArea, strikeOne: (id: FigureId) => Step): Step {
  const { state } = play
  const { user, power, placed, reached, rules } = area
  const cover = coverOf(state, user, placed, reached)
  tell(play, {
    is: 'area-struck',
    caster: user,
    power: power.id,
    at: placed.at,
    shape: placed.shape.core,
    caught: reached,
    rules: [power.rule, ...rules],
  })
  const since = play.milestones?.since()
  for (const id of reached) {
    if (state.decided) return
    play.milestones?.reach(since, id)
    if (!(yield* rollAreaBlock(play, user, power, id, cover.get(id) ?? []))) yield* strikeOne(id)
  }
}
