import type { OverlayStyle } from '@muster/draw'
import { useMemo } from 'react'
import { useTableContext } from '../../table/table-context.tsx'
import { useTheme } from '../../settings/theme.tsx'
import { useStore } from '../../ui/use-store.ts'

/** The chalk, as thick as it must be at this distance to be seen. */
export function useOverlayStyle(): OverlayStyle {
  const theme = useTheme()
  const zoom = useStore(useTableContext().camera.store, ({ viewport }) => viewport.scale)
  return useMemo(() => ({ theme, zoom, id: 'over' }), [theme, zoom])
}
