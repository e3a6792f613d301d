/** What a hand does with a unit as a whole: turn it, and give it another shape. In a move and in a placing alike. */
import type { FigureId, Spot } from '@muster/engine'
import { bodyOf, middleOf, turnedAbout, turnedWith, type Body } from '../figures/units.ts'
import type { PlaceDraft } from '../state/draft.ts'
import { moveDraftOf } from '../state/table-state.ts'
import type { Hands } from './table-actions.ts'
import type { Session } from '../play/session.ts'

/** One notch of the wheel, one press of a key. */
export const A_TURN = 15

export class Formations {
  constructor(
    private readonly session: Session,
    private readonly hands: Hands,
  ) {}

  /** Whoever is in hand, or was last put down. */
  private get who(): FigureId | undefined {
    const { state } = this.session
    if (state.draft?.is === 'place') return state.picked
    return moveDraftOf(state)?.figure
  }

  /** The unit in hand, if it is one. */
  private get body(): Body | undefined {
    const { who } = this
    return who === undefined ? undefined : bodyOf(this.session.state.snapshot.decision, who)
  }

  turn(degrees: number): boolean {
    const { draft, snapshot } = this.session.state
    const turned = turnedWith(snapshot.decision, this.who)
    if (turned.length === 0) return false
    if (draft?.is === 'place') this.turnPlaced(draft, turned, degrees)
    if (draft?.is === 'move' && draft.body)
      this.hands.leading.wish({ ...draft, body: { ...draft.body, turn: (draft.body.turn + degrees + 360) % 360 } })
    return true
  }

  private turnPlaced(draft: PlaceDraft, models: readonly FigureId[], degrees: number): void {
    const spots = draft.spots.filter(({ figure }) => models.includes(figure))
    const own = models.length > 1 ? spots : spots.map(facingAway)
    const turned = turnedAbout(own, middleOf(own.map(({ at }) => at)), degrees)
    this.session.draft({ ...draft, spots: replaced(draft, turned) })
    void this.hands.laying.check(models)
  }

  async shape(shape: string): Promise<void> {
    const { body } = this
    const { draft } = this.session.state
    if (!body) return
    if (draft?.is === 'move' && draft.body)
      return this.hands.leading.wish({ ...draft, body: { ...draft.body, shape, turn: 0 } })
    if (draft?.is === 'place') await this.shapePlaced(draft, body, shape)
  }

  private async shapePlaced(draft: PlaceDraft, { figure, models }: Body, shape: string): Promise<void> {
    const own = draft.spots.filter((spot) => models.includes(spot.figure))
    const at = middleOf(own.map((spot) => spot.at))
    const spots = await this.session.client.call('form', { unit: figure, at, shape })
    if (spots.length === 0 || this.session.state.draft !== draft) return
    this.session.draft({ ...draft, spots: replaced(draft, spots) })
    await this.hands.laying.check()
  }

  /** The next shape in the list, round and round. */
  nextShape(): boolean {
    const { body } = this
    if (!body || body.shapes.length < 2) return false
    const now = moveDraftOf(this.session.state)?.body?.shape
    const place = body.shapes.findIndex(({ id }) => id === now)
    const next = body.shapes[(place + 1) % body.shapes.length]
    if (next) void this.shape(next.id)
    return true
  }
}

const replaced = ({ spots }: PlaceDraft, by: PlaceDraft['spots']): PlaceDraft['spots'] =>
  spots.map((spot) => by.find(({ figure }) => figure === spot.figure) ?? spot)

/** Where nothing else is said a base looks up the table. */
const facingAway = (spot: Spot): Spot => ({ ...spot, facing: spot.facing ?? { x: 0, y: -1 } })
