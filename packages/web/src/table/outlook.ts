/** What the end of a move lays open, by the ruler alone: who could come or shoot at it there, and whom it could mean. */
import type { FigureId, FigureView, TableView } from '@muster/engine'
import { gap, type Footprint, type Length } from '@muster/table'
import type { MoveDraft } from './draft.ts'
import { everyone, someoneNamed, type Someone } from './someone.ts'

export interface Outlook {
  /** Enemies near enough to come and strike, as the crow flies. */
  readonly chargers: readonly Someone[]
  /** Enemies near enough to shoot. */
  readonly shooters: readonly Someone[]
  /** Enemies it could strike or shoot from there, the nearest first. */
  readonly marks: readonly Someone[]
}

export const NO_OUTLOOK: Outlook = { chargers: [], shooters: [], marks: [] }

export function outlookOf(view: TableView, draft: MoveDraft): Outlook {
  const mover = someoneNamed(view, draft.figure)
  if (!mover) return NO_OUTLOOK
  const ends = endsOf(mover, draft)
  const enemies = everyone(view)
    .filter(({ side }) => side !== mover.side)
    .map((enemy) => ({ enemy, gap: gapTo(ends, enemy.models) }))
    .sort((a, b) => a.gap - b.gap)
  const those = (holds: (one: { readonly enemy: Someone; readonly gap: number }) => boolean) =>
    enemies.filter(holds).map(({ enemy }) => enemy)
  return {
    chargers: those(({ enemy, gap: far }) => far <= reachOf(enemy.models)),
    shooters: those(({ enemy, gap: far }) => far <= shotOf(enemy.models)),
    marks: those(({ gap: far }) => far <= Math.max(strikeOf(mover.models), shotOf(mover.models))),
  }
}

/** Where everybody of the mover would stand. */
function endsOf({ models }: Someone, { path, body }: MoveDraft): readonly Footprint[] {
  const last = path.at(-1)
  return models.map(({ id, base, at }) => ({ base, at: (body ? endIn(body.ends, id) : last) ?? at }))
}

const endIn = (ends: readonly { readonly figure: FigureId; readonly at: Footprint['at'] }[], id: FigureId) =>
  ends.find(({ figure }) => figure === id)?.at

const gapTo = (ends: readonly Footprint[], models: readonly FigureView[]): number =>
  Math.min(...ends.flatMap((end) => models.map((model) => gap(end, model))))

const most = (models: readonly FigureView[], length: (figure: FigureView) => Length | undefined): number =>
  Math.max(-1, ...models.map((model) => length(model) ?? -1))

const reachOf = (models: readonly FigureView[]): number =>
  most(models, ({ ranges }) => ranges && ranges.move + ranges.strike)
const strikeOf = (models: readonly FigureView[]): number => most(models, ({ ranges }) => ranges?.strike)
const shotOf = (models: readonly FigureView[]): number => most(models, ({ ranges }) => ranges?.shoot)
