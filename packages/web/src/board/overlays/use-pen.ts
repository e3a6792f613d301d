import type { OverlayStyle } from '@muster/draw'
import { useMemo } from 'react'
import { useSeat } from '../../table/table-context.tsx'
import { useTheme } from '../../settings/theme.tsx'
import { useStore } from '../../ui/use-store.ts'

/** The chalk, as thick as it must be at this distance to be seen. */
export function usePen(): OverlayStyle {
  const theme = useTheme()
  const zoom = useStore(useSeat().camera.store, ({ window }) => window.scale)
  return useMemo(() => ({ theme, zoom, id: 'over' }), [theme, zoom])
}
