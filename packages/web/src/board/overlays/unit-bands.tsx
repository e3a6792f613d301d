/** A halo under the figures that shows which models form a unit, also while they are moved. */
import { drawUnitHalo } from '@muster/draw'
import type { FigureId, UnitView } from '@muster/engine'
import { MM } from '@muster/table'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
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
    shownFigures(state.snapshot, state.draft)
      .filter((figure) => figure.unit === id)
      .map((figure) => ({ id: figure.id, base: figure.base, at: shownPosition(state, figure), facing: figure.facing })),
  )

type Model = Parameters<typeof drawUnitHalo>[0][number] & { readonly id: FigureId }

const UnitBand = memo(function UnitBand({ unit }: { readonly unit: UnitView }) {
  const places = useTableState((state) => placesOf(state, unit.id))
  const sides = useTableState((state) => state.snapshot.view.sides)
  const isMeant = useTableState(
    ({ selected, hovered }) => unit.id === selected || unit.models.some((id) => id === selected || id === hovered),
  )
  const style = useOverlayStyle()
  const { animator } = useTableContext()
  const band = useRef<SVGGElement>(null)
  const models = useMemo(() => JSON.parse(places) as readonly Model[], [places])
  const [first] = models
  // The band goes along with its figures instead of waiting for them where they will stand.
  useLayoutEffect(() => {
    const come = () => {
      const now = first && animator.shownAt(first.id)
      if (now)
        band.current?.setAttribute('transform', `translate(${(now.x - first.at.x) / MM} ${(now.y - first.at.y) / MM})`)
    }
    come()
    return animator.subscribe(come)
  }, [animator, first])
  const html = useMemo(
    () => (models.length < 2 ? '' : drawUnitHalo(models, sideLookOf(sides, unit.side), isMeant, style)),
    [models, sides, unit.side, isMeant, style],
  )
  return <g ref={band} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})
