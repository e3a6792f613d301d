/** Many small shapes of a few colours: one path for each colour, reused for the shadows. */
import type { DrawContext } from './context.ts'
import { el, group, translate, path, type Attributes } from '../svg/svg.ts'

export interface ColouredPath {
  /** The text of its path. */
  readonly d: string
  readonly colour: string
}

export interface Shadow {
  readonly x: number
  readonly y: number
  readonly opacity: number
}

export interface ColouredPathsStyle {
  readonly name: string
  readonly shadows: readonly Shadow[]
  readonly shadowColour: string
  readonly ink: Attributes
}

export function drawColouredPaths(
  bits: readonly ColouredPath[],
  { name, shadows, shadowColour, ink }: ColouredPathsStyle,
  context: DrawContext,
): string {
  const colours = [...new Set(bits.map((bit) => bit.colour))]
  const ids = colours.map((_, i) => context.id(`${name}${i}`))
  const again = (attributes: (i: number) => Attributes): string =>
    ids.map((id, i) => el('use', { href: `#${id}`, ...attributes(i) })).join('')
  const shapes = colours
    .map((colour, i) =>
      path(
        bits
          .filter((bit) => bit.colour === colour)
          .map((bit) => bit.d)
          .join(''),
        { id: ids[i] },
      ),
    )
    .join('')
  if (shapes === '') return ''
  return (
    el('defs', {}, shapes) +
    shadows
      .map(({ x, y, opacity }) =>
        group(
          { fill: shadowColour, opacity, transform: translate(x, y) },
          again(() => ({})),
        ),
      )
      .join('') +
    group(
      ink,
      again((i) => ({ fill: colours[i] })),
    )
  )
}
