/** What the end of a move makes possible: which enemies could reach or shoot the mover, and whom it could attack. */
import type { FigureId, FigureView, TableView } from '@muster/engine'
import { gap, type Footprint, type Length } from '@muster/table'
import type { ThreatArea } from '@muster/session'
import type { MoveDraft } from './draft.ts'
import { baseRadius } from '../figures/hit-test.ts'
import { distanceToRegion } from '../figures/region.ts'
import { allCombatants, combatantNamed, type Combatant } from '../figures/combatants.ts'
import type { TableState } from './table-state.ts'

/** How far each enemy can really come, round walls and others; who is not in it has not been asked about yet. */
export type ThreatAreas = { readonly [enemy: FigureId]: ThreatArea }

export interface MoveOutlook {
  /** Enemies who could come and strike: by their own ways where these are known, else as the crow flies. */
  readonly chargers: readonly Combatant[]
  /** Enemies near enough to shoot. */
  readonly shooters: readonly Combatant[]
  /** Enemies it could strike or shoot from there, the nearest first. */
  readonly targets: readonly Combatant[]
}

const NO_OUTLOOK: MoveOutlook = { chargers: [], shooters: [], targets: [] }

export function moveOutlook({
  draft,
  threatAreas,
  snapshot,
}: Pick<TableState, 'draft' | 'threatAreas' | 'snapshot'>): MoveOutlook {
  return draft?.is === 'move' ? computeOutlook(snapshot.view, draft, threatAreas) : NO_OUTLOOK
}

function computeOutlook(view: TableView, draft: MoveDraft, comings: ThreatAreas): MoveOutlook {
  const mover = combatantNamed(view, draft.figure)
  if (!mover) return NO_OUTLOOK
  const ends = endsOf(mover, draft)
  const enemies = enemiesOf(view, mover)
    .map((enemy) => ({ enemy, far: gapTo(ends, enemy.models) }))
    .sort((a, b) => a.far - b.far)
  const those = (holds: (one: { readonly enemy: Combatant; readonly far: number }) => boolean) =>
    enemies.filter(holds).map(({ enemy }) => enemy)
  return {
    chargers: those(({ enemy, far }) => comesTo(ends, comings[enemy.id]) ?? far <= reachOf(enemy.models)),
    shooters: those(({ enemy, far }) => far <= shotOf(enemy.models)),
    targets: those(({ far }) => far <= Math.max(strikeOf(mover.models), shotOf(mover.models))),
  }
}

/** Enemies who might come to wherever this one could get to: only their ways are worth working out. */
export function nearEnemies(view: TableView, mover: Combatant, allowance: Length): readonly Combatant[] {
  return enemiesOf(view, mover)
    .map((enemy) => ({ enemy, far: gapTo(mover.models, enemy.models) }))
    .filter(({ enemy, far }) => far <= allowance + reachOf(enemy.models))
    .sort((a, b) => a.far - b.far)
    .map(({ enemy }) => enemy)
}

const enemiesOf = (view: TableView, { side }: Combatant): readonly Combatant[] =>
  allCombatants(view).filter((one) => one.side !== side)

const comesTo = (ends: readonly Footprint[], coming: ThreatArea | undefined): boolean | undefined =>
  coming && ends.some(({ at, base }) => distanceToRegion(coming.rings, at) <= baseRadius(base) + coming.strikeRange)

/** Where everybody of the mover would stand. */
function endsOf({ models }: Combatant, { path, unit }: MoveDraft): readonly Footprint[] {
  const end = path.at(-1)
  return models.map(({ id, base, at }) => ({ base, at: (unit ? endIn(unit.ends, id) : end) ?? at }))
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
