/** Quick spells at their moment: no action, as often as there are boxes, once for each trigger and caster. */
import { chooseQuestion, picked, type FigureId, type Play, type Step, type Text } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { boxFor } from '../magic/spell-slots.ts'
import { announce, canCast, castingOf, playerOf } from './casting.ts'
import type { SpellId } from '../../state/vocabulary.ts'

export interface QuickOffer {
  readonly caster: FigureId
  readonly spell: SpellId
  readonly targets: readonly FigureId[]
  readonly prompt: Text
  /** The default answer. */
  readonly usual: 'yes' | 'no'
}

/** Whether it knows the spell, has a box for it and is able to cast. */
export const canCastQuick = (state: State, caster: Figure, spell: SpellId): boolean =>
  boxFor(caster, spell) !== undefined && canCast(state, caster)

/** The name of the question whether a quick spell is cast now. */
export const quickQuestion = (spell: SpellId): string => `quick-${spell}`

/** Asks whether to cast it now. True when it was cast and nobody countered it. */
export function* offerQuick(
  play: Play<State>,
  { caster: id, spell, targets, prompt, usual }: QuickOffer,
): Step<boolean> {
  const { state } = play
  const { name, rule, text } = state.abilities.book.spell(spell)
  const ask = {
    by: playerOf(state, id),
    what: quickQuestion(spell),
    rule,
    about: id,
    prompt,
    reaction: `${name} spell`,
  }
  const answer = yield* play.ask(
    chooseQuestion(ask, {
      options: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: `Cast ${name}`, hint: text },
      ],
      usual: [usual],
    }),
  )
  return picked(answer) === 'yes' && (yield* castQuick(play, id, spell, targets))
}

export function* castQuick(
  play: Play<State>,
  id: FigureId,
  spell: SpellId,
  targets: readonly FigureId[],
  choice?: string,
): Step<boolean> {
  const caster = figureOf(play.state, id)
  const chosen = { targets, ...(choice !== undefined && { choice }) }
  return yield* announce(play, castingOf(caster, spell, chosen), boxFor(caster, spell))
}
