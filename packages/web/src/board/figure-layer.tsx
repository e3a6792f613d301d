/** The figures and the scenario's pieces. React draws them when they change; where they stand is set directly. */
import { drawObjective } from '@muster/draw'
import type { ObjectiveView } from '@muster/engine'
import { memo, useMemo } from 'react'
import { useTableState } from '../table/table-context.tsx'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'
import { asIcon } from '../ui/icons.ts'
import { useTheme } from '../settings/theme.tsx'
import { words } from '../words/words.ts'
import { FigureToken } from './figure-token.tsx'
import { FallenFigure } from './fallen-figure.tsx'
import { useUprightAt } from './use-upright-at.ts'
import { useShownFigures } from './use-shown-figures.ts'

export function FigureLayer() {
  const view = useTableState((state) => state.snapshot.view)
  const fallen = useTableState((state) => state.fallen)
  const figures = useShownFigures()
  return (
    <>
      {view.objectives.map((objective) => (
        <ObjectivePiece
          key={objective.id}
          objective={objective}
          holder={view.sides.find(({ id }) => id === objective.heldBy)?.name}
          look={objective.heldBy === undefined ? undefined : sideLookOf(view.sides, objective.heldBy)}
        />
      ))}
      {fallen.map((figure) => (
        <FallenFigure key={`fallen ${figure.id}`} figure={figure} look={sideLookOf(view.sides, figure.side)} />
      ))}
      {figures.map((shown) => (
        <FigureToken key={shown.figure.id} {...shown} />
      ))}
    </>
  )
}

interface ObjectiveProps {
  readonly objective: ObjectiveView
  readonly look: SideLook | undefined
  readonly holder: string | undefined
}

const ObjectivePiece = memo(function ObjectivePiece({ objective, look, holder }: ObjectiveProps) {
  const theme = useTheme()
  const html = useMemo(
    () => drawObjective({ icon: asIcon(objective.icon), ...(look && { heldBy: look }) }, theme),
    [objective.icon, look, theme],
  )
  const name = words.battle.objective(objective.name, holder)
  return (
    <g transform={useUprightAt(objective.at)} role="img" aria-label={name}>
      <title>{name}</title>
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </g>
  )
})
