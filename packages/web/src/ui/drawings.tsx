/** Drawings as components. The drawing itself is text from @muster/draw; nothing is drawn here. */
import { drawDie, drawStrip, iconId, tokenSvg, type TokenStates } from '@muster/draw'
import type { FigureView } from '@muster/engine'
import { memo, useMemo, type CSSProperties } from 'react'
import type { SideLook } from '../figures/side-looks.ts'
import { asIcon } from './icons.ts'
import { useTheme } from '../settings/theme.tsx'

type TokenProps = {
  readonly figure: Pick<FigureView, 'icon' | 'base'> & Partial<Pick<FigureView, 'number' | 'facing' | 'marks'>>
  readonly look: SideLook
  readonly size: number
  readonly states?: TokenStates
  readonly plain?: boolean
}

const NO_STATES: TokenStates = {}

export const Token = memo(function Token({ figure, look, size, states = NO_STATES, plain = false }: TokenProps) {
  const theme = useTheme()
  const html = useMemo(
    () =>
      tokenSvg(
        {
          side: look,
          icon: asIcon(figure.icon),
          base: figure.base,
          states,
          marks: plain ? [] : (figure.marks ?? []).map(({ icon }) => asIcon(icon)),
          ...(!plain && figure.number !== undefined && { number: figure.number }),
        },
        theme,
      ),
    [figure, look, states, plain, theme],
  )
  return (
    <span
      className="token"
      style={{ width: size, height: size }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})

export function Emblem({
  icon,
  size = 22,
  style,
}: {
  readonly icon: string
  readonly size?: number
  readonly style?: CSSProperties
}) {
  return (
    <svg className="emblem" width={size} height={size} aria-hidden="true" style={style}>
      <use href={`#${iconId(asIcon(icon))}`} />
    </svg>
  )
}

export function Strip({
  succeeds,
  rolled,
}: {
  readonly succeeds: readonly number[]
  readonly rolled?: number | undefined
}) {
  const theme = useTheme()
  const html = useMemo(() => drawStrip(succeeds, theme, rolled), [succeeds, theme, rolled])
  return <span className="dice-strip" dangerouslySetInnerHTML={{ __html: html }} />
}

export function Die({
  face,
  look,
  sides,
  turn,
}: {
  readonly face: number
  readonly look: SideLook
  readonly sides: number
  readonly turn: number
}) {
  const theme = useTheme()
  const html = useMemo(() => drawDie(face, look, theme, { faces: sides, turn }), [face, look, sides, turn, theme])
  return <span className="die-box" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The side's mark in lists, which has its own shape and not only a colour. */
export function SideMark({ look }: { readonly look: SideLook | undefined }) {
  return <span className={look ? `side-mark side-${look}` : 'side-mark'} aria-hidden="true" />
}
