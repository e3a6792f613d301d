/** What every part of the battle screen shares: presenter, actions, camera. */
import type { RuleId } from '@muster/engine'
import { createContext, useContext } from 'react'
import { Camera } from '../camera/camera.ts'
import { smallestBase } from '../figures/smallest-base.ts'
import { shownFigures } from '../figures/shown-figures.ts'
import { FigureAnimator } from '../animation/figure-animator.ts'
import { createStore, type Store } from '../ui/store.ts'
import type { TableState } from '../state/table-state.ts'
import { useStore } from '../ui/use-store.ts'
import { FormationEditor } from './formation-editor.ts'
import { LeanSwitch } from './lean-switch.ts'
import { TableActions } from './table-actions.ts'
import { Lookups } from './lookups.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

/** The rulebook opens at a rule, if one is named. */
export type Sheet = 'menu' | 'keys' | 'list' | 'end' | { readonly is: 'rulebook'; readonly rule?: RuleId }

export interface TableContext {
  readonly presenter: BattlePresenter
  readonly actions: TableActions
  readonly formations: FormationEditor
  readonly lookups: Lookups
  readonly camera: Camera
  readonly animator: FigureAnimator
  readonly lean: LeanSwitch
  /** The dialog that is open over the table. */
  readonly openSheet: Store<Sheet | undefined>
}

export function createTableContext(presenter: BattlePresenter): TableContext {
  const actions = new TableActions(presenter)
  const { snapshot } = presenter.state
  const camera = new Camera(snapshot.view.field, smallestBase(shownFigures(snapshot)))
  const animator = new FigureAnimator()
  return {
    presenter,
    actions,
    formations: new FormationEditor(presenter, actions),
    lookups: new Lookups(presenter),
    camera,
    animator,
    lean: new LeanSwitch(camera, animator, presenter),
    openSheet: createStore<Sheet | undefined>(undefined),
  }
}

const TableContexts = createContext<TableContext | undefined>(undefined)
export const TableContextProvider = TableContexts.Provider

export function useTableContext(): TableContext {
  const seat = useContext(TableContexts)
  if (!seat) throw new Error('useTableContext is used outside of a table')
  return seat
}

export const useTableState = <P,>(part: (state: TableState) => P): P =>
  useStore(useTableContext().presenter.store, part)

/** Whether the table is seen from its far side. */
export const useIsTurned = (): boolean =>
  useStore(useTableContext().camera.store, ({ viewport }) => viewport.turned !== undefined)

/** Whether the battle is shown as it was saved, while the rules play it again. */
export const useIsChecking = (): boolean => useStore(useTableContext().presenter.status, ({ is }) => is === 'checking')
