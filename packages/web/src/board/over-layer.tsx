/** Chalk that goes with what one is doing: the tape, the line of sight, links, a template, a measurement. */
import {
  drawDanger,
  drawMeasure,
  drawReachLine,
  drawSight,
  drawTape,
  drawTarget,
  drawTemplate,
  tokenSvg,
  type Pen,
  type TokenStates,
} from '@muster/draw'
import type { AimDecision, Link, Prospect, Telling } from '@muster/engine'
import { INCH, MM, caughtBy, distance, inchesText, placeTemplate, type Point } from '@muster/table'
import { memo, useMemo } from 'react'
import { useTable } from '../play/seat.tsx'
import { figureNamed } from '../table/acting.ts'
import type { AimDraft } from '../table/draft.ts'
import { radiusOf } from '../table/hit.ts'
import { lookOf } from '../table/seats.ts'
import { moveDraftOf, type TableState } from '../table/state.ts'
import { asIcon } from '../ui/icons.ts'
import { usePen } from './pen.ts'

/** Under the figures: the tape begins at the ghost of where the figure stood. */
export const PathChalk = memo(function PathChalk() {
  const draft = useTable(moveDraftOf)
  const trial = useTable((state) => state.trial)
  const view = useTable((state) => state.snapshot.view)
  const pen = usePen()
  const figure = figureNamed(view, draft?.figure)
  const ghost = useMemo(
    () => figure && ghostOf(figure, lookOf(view.sides, figure.side), pen),
    [figure, view.sides, pen],
  )
  if (!draft || !figure || !trial || trial.figure !== draft.figure || draft.path.length === 0) return null
  const points = [draft.start, ...trial.legs.map(({ to }) => to)]
  const tape = drawTape(
    points,
    pen,
    trial.legs.map(({ cost }) => cost),
  )
  const dangers = trial.leaves.map(({ at }) => drawDanger(at, pen)).join('')
  return (
    <g aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: tape }} />
      <g
        transform={`translate(${draft.start.x / MM} ${draft.start.y / MM})`}
        dangerouslySetInnerHTML={{ __html: ghost ?? '' }}
      />
      <g dangerouslySetInnerHTML={{ __html: dangers }} />
    </g>
  )
})

/** The tape of another's move, until it has been seen. */
export const WalkedChalk = memo(function WalkedChalk() {
  const walked = useTable((state) => state.walked)
  const pen = usePen()
  const html = useMemo(() => (walked ? drawTape(walked, pen) : ''), [walked, pen])
  return (
    <g
      key={walked?.map(({ x, y }) => `${x} ${y}`).join()}
      className="walked"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})

const GHOST: TokenStates = { ghost: true }
function ghostOf(
  figure: NonNullable<ReturnType<typeof figureNamed>>,
  look: ReturnType<typeof lookOf>,
  pen: Pen,
): string {
  const svg = tokenSvg(
    { side: look, icon: asIcon(figure.icon), base: figure.base, marks: [], states: GHOST },
    pen.theme,
  )
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}

/** Over the figures. */
export const OverChalk = memo(function OverChalk() {
  const state = useTable((now) => now)
  const pen = usePen()
  const html = useMemo(
    () =>
      [
        sightOf(state, pen),
        templateOf(state, pen),
        linksOf(state, pen),
        contactsOf(state, pen),
        momentOf(state.shown, pen),
        rulerOf(state, pen),
      ].join(''),
    [state, pen],
  )
  return <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
})

/** The line to whoever is pointed at, with what it meets. */
function sightOf({ lookout, sight, snapshot: { view } }: TableState, pen: Pen): string {
  const target = figureNamed(view, lookout?.at)
  if (!lookout || !target || !sight) return ''
  const line = lookout.prospects.find((prospect) => prospect.line)?.line
  return (line ? sightLine(line, radiusOf(target.base), pen) : '') + drawTarget(target, pen)
}

function sightLine({ from, to, met }: NonNullable<Prospect['line']>, targetHalf: number, pen: Pen): string {
  const block = met.find(({ blocks }) => blocks)
  const cover = met.find(({ blocks }) => !blocks)
  const named = block ?? cover
  return drawSight(
    {
      from,
      to,
      targetHalf,
      ...(cover && { coverAt: cover.at }),
      ...(block && { blockedAt: block.at }),
      ...(named && { words: named.name }),
    },
    pen,
  )
}

function templateOf({ draft, snapshot: { decision, view } }: TableState, pen: Pen): string {
  if (draft?.is !== 'aim' || decision?.kind !== 'aim') return ''
  const from = figureNamed(view, decision.from)
  const range = from ? chalkRing(from.at, decision.range + radiusOf(from.base), pen) : ''
  const laid = laidTemplate(draft, decision, from?.at)
  if (!laid) return range + drawTarget({ base: { shape: 'circle', diameter: INCH / 2 }, at: draft.at }, pen)
  const touched = view.figures
    .filter((figure) => caughtBy(laid.placed, figure))
    .map((figure) => ({ ...figure, isAlly: figure.side === decision.by }))
  return range + drawTemplate({ shape: laid.shape, touched }, pen)
}

function laidTemplate({ at }: AimDraft, { template }: AimDecision, from: Point | undefined) {
  if (template.is === 'point') return undefined
  if (template.is === 'disc')
    return { placed: placeTemplate(template, at), shape: { centre: at, radius: template.radius } }
  const start = from ?? at
  const placed = placeTemplate(template, start, { x: at.x - start.x, y: at.y - start.y })
  return { placed, shape: { points: placed.shape.core } }
}

function chalkRing(centre: Point, radius: number, pen: Pen): string {
  const points = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
  })
  return drawReachLine({ far: [], unsure: [points] }, pen)
}

/** From everybody to whom he is set against; the one being set is drawn to the pointer's figure too. */
function linksOf({ draft, picked, pointed, snapshot: { view, decision } }: TableState, pen: Pen): string {
  if (draft?.is !== 'pair' || decision?.kind !== 'pair') return ''
  const lines = draft.links.map((link) => linkLine(link, link.from === picked, view, pen))
  const wished = decision.linkers.find(({ figure }) => figure === picked)
  const targets = (wished?.targets ?? []).flatMap((id) => {
    const target = figureNamed(view, id)
    return target ? [drawTarget(target, pen)] : []
  })
  const trying =
    picked !== undefined && pointed !== undefined && wished?.targets.includes(pointed)
      ? linkLine({ from: picked, to: pointed }, true, view, pen)
      : ''
  return [...targets, ...lines, trying].join('')
}

function linkLine({ from, to }: Link, strong: boolean, view: TableState['snapshot']['view'], pen: Pen): string {
  const a = figureNamed(view, from)
  const b = figureNamed(view, to)
  if (!a || !b) return ''
  const line = rimToRim(a.at, radiusOf(a.base), b.at, radiusOf(b.base))
  return drawSight({ ...line, targetHalf: strong ? radiusOf(b.base) : 0 }, pen)
}

function rimToRim(a: Point, ra: number, b: Point, rb: number): { readonly from: Point; readonly to: Point } {
  const long = distance(a, b) || 1
  const part = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  return { from: part(Math.min(0.5, ra / long)), to: part(Math.max(0.5, 1 - rb / long)) }
}

/** Who would be touched at the end of the move. */
function contactsOf({ trial, draft, snapshot: { view } }: TableState, pen: Pen): string {
  if (!trial || draft?.is !== 'move' || draft.path.length === 0) return ''
  const mover = figureNamed(view, trial.figure)
  return trial.touches
    .flatMap((id) => {
      const figure = figureNamed(view, id)
      return figure && figure.side !== mover?.side ? [drawTarget(figure, pen)] : []
    })
    .join('')
}

/** The geometry behind a line of the log. */
const momentOf = (telling: Telling | undefined, pen: Pen): string =>
  (telling?.why?.lines ?? [])
    .map(({ from, to, label }) => drawMeasure(from, to, pen, label ?? `${inchesText(distance(from, to))}″`))
    .join('')

const rulerOf = ({ ruler }: TableState, pen: Pen): string => (ruler ? drawMeasure(ruler.from, ruler.to, pen) : '')
