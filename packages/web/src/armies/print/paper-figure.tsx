/** A figure to cut out and fold: front and back joined at the top, a flap at each foot, and the base below. */
import { drawStandee, standeeSize } from '@muster/draw'
import type { BuilderEntry } from '@muster/engine'
import { MM, type Base } from '@muster/table'
import { useMemo } from 'react'
import type { SideLook } from '../../figures/side-looks.ts'
import { asIcon } from '../../ui/icons.ts'
import { useTheme } from '../../settings/theme.tsx'
import { words } from '../../words/words.ts'

interface PaperFigureProps {
  readonly entry: Pick<BuilderEntry, 'icon' | 'base'>
  readonly called: string
  /** What stands on its base: its name, or its number among others alike. */
  readonly mark: string
  readonly look: SideLook
}

/** All of it in millimetres, which a printer keeps if it does not scale. */
const FLAP = 8
const GAP = 4

export function PaperFigure({ entry: { icon, base }, called, mark, look }: PaperFigureProps) {
  const theme = useTheme()
  const { width, height } = standeeSize(base)
  const standee = useMemo(
    () => drawStandee({ side: look, icon: asIcon(icon), base, name: called }, theme),
    [look, icon, base, called, theme],
  )
  const foot = footOf(base)
  const fold = FLAP + height
  const end = fold + height + FLAP
  const whole = end + GAP + foot.height
  const wide = Math.max(width, foot.width)
  const middle = wide / 2
  return (
    <svg
      className="paper-cut-out"
      style={{ width: `${wide + 1}mm`, height: `${whole + 1}mm` }}
      viewBox={`-0.5 -0.5 ${wide + 1} ${whole + 1}`}
      role="img"
      aria-label={called}
    >
      <g transform={`translate(${middle} ${FLAP}) rotate(180)`} dangerouslySetInnerHTML={{ __html: standee }} />
      <g transform={`translate(${middle} ${end - FLAP})`} dangerouslySetInnerHTML={{ __html: standee }} />
      <rect className="cut" x={middle - width / 2} y={0} width={width} height={end} />
      {[FLAP, fold, end - FLAP].map((y) => (
        <path key={y} className="fold" d={`M${middle - width / 2} ${y}h${width}`} />
      ))}
      <text x={middle} y={FLAP / 2 + 1} fontSize={FLAP_LETTERS}>
        {words.print.glue}
      </text>
      <text x={middle} y={end - FLAP / 2 + 1} fontSize={FLAP_LETTERS}>
        {words.print.glue}
      </text>
      <Foot base={base} at={[middle, end + GAP + foot.height / 2]} called={mark} />
    </svg>
  )
}

const FLAP_LETTERS = 2.8

interface FootSize {
  readonly width: number
  readonly height: number
}

/** The longer side lies across the paper. */
const footOf = (base: Base): FootSize =>
  base.shape === 'circle'
    ? { width: base.diameter / MM, height: base.diameter / MM }
    : { width: Math.max(base.width, base.length) / MM, height: Math.min(base.width, base.length) / MM }

interface FootProps {
  readonly base: Base
  readonly at: readonly [number, number]
  readonly called: string
}

function Foot({ base, at: [x, y], called }: FootProps) {
  const { width, height } = footOf(base)
  const radius = base.shape === 'rectangle' ? 0 : height / 2
  return (
    <>
      <rect className="cut" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={radius} />
      <path className="fold" d={`M${x - width / 2 + 2} ${y}h${width - 4}`} />
      <text x={x} y={y - 2.5} fontSize={FLAP_LETTERS}>
        {base.shape === 'circle' ? `${width} mm` : `${width} × ${height} mm`}
      </text>
      <text className="foot-name" x={x} y={y + 5.5} fontSize={Math.min(4, (width * 1.5) / Math.max(called.length, 1))}>
        {called}
      </text>
    </>
  )
}
