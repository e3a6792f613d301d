/** What the end of a move lays open: who could come or shoot at it there, and whom it could mean. */
import type { FigureId, FigureView, TableView } from '@muster/engine'
import { gap, type Footprint, type Length } from '@muster/table'
import type { ComingArea } from '../session/messages/replies.ts'
import type { MoveDraft } from './draft.ts'
import { radiusOf } from '../figures/hit-test.ts'
import { distanceToRegion } from '../figures/region.ts'
import { everyone, someoneNamed, type Someone } from '../figures/combatants.ts'
import type { TableState } from './table-state.ts'

/** How far each enemy can really come, round walls and others; who is not in it has not been asked about yet. */
export type Comings = { readonly [enemy: FigureId]: ComingArea }

export interface Outlook {
  /** Enemies who could come and strike: by their own ways where these are known, else as the crow flies. */
  readonly chargers: readonly Someone[]
  /** Enemies near enough to shoot. */
  readonly shooters: readonly Someone[]
  /** Enemies it could strike or shoot from there, the nearest first. */
  readonly marks: readonly Someone[]
}

const NO_OUTLOOK: Outlook = { chargers: [], shooters: [], marks: [] }

/** Several parts of the page ask at every step of a drag: the answer is found once. */
let last: (LookedAt & { readonly found: Outlook }) | undefined
interface LookedAt {
  readonly view: TableView
  readonly draft: MoveDraft
  readonly comings: Comings
}

export function outlookOf(state: Pick<TableState, 'draft' | 'comings' | 'snapshot'>): Outlook {
  const { draft, comings, snapshot } = state
  const { view } = snapshot
  if (draft?.is !== 'move') return NO_OUTLOOK
  if (last?.view !== view || last.draft !== draft || last.comings !== comings)
    last = { view, draft, comings, found: lookOut(view, draft, comings) }
  return last.found
}

function lookOut(view: TableView, draft: MoveDraft, comings: Comings): Outlook {
  const mover = someoneNamed(view, draft.figure)
  if (!mover) return NO_OUTLOOK
  const ends = endsOf(mover, draft)
  const enemies = enemiesOf(view, mover)
    .map((enemy) => ({ enemy, far: gapTo(ends, enemy.models) }))
    .sort((a, b) => a.far - b.far)
  const those = (holds: (one: { readonly enemy: Someone; readonly far: number }) => boolean) =>
    enemies.filter(holds).map(({ enemy }) => enemy)
  return {
    chargers: those(({ enemy, far }) => comesTo(ends, comings[enemy.id]) ?? far <= reachOf(enemy.models)),
    shooters: those(({ enemy, far }) => far <= shotOf(enemy.models)),
    marks: those(({ far }) => far <= Math.max(strikeOf(mover.models), shotOf(mover.models))),
  }
}

/** Enemies who might come to wherever this one could get to: only their ways are worth working out. */
export function nearEnemies(view: TableView, mover: Someone, allowance: Length): readonly Someone[] {
  return enemiesOf(view, mover)
    .map((enemy) => ({ enemy, far: gapTo(mover.models, enemy.models) }))
    .filter(({ enemy, far }) => far <= allowance + reachOf(enemy.models))
    .sort((a, b) => a.far - b.far)
    .map(({ enemy }) => enemy)
}

const enemiesOf = (view: TableView, { side }: Someone): readonly Someone[] =>
  everyone(view).filter((one) => one.side !== side)

const comesTo = (ends: readonly Footprint[], coming: ComingArea | undefined): boolean | undefined =>
  coming && ends.some(({ at, base }) => distanceToRegion(coming.rings, at) <= radiusOf(base) + coming.strikes)

/** Where everybody of the mover would stand. */
function endsOf({ models }: Someone, { path, body }: MoveDraft): readonly Footprint[] {
  const end = path.at(-1)
  return models.map(({ id, base, at }) => ({ base, at: (body ? endIn(body.ends, id) : end) ?? at }))
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
