import type { OverlayStyle } from '@muster/draw'
import { useMemo } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import { useTheme } from '../../settings/theme.tsx'
import { useStore } from '../../ui/use-store.ts'

/** Colours and line widths of the overlays at the current zoom. */
export function useOverlayStyle(): OverlayStyle {
  const theme = useTheme()
  const zoom = useStore(useTableContext().camera.store, ({ viewport }) => viewport.scale)
  return useMemo(() => ({ theme, zoom, id: 'over' }), [theme, zoom])
}
