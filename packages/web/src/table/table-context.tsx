/** What every part of the battle screen shares: presenter, actions, camera, kit. */
import type { GameKit } from '@muster/engine'
import { createContext, useContext } from 'react'
import { Camera } from '../camera/camera.ts'
import { FigureAnimator } from '../animation/figure-animator.ts'
import { createStore, type Store } from '../ui/store.ts'
import type { TableState } from '../state/table-state.ts'
import { useStore } from '../ui/use-store.ts'
import { FormationEditor } from './formation-editor.ts'
import { TableActions } from './table-actions.ts'
import { Lookups } from './lookups.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export type Sheet = 'menu' | 'keys' | 'list'

export interface TableContext {
  readonly presenter: BattlePresenter
  readonly actions: TableActions
  readonly formations: FormationEditor
  readonly lookups: Lookups
  readonly camera: Camera
  readonly animator: FigureAnimator
  readonly kit: GameKit<unknown>
  /** The dialog that is open over the table. */
  readonly openSheet: Store<Sheet | undefined>
}

export function createTableContext(presenter: BattlePresenter, kit: GameKit<unknown>): TableContext {
  const actions = new TableActions(presenter)
  return {
    presenter,
    kit,
    actions,
    formations: new FormationEditor(presenter, actions),
    lookups: new Lookups(presenter),
    camera: new Camera(presenter.state.snapshot.view.field),
    animator: new FigureAnimator(),
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
