/** A slain figure is pushed away from the blow, tips over and fades; a small cross stays until the round ends. */
import { drawToken, type TokenStates } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import { memo, useMemo, useState, type CSSProperties } from 'react'
import { modelsOf } from '../animation/melees.ts'
import { nearestPair } from '../figures/nearest-pair.ts'
import type { SideLook } from '../figures/side-looks.ts'
import { useTheme } from '../settings/theme.tsx'
import { shownBlow, type Fight } from '../state/fight.ts'
import { useIsTurned, useTableContext } from '../table/table-context.tsx'
import { useToken } from './use-token.ts'
import { useUprightAt } from './use-upright-at.ts'

const STANDING: TokenStates = {}
const SLAIN: TokenStates = { slain: true }

interface FallenProps {
  readonly figure: FigureView
  readonly look: SideLook
}

export const FallenFigure = memo(function FallenFigure({ figure, look }: FallenProps) {
  const { presenter } = useTableContext()
  const isTurned = useIsTurned()
  // How it fell is known when it falls; later nothing of it changes.
  const [fall] = useState(() => fallOf(figure, presenter.state.fight))
  const token = useToken(figure, look)
  const theme = useTheme()
  const last = useMemo(() => drawToken({ ...token, states: STANDING }, theme), [token, theme])
  const cross = useMemo(() => drawToken({ ...token, states: SLAIN }, theme), [token, theme])
  const sign = isTurned ? -1 : 1
  const style = {
    '--push-x': `${sign * fall.x * PUSH}px`,
    '--push-y': `${sign * fall.y * PUSH}px`,
    '--tip': `${sign * fall.x < 0 ? -TIP : TIP}deg`,
    '--after': `${fall.after}ms`,
  } as CSSProperties
  return (
    <g transform={useUprightAt(figure.at)} aria-hidden="true" style={style}>
      <g className="slain-cross" dangerouslySetInnerHTML={{ __html: cross }} />
      <g className="falling-figure" dangerouslySetInnerHTML={{ __html: last }} />
    </g>
  )
})

/** In millimetres and degrees. */
const PUSH = 1.5
const TIP = 23
/** Figures of one blow fall one after another. */
const APART = 120

interface Fall {
  /** Away from the blow. */
  readonly x: number
  readonly y: number
  readonly after: number
}

function fallOf(figure: FigureView, fight: Fight | undefined): Fall {
  const shown = fight && shownBlow(fight)
  const after = Math.max(0, shown?.falls.findIndex(({ id }) => id === figure.id) ?? 0) * APART
  const striker = shown?.blow && nearestPair(modelsOf(shown.before, [shown.blow.by]), [figure])?.[0]
  if (!striker) return { x: 1, y: 0, after }
  const [x, y] = [figure.at.x - striker.at.x, figure.at.y - striker.at.y]
  const long = Math.hypot(x, y) || 1
  return { x: x / long, y: y / long, after }
}
