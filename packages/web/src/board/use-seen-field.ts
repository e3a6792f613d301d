/** The ground as it is seen: drawn turned, not turned as a picture, so that light and writing stay where they are. */
import type { FigureView } from '@muster/engine'
import { contains, type Battlefield } from '@muster/table'
import { useMemo } from 'react'
import { turnedField } from '../figures/turned-field.ts'
import { useIsTurned, useTableState } from '../table/table-context.tsx'

export function useSeenField() {
  const field = useTableState((state) => state.snapshot.view.field)
  const isTurned = useIsTurned()
  return { isTurned, field: useMemo(() => (isTurned ? turnedField(field) : field), [field, isTurned]) }
}

/** A roof is hidden while a figure is inside. */
export const roofsOff = (field: Battlefield, figures: readonly FigureView[]): readonly string[] =>
  field.pieces
    .filter(({ kind, outline }) => kind === 'building' && figures.some(({ at }) => contains(outline, at)))
    .map(({ id }) => id)
