/** Whom a spell may be cast at: distances rim to rim, in sight unless within 1", allies or enemies. */
import { chooseQuestion, named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { areEnemies, figureOf, isInPlay, isWithin, controllerOf, ONE_INCH } from '../../state/figures.ts'
import type { Chosen, Spell } from '../../state/spell.ts'
import type { Figure, State } from '../../state/state.ts'
import { says } from '../../state/ability.ts'
import { spares } from '../attacks/targets.ts'
import { canSee } from '../sight/sight.ts'

export interface Wanted {
  readonly whom: 'friends' | 'enemies'
  /** In inches. */
  readonly reach: number
  /** Whether the caster may be its own target. */
  readonly self?: boolean
  /** What else it must be. */
  readonly only?: (figure: Figure) => boolean
}

/** The caster first, then as they stand in the roster. */
export function targetsFor(state: State, caster: Figure, { whom, reach, self = false, only }: Wanted): Figure[] {
  const found: Figure[] = self && (only?.(caster) ?? true) ? [caster] : []
  for (const figure of state.figures) {
    if (figure === caster || !isInPlay(figure) || areEnemies(state, caster, figure) !== (whom === 'enemies')) continue
    if (only && !only(figure)) continue
    if (canReach(state, caster, figure, reach) && !(whom === 'enemies' && isSpared(state, caster, figure))) {
      found.push(figure)
    }
  }
  return found
}

/** In range, and in sight unless it is within 1". */
export const canReach = (state: State, caster: Figure, figure: Figure, reach: number): boolean =>
  isWithin(state, caster, figure, inches(reach)) &&
  (isWithin(state, caster, figure, ONE_INCH) || canSee(state, caster, figure))

/** A charmed caster aims no harm at its charmer. */
export const isSpared = (state: State, caster: Figure, figure: Figure): boolean => says(state, caster, spares, figure)

/** Up to `most` of them, at least one. Asked only if there is a choice. */
export function* askTargets(
  play: Play<State>,
  caster: FigureId,
  spell: Spell,
  candidates: readonly Figure[],
  most: number,
): Step<Chosen> {
  const [only] = candidates
  if (only && candidates.length === 1) return { targets: [only.id] }
  const by = controllerOf(play.state, figureOf(play.state, caster))
  const whom = most === 1 ? 'whom' : `up to ${most} of whom`
  const ask = {
    by,
    what: 'spell-targets',
    rule: spell.rule,
    about: caster,
    prompt: text`${named(caster)} casts ${spell.name}: on ${whom}?`,
  }
  const options = candidates.map(({ id }) => ({
    id,
    label: id === caster ? text`${named(id)} itself` : named(id),
    figure: caster,
    at: id,
    intent: { by: caster, at: id, kind: spell.id },
  }))
  const answer = yield* play.ask(
    chooseQuestion(ask, {
      options,
      least: 1,
      most: Math.min(most, options.length),
      usual: options.slice(0, most).map(({ id }) => id),
    }),
  )
  return { targets: 'pick' in answer ? answer.pick : [] }
}
