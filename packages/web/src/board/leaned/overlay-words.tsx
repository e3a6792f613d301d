/** The words of the overlays, in the page: upright and crisp over the place on the table they belong to. */
import { MM, type Point } from '@muster/table'
import { scaleAt, toScreen } from '../../camera/viewport.ts'
import { useIsTurned, useTableContext } from '../../table/table-context.tsx'
import { useStore } from '../../ui/use-store.ts'

export interface PlacedWords {
  readonly at: Point
  readonly html: string
}

/** The marked words of an overlay, with their places. */
export const wordsIn = (overlay: SVGElement): readonly PlacedWords[] =>
  [...overlay.querySelectorAll<SVGElement>('.words')].map((element) => {
    const [x = 0, y = 0] = (element.dataset['at'] ?? '').split(' ').map(Number)
    return { at: { x: x * MM, y: y * MM }, html: element.outerHTML }
  })

export function OverlayWords({ words }: { readonly words: readonly PlacedWords[] }) {
  const { viewport, screen } = useStore(useTableContext().camera.store, (view) => view)
  const isTurned = useIsTurned()
  if (words.length === 0) return null
  return (
    <svg className="layer overlays" width={screen.width} height={screen.height} style={screen} aria-hidden="true">
      {words.map(({ at, html }, n) => {
        const { x, y } = toScreen(viewport, at)
        const turn = isTurned ? ' rotate(180)' : ''
        const transform = `translate(${x} ${y}) scale(${scaleAt(viewport, at)})${turn} translate(${-at.x / MM} ${-at.y / MM})`
        return <g key={n} transform={transform} dangerouslySetInnerHTML={{ __html: html }} />
      })}
    </svg>
  )
}
