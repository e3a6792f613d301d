import type { GameKit } from '@muster/engine'
import { useKit } from '../games/use-kit.ts'
import { useTableState } from './table-context.tsx'

/** The kit of the battle's game. A table is drawn without it, so it may still be loading. */
export const useTableKit = (): GameKit<unknown> | undefined => useKit(useTableState(({ snapshot }) => snapshot.game))
