import type { OverlayStyle } from '@muster/draw'
import { useMemo } from 'react'
import { useIsTurned, useTableContext } from '../../table/table-context.tsx'
import { useTheme } from '../../settings/theme.tsx'
import { useStore } from '../../ui/use-store.ts'

/** Colours and line widths of the overlays at the current zoom. */
export function useOverlayStyle(): OverlayStyle {
  const theme = useTheme()
  const { camera } = useTableContext()
  const zoom = useStore(camera.store, ({ viewport }) => viewport.scale)
  const isTurned = useIsTurned()
  return useMemo(() => ({ theme, zoom, isTurned, id: 'over' }), [theme, zoom, isTurned])
}
