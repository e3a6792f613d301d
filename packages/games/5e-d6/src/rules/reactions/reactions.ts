/** Reactions: each figure may take one in each phase, and none twice in a round. */
import type { FigureId, Play, RuleId } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { figureOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { ReactionId, Stage } from '../../state/vocabulary.ts'

/** Which phase a reaction belongs to. */
const PHASES: { readonly [reaction in ReactionId]: readonly Stage[] } = {
  'opportunity-attack': ['movement'],
  'nimble-escape': ['movement'],
  'spear-mastery': ['first-strikes'],
  'blade-mastery': ['combat'],
  'bludgeon-mastery': ['combat'],
  'exotic-mastery': ['combat'],
  'dual-wielding-mastery': ['combat'],
  'shield-mastery': ['combat'],
}

export const mayReact = ({ stage }: State, { reacted, reactions }: Figure, reaction: ReactionId): boolean =>
  !reacted && !reactions.includes(reaction) && PHASES[reaction].includes(stage)

/** It costs no action. */
export function react(
  play: Play<State>,
  id: FigureId,
  reaction: ReactionId,
  rules: readonly RuleId[],
  at?: FigureId,
): void {
  const figure = figureOf(play.state, id)
  figure.reacted = true
  figure.reactions = [...figure.reactions, reaction]
  if (play.events) tell(play, { is: 'reacted', figure: id, reaction, ...(at !== undefined && { at }), rules })
}
