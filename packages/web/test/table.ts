/** A table without a browser: the page's own presenter, actions and gestures on a battle in the same thread. */
import { Camera } from '../src/camera/camera.ts'
import { Gestures, type Press } from '../src/board/pointer/gestures.ts'
import { FormationEditor } from '../src/table/formation-editor.ts'
import { TableActions } from '../src/table/table-actions.ts'
import { Lookups } from '../src/table/lookups.ts'
import { BattlePresenter } from '../src/play/battle-presenter.ts'
import type { TableState } from '../src/state/table-state.ts'
import { toScreen } from '../src/camera/viewport.ts'
import { BattleClient, type WorkerPort } from '../src/worker/battle-client.ts'
import { CallHandler, type LoadKit } from '../src/worker/call-handler.ts'
import type { Addition, BattleStore } from '../src/store/battle-store.ts'
import { StoreError, type StoreProblem } from '../src/store/database.ts'
import type { Call, WorkerNotice } from '../src/worker/protocol.ts'
import type { KeptBattle, Seats } from '@muster/session'
import type { BattlePlan, GameKit } from '@muster/engine'
import { kit as usualKit, smallPlan, sessionOptions } from '@muster/session/testing'

/** A store that lasts as long as the test; with a problem it takes nothing. */
export class MemoryBattleStore implements Pick<BattleStore, 'append' | 'load'> {
  readonly battles = new Map<string, KeptBattle>()
  problem: StoreProblem | undefined

  load(id: string): Promise<KeptBattle | undefined> {
    return this.problem === 'blocked'
      ? Promise.reject(new StoreError('blocked'))
      : Promise.resolve(structuredClone(this.battles.get(id)))
  }

  append(id: string, { start, first, rows }: Addition): Promise<void> {
    const before = this.battles.get(id)?.rows ?? []
    if (this.problem) return Promise.reject(new StoreError(this.problem))
    if (before.length === 0 && first > 0) return Promise.reject(new StoreError('deleted'))
    if (before.length !== first) return Promise.reject(new StoreError('elsewhere'))
    this.battles.set(id, structuredClone({ start, rows: [...before, ...rows] }))
    return Promise.resolve()
  }
}

/** A worker in the same thread that answers calls in their order, a little later. */
function lineTo(store: MemoryBattleStore, loadKit: LoadKit): WorkerPort {
  const tell = (notice: WorkerNotice) => line.onmessage?.({ data: structuredClone(notice) } as MessageEvent)
  const handler = new CallHandler(store, tell, loadKit)
  let last: Promise<void> = Promise.resolve()
  const line: WorkerPort = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (call) => {
      last = last.then(async () =>
        line.onmessage?.({
          data: structuredClone(await handler.handle(structuredClone(call) as Call)),
        } as MessageEvent),
      )
    },
  }
  return line
}

export interface TestTable {
  readonly presenter: BattlePresenter
  readonly actions: TableActions
  readonly formations: FormationEditor
  readonly gestures: Gestures
  readonly lookups: Lookups
  readonly camera: Camera
  /** Where the battle is kept, under the id `b`. */
  readonly kept: MemoryBattleStore
  /** Waits until this holds. */
  until(holds: (state: TableState) => boolean): Promise<TableState>
  /** A pointer at a point of the table, moved by inches. */
  at(figure: string, dx?: number, dy?: number, touch?: boolean): Press
  drag(from: Press, to: Press): void
}

interface TableWish {
  readonly seats?: Seats
  readonly ready?: boolean
  readonly kit?: GameKit<unknown>
  readonly plan?: BattlePlan
  /** Why the browser stores nothing from the beginning on. */
  readonly storage?: StoreProblem
  /** Somebody leans over the table like this. */
  readonly tilt?: { readonly pitch: number; readonly yaw: number } | undefined
}

export async function tableOf({
  seats,
  ready = true,
  kit = usualKit,
  plan = smallPlan(),
  storage,
  tilt,
}: TableWish = {}): Promise<TestTable> {
  const kept = new MemoryBattleStore()
  kept.problem = storage
  const openLine = () => lineTo(kept, (game) => Promise.resolve(game === kit.game.id ? kit : undefined))
  const client = new BattleClient(openLine(), openLine)
  const first = await client.open({ game: kit.game.id, plan, options: { ...sessionOptions(seats), ready } }, 'b')
  const presenter = new BattlePresenter(client, 'b', first, { pace: () => 'at-once' })
  const actions = new TableActions(presenter)
  const lookups = new Lookups(presenter)
  const camera = new Camera(first.view.field, 25)
  if (tilt) camera.lean(tilt.pitch, tilt.yaw)
  const gestures = new Gestures(presenter, actions, lookups, camera)
  return {
    presenter,
    actions,
    formations: new FormationEditor(presenter, actions),
    gestures,
    lookups,
    camera,
    kept,
    until: waiting(presenter),
    at: pressing(presenter, camera),
    drag: dragging(gestures),
  }
}

/** Milliseconds: a busy machine is slow, and that is no fault. */
const PATIENCE = 20_000

const waiting =
  ({ store }: BattlePresenter) =>
  (holds: (state: TableState) => boolean): Promise<TableState> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('it never came to pass')), PATIENCE)
      const check = () => {
        if (!holds(store.get())) return
        clearTimeout(late)
        unsubscribe()
        resolve(store.get())
      }
      const unsubscribe = store.subscribe(check)
      check()
    })

const pressing =
  (presenter: BattlePresenter, camera: Camera) =>
  (figure: string, dx = 0, dy = 0, touch = false): Press => {
    const { snapshot } = presenter.state
    const found = [...snapshot.view.figures, ...snapshot.pieces].find(({ id }) => id === figure)
    if (!found) throw new Error(`${figure} is not on the table`)
    return { id: 1, touch, ...toScreen(camera.view.viewport, { x: found.at.x + dx * 2540, y: found.at.y + dy * 2540 }) }
  }

const dragging =
  (gestures: Gestures) =>
  (from: Press, to: Press): void => {
    gestures.down(from)
    gestures.move({ ...from, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    gestures.move(to)
  }

/** Gives default answers until a question of this kind comes. */
export async function answerUntil(table: TestTable, kind: string): Promise<TableState> {
  for (let answers = 0; answers < 300; answers++) {
    const state = await table.until(
      ({ busy, snapshot }) => !busy && (snapshot.answeredBy === 'person' || snapshot.decision === undefined),
    )
    if (state.snapshot.decision === undefined || state.snapshot.decision.kind === kind) return state
    await table.presenter.answers.give(state.snapshot.decision.default)
  }
  throw new Error(`nobody was asked for a ${kind}`)
}

export function firstMover({ snapshot: { decision } }: TableState): string {
  const mover = decision?.kind === 'move' ? decision.movers[0]?.figure : undefined
  if (mover === undefined) throw new Error('nobody may move')
  return mover
}

export function placeOf({ snapshot: { view } }: TableState, figure: string) {
  const found = view.figures.find(({ id }) => id === figure)
  if (!found) throw new Error(`${figure} is gone`)
  return found.at
}
