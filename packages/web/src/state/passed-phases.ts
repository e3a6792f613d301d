/** Phases that went by because nobody had anything to do in them. */
import type { TableView } from '@muster/engine'

type Round = Pick<TableView['round'], 'turn' | 'phase' | 'phases'>

/**
 * Those between the phase before and the one now. Nothing is said of a phase in which dice fell by themselves, or of
 * those at the end of a turn: they may have been carried out without a question.
 */
export function passedPhases(before: Round, now: Round, hasThrown: boolean): readonly string[] {
  const [from, to] = [now.phases.indexOf(before.phase), now.phases.indexOf(now.phase)]
  return before.turn !== now.turn || from < 0 || hasThrown ? [] : now.phases.slice(from + 1, Math.max(from + 1, to))
}
