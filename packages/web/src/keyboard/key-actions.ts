/** Performs what a key stands for. */
import type { KeyAction } from './keys.ts'
import { moveDraftOf, type TableState } from '../state/table-state.ts'
import { confirm, putBack, takeOption, enterHighFace } from './answer-keys.ts'
import { removeLastFace } from '../play/dice-entry.ts'
import { focusEnemy, focusNext, focusTarget } from './focus.ts'
import { TURN_STEP } from '../table/formation-editor.ts'
import { backToNow, lookBeside } from '../play/looking-back.ts'
import type { TableContext, Sheet } from '../table/table-context.tsx'
import { turnTable } from '../table/turn-table.ts'
import { zoomTable } from '../table/zoom-table.ts'

type Handler<D extends KeyAction['is']> = (
  context: TableContext,
  action: Extract<KeyAction, { readonly is: D }>,
  focused: string | undefined,
) => unknown
/** An action returns false when it did nothing, so that the browser handles the key. */
type Handlers = { readonly [D in KeyAction['is']]: Handler<D> }

const change =
  (part: (now: TableState) => Partial<TableState>) =>
  ({ presenter }: TableContext): void =>
    presenter.store.set((now) => ({ ...now, ...part(now) }))

const open =
  (name: Sheet) =>
  ({ openSheet }: TableContext): void =>
    openSheet.set(() => name)

const HANDLERS: Handlers = {
  confirm: (context, _, focused) => confirm(context, focused),
  'put-back': (context) => {
    context.presenter.stopAgreeing()
    if (!closeTools(context)) putBack(context)
  },
  bend: ({ actions }) => actions.moves.addCorner(),
  undo: ({ presenter }) => void presenter.undo(),
  redo: ({ presenter }) => void presenter.redo(),
  advise: ({ actions }) => void actions.advise(),
  measure: change(({ tool }) => ({ tool: tool === 'measure' ? 'hand' : 'measure', ruler: undefined })),
  zones: change(({ showZones }) => ({ showZones: !showZones })),
  sight: change(({ showSight }) => ({ showSight: !showSight })),
  ranges: change(({ showRanges }) => ({ showRanges: !showRanges })),
  'turn-table': turnTable,
  lean: ({ lean }) => lean.toggle(),
  'go-round': goRound,
  whole: (context) => enterHighFace(context, 10) || context.camera.toggleWhole(),
  zoom: (context, { factor }) => enterHighFace(context, factor < 1 ? 11 : 12) || zoomTable(context, factor),
  shape: ({ formations }) => formations.nextShape(),
  turn: ({ formations }, { step }) => formations.turn(step * TURN_STEP),
  skip,
  keys: open('keys'),
  list: open('list'),
  log: () => document.querySelector<HTMLElement>('.log-text[tabindex="0"]')?.focus(),
  untype: ({ presenter }) => removeLastFace(presenter),
  nudge: (context, { dx, dy }) => {
    const { x, y } = context.camera.onTable({ x: dx, y: dy })
    return focusTarget(context, dx + dy > 0 ? 1 : -1) || nudge(context, x, y)
  },
  next: (context, { step }) => focusNext(context, step),
  'next-enemy': (context, { step }) => focusEnemy(context, step),
  option: (context, { place }) => takeOption(context, place),
}

/** Escape first closes what lies over the question: the ruler, the list of more answers. Returns whether it did. */
function closeTools({ presenter }: TableContext): boolean {
  const { ruler, tool, openGroup } = presenter.state
  if (ruler === undefined && tool === 'hand' && openGroup === undefined) return false
  presenter.store.set((now) => ({ ...now, ruler: undefined, tool: 'hand', openGroup: undefined }))
  return true
}

/** Degrees for one press of a key. */
const ROUND = 15

/** From above there is no way round the table, and E selects enemies. */
function goRound(context: TableContext, { step, shift }: Extract<KeyAction, { readonly is: 'go-round' }>): boolean {
  if (context.camera.isLeaning) context.lean.turnBy(step * ROUND)
  else if (step === 1) return focusEnemy(context, shift ? -1 : 1)
  return context.camera.isLeaning
}

/** Returns true when the key was used. */
export function perform(action: KeyAction, context: TableContext, focused: string | undefined): boolean {
  if (context.presenter.state.past) return performInPast(context, action)
  const does = HANDLERS[action.is] as Handler<KeyAction['is']>
  return does(context, action as never, focused) !== false
}

/** While looking back, the arrows move along the log and Enter or Escape return to now. */
function performInPast(context: TableContext, action: KeyAction): boolean {
  const { presenter } = context
  if (action.is === 'confirm' || action.is === 'put-back') backToNow(presenter)
  else if (action.is === 'zoom') zoomTable(context, action.factor)
  else if (action.is !== 'nudge' || action.dx === 0) return false
  else void lookBeside(presenter, Math.sign(action.dx))
  return true
}

/** While a figure is lifted, Space adds a corner; otherwise it ends animations and hurries or pauses the computer. */
function skip(context: TableContext): void {
  const { presenter, actions, animator } = context
  if (moveDraftOf(presenter.state)?.held) return actions.moves.addCorner()
  animator.finish()
  presenter.store.set((now) => ({ ...now, skippedThrow: now.tray }))
  hurry(context)
}

function hurry({ presenter }: TableContext): void {
  const { state } = presenter
  const watching = Object.values(state.snapshot.options.seats).every((seat) => seat === 'computer')
  if (watching || state.paused) presenter.pause(!state.paused)
  else presenter.hurry()
}

/** The arrows move the ruler while it is shown, otherwise the lifted figure. */
function nudge({ presenter, actions }: TableContext, dx: number, dy: number): boolean {
  const {
    ruler,
    tool,
    snapshot: { view },
    selected,
  } = presenter.state
  if (tool !== 'measure') {
    actions.nudge(dx, dy)
    return true
  }
  const start = view.figures.find(({ id }) => id === selected)?.at ?? {
    x: view.field.width / 2,
    y: view.field.depth / 2,
  }
  const from = ruler?.from ?? start
  const to = ruler?.to ?? start
  presenter.store.set((now) => ({ ...now, ruler: { from, to: { x: to.x + dx, y: to.y + dy } } }))
  return true
}
