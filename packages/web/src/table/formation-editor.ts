/** Turns a unit or gives it another formation, while it is moved or placed. */
import type { FigureId, Spot } from '@muster/engine'
import { unitFormationOf, centreOf, figuresTurnedWith, type UnitFormation } from '../figures/units.ts'
import { rotateSpots } from '@muster/session'
import type { PlaceDraft } from '../state/draft.ts'
import { moveDraftOf } from '../state/table-state.ts'
import type { TableActions } from './table-actions.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

/** One step of the wheel or one key press, in degrees. */
export const TURN_STEP = 15

export class FormationEditor {
  constructor(
    private readonly presenter: BattlePresenter,
    private readonly actions: TableActions,
  ) {}

  /** The lifted unit or figure, or the one moved last. */
  private get figure(): FigureId | undefined {
    const { state } = this.presenter
    if (state.draft?.is === 'place') return state.selected
    return moveDraftOf(state)?.figure
  }

  /** The lifted unit, if a unit is lifted. */
  private get unit(): UnitFormation | undefined {
    const { figure } = this
    return figure === undefined ? undefined : unitFormationOf(this.presenter.state.snapshot.decision, figure)
  }

  turn(degrees: number): boolean {
    const { draft, snapshot } = this.presenter.state
    const turned = figuresTurnedWith(snapshot.decision, this.figure)
    if (turned.length === 0) return false
    if (draft?.is === 'place') this.turnPlaced(draft, turned, degrees)
    if (draft?.is === 'move' && draft.unit)
      this.actions.moves.tryDraft({ ...draft, unit: { ...draft.unit, turn: (draft.unit.turn + degrees + 360) % 360 } })
    return true
  }

  private turnPlaced(draft: PlaceDraft, models: readonly FigureId[], degrees: number): void {
    const spots = draft.spots.filter(({ figure }) => models.includes(figure))
    const own = models.length > 1 ? spots : spots.map(facingAway)
    const turned = rotateSpots(own, centreOf(own.map(({ at }) => at)), degrees)
    this.presenter.answers.setDraft({ ...draft, spots: replaced(draft, turned) })
    void this.actions.drafts.check(models)
  }

  async shape(shape: string): Promise<void> {
    const { unit } = this
    const { draft } = this.presenter.state
    if (!unit) return
    if (draft?.is === 'move' && draft.unit)
      return this.actions.moves.tryDraft({ ...draft, unit: { ...draft.unit, shape, turn: 0 } })
    if (draft?.is === 'place') await this.shapePlaced(draft, unit, shape)
  }

  private async shapePlaced(draft: PlaceDraft, { figure, models }: UnitFormation, shape: string): Promise<void> {
    const own = draft.spots.filter((spot) => models.includes(spot.figure))
    const at = centreOf(own.map((spot) => spot.at))
    const spots = await this.presenter.client.call('formation', { unit: figure, at, shape })
    if (spots.length === 0 || this.presenter.state.draft !== draft) return
    this.presenter.answers.setDraft({ ...draft, spots: replaced(draft, spots) })
    await this.actions.drafts.check()
  }

  /** The next formation in the list, starting again at the end. */
  nextShape(): boolean {
    const { unit } = this
    if (!unit || unit.shapes.length < 2) return false
    const now = moveDraftOf(this.presenter.state)?.unit?.shape
    const place = unit.shapes.findIndex(({ id }) => id === now)
    const next = unit.shapes[(place + 1) % unit.shapes.length]
    if (next) void this.shape(next.id)
    return true
  }
}

const replaced = ({ spots }: PlaceDraft, by: PlaceDraft['spots']): PlaceDraft['spots'] =>
  spots.map((spot) => by.find(({ figure }) => figure === spot.figure) ?? spot)

/** Without a facing a base faces up the table. */
const facingAway = (spot: Spot): Spot => ({ ...spot, facing: spot.facing ?? { x: 0, y: -1 } })
