/** The focus goes from figure to figure: those that may act, or the enemies. */
import { nextFigure } from '../figures/acting-figures.ts'
import { combatantNamed } from '../figures/combatants.ts'
import { optionChoice } from '../state/option-choice.ts'
import type { TableContext } from '../table/table-context.tsx'
import { nextToAct } from '../table/next-figure.ts'

export function focusNext(context: TableContext, step: 1 | -1): boolean {
  const next = nextToAct(context, step)
  if (next !== undefined) context.actions.select(context.actions.actor(next))
  return focusFigure(next)
}

export function focusEnemy({ presenter }: TableContext, step: 1 | -1): boolean {
  const {
    snapshot: { view, decision },
    hovered,
    selected,
  } = presenter.state
  const mine = view.figures.find(({ id }) => id === selected)?.side ?? decision?.by
  const targets =
    decision?.kind === 'pair' ? decision.linkers.find(({ figure }) => figure === selected)?.targets : undefined
  const enemies = view.figures.filter(({ id, side }) => side !== mine && (targets?.includes(id) ?? true))
  return focusFigure(nextFigure(enemies, hovered, step))
}

/** The next target of a question that is answered on the table, from the best down. */
export function focusTarget({ presenter }: TableContext, step: 1 | -1): boolean {
  const { state } = presenter
  const choice = state.snapshot.decision?.kind === 'choose' && state.tool === 'hand' ? optionChoice(state) : undefined
  const targets = choice?.targets.flatMap(({ at }) => at ?? []) ?? []
  if (!choice || targets.length === 0) return false
  const place = targets.indexOf(choice.chosen?.at ?? '')
  const next = targets[(Math.max(place, step > 0 ? -1 : 0) + step + targets.length) % targets.length]
  return focusFigure(combatantNamed(state.snapshot.view, next)?.models[0]?.id)
}

function focusFigure(id: string | undefined): boolean {
  if (id === undefined) return false
  document.querySelector<SVGGElement>(`[data-figure="${CSS.escape(id)}"]`)?.focus()
  return true
}
