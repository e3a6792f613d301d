/** Banners of the units in the fight that is shown, each on the side away from its enemy. */
import { useMemo } from 'react'
import { toScreen, type Viewport } from '../../camera/viewport.ts'
import { baseRadius } from '../../figures/hit-test.ts'
import { sideLookOf } from '../../figures/side-looks.ts'
import { unitBanners, type UnitBanner } from '../../state/unit-banners.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { Emblem } from '../../ui/drawings.tsx'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

export function UnitBanners() {
  const fight = useTableState((state) => state.fight)
  const sides = useTableState((state) => state.snapshot.view.sides)
  const { viewport } = useStore(useTableContext().camera.store, (view) => view)
  const banners = useMemo(() => (fight ? unitBanners(fight) : []), [fight])
  return banners.map((banner) => {
    const { unit, models, left } = banner
    const icon = unit.models[0]?.icon
    return (
      <span
        key={unit.id}
        className={`unit-banner side-edge-${sideLookOf(sides, unit.side)}`}
        style={placeOf(banner, viewport)}
        aria-hidden="true"
      >
        {icon !== undefined && <Emblem icon={icon} size={18} />} {unit.name}{' '}
        <b>{words.fight.modelsLeft(models, left)}</b>
      </span>
    )
  })
}

/** Above the unit, or below it where its enemy stands above. */
function placeOf({ unit, against }: UnitBanner, viewport: Viewport): { readonly left: number; readonly top: number } {
  const rims = unit.models.flatMap(({ at, base }) => {
    const radius = baseRadius(base)
    return [toScreen(viewport, { x: at.x, y: at.y - radius }), toScreen(viewport, { x: at.x, y: at.y + radius })]
  })
  const middle = toScreen(viewport, unit.at)
  const isBelow = against !== undefined && toScreen(viewport, against.at).y < middle.y
  const ys = rims.map(({ y }) => y)
  return { left: middle.x, top: isBelow ? Math.max(...ys) + AWAY : Math.min(...ys) - AWAY }
}

/** From the rim of the outermost model to the middle of the banner, in pixels. */
const AWAY = 20
