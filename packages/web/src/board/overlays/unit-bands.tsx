/** A halo under the figures that shows which models form a unit, also while they are moved. */
import { drawUnitHalo } from '@muster/draw'
import type { UnitView } from '@muster/engine'
import { memo, useMemo } from 'react'
import { useTableState } from '../../table/table-context.tsx'
import { sideLookOf } from '../../figures/side-looks.ts'
import { shownPosition, type TableState } from '../../state/table-state.ts'
import { useOverlayStyle } from './use-overlay-style.ts'
import { shownFigures } from '../../figures/shown-figures.ts'

export function UnitBands() {
  const units = useTableState((state) => state.snapshot.view.units)
  return units?.map((unit) => <UnitBand key={unit.id} unit={unit} />)
}

/** The places of its models as text, so that the band is drawn again only when one has moved. */
const placesOf = (state: TableState, id: string): string =>
  JSON.stringify(
    shownFigures(state.snapshot)
      .filter((figure) => figure.unit === id)
      .map((figure) => ({ base: figure.base, at: shownPosition(state, figure), facing: figure.facing })),
  )

const UnitBand = memo(function UnitBand({ unit }: { readonly unit: UnitView }) {
  const places = useTableState((state) => placesOf(state, unit.id))
  const sides = useTableState((state) => state.snapshot.view.sides)
  const isMeant = useTableState(
    ({ selected, hovered }) => unit.id === selected || unit.models.some((id) => id === selected || id === hovered),
  )
  const style = useOverlayStyle()
  const html = useMemo(() => {
    const models = JSON.parse(places) as Parameters<typeof drawUnitHalo>[0]
    return models.length < 2 ? '' : drawUnitHalo(models, sideLookOf(sides, unit.side), isMeant, style)
  }, [places, sides, unit.side, isMeant, style])
  return <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})
