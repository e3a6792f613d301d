/** Under the figures: what holds each unit together, wherever its models are being led. */
import { drawUnitHalo } from '@muster/draw'
import type { UnitView } from '@muster/engine'
import { memo, useMemo } from 'react'
import { useTable } from '../../table/table-context.tsx'
import { lookOf } from '../../figures/side-looks.ts'
import { placeShown, type TableState } from '../../state/table-state.ts'
import { usePen } from './use-pen.ts'
import { shownFigures } from '../../figures/shown-figures.ts'

export function BandLayer() {
  const units = useTable((state) => state.snapshot.view.units)
  return units?.map((unit) => <Band key={unit.id} unit={unit} />)
}

/** Where its models are shown now, as text: a band is drawn anew only when one of them has moved. */
const placesOf = (state: TableState, id: string): string =>
  JSON.stringify(
    shownFigures(state.snapshot)
      .filter((figure) => figure.unit === id)
      .map((figure) => ({ base: figure.base, at: placeShown(state, figure), facing: figure.facing })),
  )

const Band = memo(function Band({ unit }: { readonly unit: UnitView }) {
  const places = useTable((state) => placesOf(state, unit.id))
  const sides = useTable((state) => state.snapshot.view.sides)
  const isMeant = useTable(
    ({ picked, pointed }) => unit.id === picked || unit.models.some((id) => id === picked || id === pointed),
  )
  const pen = usePen()
  const html = useMemo(() => {
    const models = JSON.parse(places) as Parameters<typeof drawUnitHalo>[0]
    return models.length < 2 ? '' : drawUnitHalo(models, lookOf(sides, unit.side), isMeant, pen)
  }, [places, sides, unit.side, isMeant, pen])
  return <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})
