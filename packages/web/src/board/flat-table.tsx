/** The table from above: terrain, overlays and figures in three layers. */
import { turnTransform, viewBox } from '../camera/viewport.ts'
import { useTableContext } from '../table/table-context.tsx'
import { useStore } from '../ui/use-store.ts'
import { FigureLayer } from './figure-layer.tsx'
import { FightOverlay, MeleeBands } from './overlays/fight-overlay.tsx'
import { GroundOverlay } from './overlays/ground-overlay.tsx'
import { PathOverlay, WalkedPathOverlay } from './overlays/path-overlay.tsx'
import { TopOverlay } from './overlays/top-overlay.tsx'
import { UnitBands } from './overlays/unit-bands.tsx'
import { isSmallScale, markGrowth } from './small-scale.ts'
import { TerrainLayer } from './terrain-layer.tsx'

export function FlatTable() {
  const { camera } = useTableContext()
  const { viewport, screen } = useStore(camera.store, (view) => view)
  const box = viewBox(viewport, screen)
  const turn = turnTransform(viewport)
  return (
    <>
      <TerrainLayer />
      <svg className="layer overlays" viewBox={box} style={screen} aria-hidden="true">
        <g transform={turn}>
          <GroundOverlay />
        </g>
      </svg>
      <svg
        className={isSmallScale(viewport) ? 'layer figures far' : 'layer figures'}
        viewBox={box}
        style={{ ...screen, ...markGrowth(viewport) }}
      >
        <g transform={turn}>
          <UnitBands />
          <MeleeBands />
          <WalkedPathOverlay />
          <PathOverlay />
          <FigureLayer />
          <FightOverlay />
          <TopOverlay />
        </g>
      </svg>
    </>
  )
}
