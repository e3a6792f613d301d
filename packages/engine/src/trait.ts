/**
 * Traits: what a profile, spell or item adds, hung on named moments of a game's flow. `M` names the
 * moments and what each is about; `N` names the sums a trait may add a part to. The flow opens a
 * window at its moment and never mentions a trait by name.
 */
import type { Part } from './play/event.ts'
import type { FigureId, RuleId } from './common/ids.ts'
import type { Play } from './play/play.ts'
import type { Step } from './decisions/step.ts'

export interface Trait<S, M extends object, N extends object> {
  readonly id: string
  readonly name: string
  readonly rule: RuleId
  /** What it does, in our words: shown on the card. */
  readonly text: string
  /** A handler may ask its player a question: it is a step itself. */
  readonly on?: { readonly [K in keyof M]?: (play: Play<S>, bearer: FigureId, act: M[K]) => Step }
  readonly adds?: { readonly [K in keyof N]?: (state: S, bearer: FigureId, about: N[K]) => Part | undefined }
}

/** Opens a window: each bearer's traits in turn may react. One with nothing to offer asks nothing. */
export function* openWindow<S, M extends object, K extends keyof M, N extends object>(
  play: Play<S>,
  bearers: Iterable<readonly [FigureId, readonly Trait<S, M, N>[]]>,
  moment: K,
  act: M[K],
): Step {
  for (const [bearer, traits] of bearers) {
    for (const trait of traits) {
      const handler = trait.on?.[moment]
      if (handler) yield* handler(play, bearer, act)
    }
  }
}

/** The parts that a bearer's traits add to a sum. */
export function addedParts<S, M extends object, N extends object, K extends keyof N>(
  state: S,
  bearer: FigureId,
  traits: readonly Trait<S, M, N>[],
  name: K,
  about: N[K],
): Part[] {
  const parts: Part[] = []
  for (const trait of traits) {
    const added = trait.adds?.[name]?.(state, bearer, about)
    if (added !== undefined) parts.push(added)
  }
  return parts
}
