/**
 * The overlays of the flat board on the tilted one: the same drawings, laid on the ground. What is in hand is a small
 * picture of its own, so that a drag draws only that again.
 */
import { useMemo } from 'react'
import { FightOverlay, MeleeBands } from '../overlays/fight-overlay.tsx'
import { GroundOverlay } from '../overlays/ground-overlay.tsx'
import { PathOverlay } from '../overlays/path-overlay.tsx'
import { TopOverlay } from '../overlays/top-overlay.tsx'
import { UnitBands } from '../overlays/unit-bands.tsx'
import type { FigureOnTable } from '../use-shown-figures.ts'
import { Draped } from './draped.tsx'
import { FallenMarks, FreshWalkedPath, Rings } from './ground-marks.tsx'
import type { RunningStage } from './use-lean-stage.ts'

interface DrapedOverlaysProps {
  readonly running: RunningStage
  readonly figures: readonly FigureOnTable[]
}

export function DrapedOverlays({ running, figures }: DrapedOverlaysProps) {
  const { stage } = running
  const [picked, others] = useMemo(
    () => [figures.filter(({ selected }) => selected), figures.filter(({ selected }) => !selected)] as const,
    [figures],
  )
  return (
    <>
      <Draped running={running} drape={stage.overlay} part="table">
        <GroundOverlay />
        <UnitBands />
        <MeleeBands />
        <Rings figures={others} />
        <FallenMarks />
      </Draped>
      <Draped running={running} drape={stage.hand} part="drawing">
        <Rings figures={picked} />
        <FreshWalkedPath />
        <PathOverlay />
        <FightOverlay />
        <TopOverlay />
      </Draped>
    </>
  )
}
