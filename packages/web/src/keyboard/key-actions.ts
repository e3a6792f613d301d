/** What each key does, once it is known what it means. */
import type { Deed } from './keys.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import { confirm, takeOption, typeTall } from './answer-keys.ts'
import { untypeFace } from '../play/dice-entry.ts'
import { focusEnemy, focusNext } from './focus.ts'
import { A_TURN } from '../table/formation-editor.ts'
import { backToNow, lookBack } from '../play/looking-back.ts'
import type { Seat, Sheet } from '../table/table-context.tsx'
import { turnTable } from '../table/turn-table.ts'

type Does<D extends Deed['is']> = (
  seat: Seat,
  deed: Extract<Deed, { readonly is: D }>,
  focused: string | undefined,
) => unknown
/** A deed that comes to nothing says false, and the key stays the browser's. */
type Deeds = { readonly [D in Deed['is']]: Does<D> }

const change =
  (part: (now: TableState) => Partial<TableState>) =>
  ({ session }: Seat): void =>
    session.store.set((now) => ({ ...now, ...part(now) }))

const open =
  (name: Sheet) =>
  ({ sheet }: Seat): void =>
    sheet.set(() => name)

const DEEDS: Deeds = {
  confirm: (seat, _, focused) => confirm(seat, focused),
  'put-back': (seat) => {
    seat.hands.putBack()
    change(() => ({ ruler: undefined, tool: 'hand' }))(seat)
  },
  bend: ({ hands }) => hands.leading.bend(),
  undo: ({ session }) => void session.undo(),
  redo: ({ session }) => void session.redo(),
  advise: ({ session }) => void session.advise(),
  measure: change(({ tool }) => ({ tool: tool === 'measure' ? 'hand' : 'measure', ruler: undefined })),
  zones: change(({ zones }) => ({ zones: !zones })),
  sight: change(({ sight }) => ({ sight: !sight })),
  ranges: change(({ ranges }) => ({ ranges: !ranges })),
  'turn-table': turnTable,
  whole: (seat) => typeTall(seat, 10) || lookAtAll(seat),
  zoom: (seat, { factor }) => typeTall(seat, factor < 1 ? 11 : 12) || seat.camera.zoom(factor),
  shape: ({ formations }) => formations.nextShape(),
  turn: ({ formations }, { step }) => formations.turn(step * A_TURN),
  skip,
  keys: open('keys'),
  list: open('list'),
  log: () => document.querySelector<HTMLElement>('.log-text[tabindex="0"]')?.focus(),
  untype: ({ session }) => untypeFace(session),
  nudge: (seat, { dx, dy }) => nudge(seat, dx, dy),
  next: (seat, { step }) => focusNext(seat, step),
  'next-enemy': (seat, { step }) => focusEnemy(seat, step),
  option: (seat, { place }) => takeOption(seat, place),
}

/** True when the key was used. */
export function perform(deed: Deed, seat: Seat, focused: string | undefined): boolean {
  if (seat.session.state.past) return lookAround(seat, deed)
  const does = DEEDS[deed.is] as Does<Deed['is']>
  return does(seat, deed as never, focused) !== false
}

/** While one looks back there is nothing to answer: arrows go along the log, Enter and Esc come back to now. */
function lookAround({ session, camera }: Seat, deed: Deed): boolean {
  const line = session.state.past?.line ?? 0
  if (deed.is === 'confirm' || deed.is === 'put-back') backToNow(session)
  else if (deed.is === 'zoom') camera.zoom(deed.factor)
  else if (deed.is !== 'nudge' || deed.dx === 0) return false
  else void lookBack(session, line + Math.sign(deed.dx))
  return true
}

function lookAtAll({ camera, session }: Seat): void {
  if (camera.isWhole) camera.near(session.state.snapshot.view.figures.map(({ at }) => at))
  else camera.whole()
}

/** With a figure in hand, a corner here; else what is being shown is shown at once. */
function skip(seat: Seat): void {
  const { session, hands, pieces } = seat
  if (moveDraftOf(session.state)?.held) return hands.leading.bend()
  pieces.finish()
  session.store.set((now) => ({ ...now, skipped: now.tray }))
  hurry(seat)
}

function hurry({ session }: Seat): void {
  const { state } = session
  const watching = Object.values(state.snapshot.terms.seats).every((seat) => seat === 'computer')
  if (watching || state.paused) session.pause(!state.paused)
  else session.hurry()
}

/** The ruler follows the arrows while it is out; otherwise whatever is in hand. */
function nudge({ session, hands }: Seat, dx: number, dy: number): boolean {
  const {
    ruler,
    tool,
    snapshot: { view },
    picked,
  } = session.state
  if (tool !== 'measure') {
    hands.nudge(dx, dy)
    return true
  }
  const start = view.figures.find(({ id }) => id === picked)?.at ?? { x: view.field.width / 2, y: view.field.depth / 2 }
  const from = ruler?.from ?? start
  const to = ruler?.to ?? start
  session.store.set((now) => ({ ...now, ruler: { from, to: { x: to.x + dx, y: to.y + dy } } }))
  return true
}
