/** Who of one's own side an answer would harm: a person is asked once more about it. */
import { picked, type Answer, type FigureId } from '@muster/engine'
import { combatantNamed, combatantOf, type Combatant } from '../figures/combatants.ts'
import { templateOnTable } from '../figures/templates.ts'
import { actorOf } from './option-choice.ts'
import type { TableState } from './table-state.ts'

/** The target of an option meant for enemies, and others of one's own side that its dice may hurt. */
export function harmedByOption({ snapshot, risks }: TableState, id: string): readonly Combatant[] {
  const { decision, view } = snapshot
  const option = decision?.options.find((one) => one.id === id)
  if (!decision || option?.at === undefined) return []
  const hurt = (risks[id]?.risks ?? []).filter(({ falls, hurt: wounded }) => falls > 0 || wounded > 0)
  const ids = [...(option.harmful ? [option.at] : []), ...hurt.map(({ figure }) => figure)]
  const actor = combatantOf(view, actorOf(decision, option))?.id
  return ownOnes(view, decision.by, ids).filter(({ id: who }) => who !== actor)
}

export function harmedByAnswer(state: TableState, answer: Answer): readonly Combatant[] {
  const option = picked(answer)
  if (option !== undefined) return harmedByOption(state, option)
  return 'at' in answer ? harmedByAim({ ...state, draft: { is: 'aim', at: answer.at } }) : []
}

/** Everybody of one's own side under the template. */
export function harmedByAim({ draft, snapshot: { decision, view } }: TableState): readonly Combatant[] {
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return []
  const caught = templateOnTable(draft, decision, view)?.caught ?? []
  return ownOnes(
    view,
    decision.by,
    caught.map(({ id }) => id),
  )
}

const ownOnes = (
  view: TableState['snapshot']['view'],
  side: string,
  ids: readonly FigureId[],
): readonly Combatant[] => {
  const found = new Map(ids.flatMap((id) => combatantNamed(view, id) ?? []).map((one) => [one.id, one]))
  return [...found.values()].filter((one) => one.side === side)
}
