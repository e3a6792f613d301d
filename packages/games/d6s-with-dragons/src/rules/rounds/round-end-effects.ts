/** Effects at the end of a round: poison that wears off, fear that may end, spells, and saved flights. */
import { named, text, type FigureId, type Play, type SideId, type Step, type Text } from '@muster/engine'
import { conditionOn, figureOf, isInPlay, controllerOf } from '../../state/figures.ts'
import { optionId } from '../../state/option-id.ts'
import type { Effect, Figure, State } from '../../state/state.ts'
import { effectOf, lastingOf } from '../magic/spells-in-force.ts'
import { takeFlyby, hasFlyby } from '../turn/flyby.ts'
import { lose } from '../conditions/lose-condition.ts'
import { checkMorale } from '../morale/morale.ts'

export interface RoundEndEffect {
  readonly id: string
  readonly label: Text
  readonly figure: FigureId
  /** Somebody may move, which may change everything measured. */
  readonly moves?: true
  happen(play: Play<State>): Step
}

/** The effects of one side, in the default order. */
export function roundEndEffects(state: State, side: SideId): RoundEndEffect[] {
  const own = state.figures.filter((figure) => isInPlay(figure) && controllerOf(state, figure) === side)
  const dues: RoundEndEffect[] = []
  for (const figure of own) if (isWornOff(state, figure)) dues.push(poison(figure))
  for (const figure of own) if (isAfraid(figure)) dues.push(fear(figure))
  for (const effect of state.effects) {
    if (lastingOf(state, effect).atRoundEnd)
      dues.push(...own.filter(({ id }) => effect.targets.includes(id)).map(({ id }) => spell(state, effect, id)))
  }
  for (const figure of own) if (hasFlyby(state, figure)) dues.push(flight(figure))
  return dues
}

/** The order matters when somebody moves, or when two effects concern the same character. */
export const doesOrderMatter = (dues: readonly RoundEndEffect[]): boolean =>
  dues.length > 1 && (dues.some(({ moves }) => moves) || new Set(dues.map(({ figure }) => figure)).size < dues.length)

/** Poison gained in one round ends with the next. */
function isWornOff({ round }: State, figure: Figure): boolean {
  const poisoned = conditionOn(figure, 'poisoned')
  return poisoned !== undefined && poisoned.effect === undefined && poisoned.round < round
}

const poison = ({ id }: Figure): RoundEndEffect => ({
  id: optionId('poison', id),
  label: text`The poison in ${named(id)} wears off`,
  figure: id,
  happen: (play) => lose(play, id, 'poisoned', 'DD-COND-30'),
})

/** A spell's fear ends with the spell, or as the spell says. */
function isAfraid(figure: Figure): boolean {
  const frightened = conditionOn(figure, 'frightened')
  return frightened !== undefined && frightened.effect === undefined
}

const fear = ({ id }: Figure): RoundEndEffect => ({
  id: optionId('fear', id),
  label: text`${named(id)} tests its Morale against its fear`,
  figure: id,
  *happen(play) {
    if (!isAfraid(figureOf(play.state, id))) return
    if (yield* checkMorale(play, id, 'frightened', ['DD-COND-14'])) yield* lose(play, id, 'frightened', 'DD-COND-14')
  },
})

/** A spell takes effect on each of its targets separately. */
const spell = (state: State, { id, spell: of }: Effect, target: FigureId): RoundEndEffect => ({
  id: optionId('spell', id, target),
  label: text`${state.abilities.book.spell(of).name} on ${named(target)} at the end of the round`,
  figure: target,
  *happen(play) {
    const effect = effectOf(play.state, id)
    if (effect) yield* lastingOf(play.state, effect).atRoundEnd?.(play, id, target) ?? []
  },
})

const flight = ({ id }: Figure): RoundEndEffect => ({
  id: optionId('flyby', id),
  label: text`${named(id)} flies the rest of its way`,
  figure: id,
  moves: true,
  happen: (play) => takeFlyby(play, id),
})
