/** Keys at the table, wherever the focus is, unless somebody is writing or a sheet lies open. */
import { useEffect } from 'react'
import { buttonsFor } from '../table/answers.ts'
import { nextFigure } from '../table/acting.ts'
import { moveAnswer } from '../table/draft.ts'
import { deedOf, type Deed } from '../table/keys.ts'
import { isMine, moveDraftOf } from '../table/state.ts'
import { A_TURN } from './formations.ts'
import { giveAnswer } from './give.ts'
import type { Seat } from './seat.tsx'
import { nextToAct } from './step-figure.ts'

export function useKeyboard(seat: Seat): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (seat.sheet.get() !== undefined || isElsewhere(event)) return
      const deed = deedOf({
        key: event.key,
        shift: event.shiftKey,
        other: event.ctrlKey || event.altKey || event.metaKey,
      })
      if (deed && perform(deed, seat, figureInFocus())) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [seat])
}

/** Writing, choosing from a list, or about to press a button: those keys are not for the table. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog')) return true
  const button = target.closest('button, a, summary')
  return button !== null && (key === 'Enter' || key === ' ')
}

const figureInFocus = (): string | undefined =>
  document.activeElement instanceof SVGElement ? document.activeElement.dataset['figure'] : undefined

/** True when the key was used. */
function perform(deed: Deed, seat: Seat, focused: string | undefined): boolean {
  const { session, hands, formations, camera, pieces, sheet } = seat
  const { store } = session
  switch (deed.is) {
    case 'confirm':
      return confirm(seat, focused)
    case 'put-back':
      hands.putBack()
      store.set((now) => ({ ...now, ruler: undefined, tool: 'hand' }))
      return true
    case 'bend':
      hands.bend()
      return true
    case 'undo':
      void session.undo()
      return true
    case 'redo':
      void session.redo()
      return true
    case 'measure':
      store.set((now) => ({ ...now, tool: now.tool === 'measure' ? 'hand' : 'measure', ruler: undefined }))
      return true
    case 'zones':
      store.set((now) => ({ ...now, zones: !now.zones }))
      return true
    case 'sight':
      store.set((now) => ({ ...now, sight: !now.sight }))
      return true
    case 'whole':
      return lookAtAll(seat)
    case 'zoom':
      camera.zoom(deed.factor)
      return true
    case 'shape':
      return formations.nextShape()
    case 'turn':
      return formations.turn(deed.step * A_TURN)
    case 'skip':
      // With a figure in hand, a corner here.
      if (moveDraftOf(session.state)?.held) {
        hands.bend()
        return true
      }
      pieces.finish()
      skip(seat)
      return true
    case 'keys':
      sheet.set(() => 'keys')
      return true
    case 'log':
      document.querySelector<HTMLElement>('.log-lines')?.focus()
      return true
    case 'list':
      sheet.set(() => 'list')
      return true
    case 'untype':
      session.untypeFace()
      return true
    case 'nudge':
      return nudge(seat, deed.dx, deed.dy)
    case 'next':
      return focusNext(seat, deed.step)
    case 'next-enemy':
      return focusEnemy(seat, deed.step)
    case 'option':
      return takeOption(seat, deed.place)
  }
}

/** While one looks back there is nothing to answer: arrows go along the log, Enter and Esc come back to now. */
function lookAround({ session, camera }: Seat, deed: Deed): boolean {
  const line = session.state.past?.line ?? 0
  if (deed.is === 'confirm' || deed.is === 'put-back') session.backToNow()
  else if (deed.is === 'zoom') camera.zoom(deed.factor)
  else if (deed.is !== 'nudge' || deed.dx === 0) return false
  else void session.lookBack(line + Math.sign(deed.dx))
  return true
}

function lookAtAll({ camera, session }: Seat): boolean {
  if (camera.isWhole) camera.near(session.state.snapshot.view.figures.map(({ at }) => at))
  else camera.whole()
  return true
}

/** On a figure Enter means the figure: pick it, link to it, or set down what was nudged. Else it takes the default. */
function confirm(seat: Seat, focused: string | undefined): boolean {
  const { session, hands } = seat
  const { state } = session
  const draft = moveDraftOf(state)
  const kind = state.snapshot.decision?.kind
  if (draft && moveAnswer(draft)) {
    void hands.setDown(true).then(() => session.confirm())
    return true
  }
  if (
    focused !== undefined &&
    isMine(state) &&
    ((kind === 'choose' && state.draft?.is !== 'point') ||
      kind === 'move' ||
      (kind === 'pair' && focused !== state.picked))
  )
    hands.touch(focused)
  else takeUsual(seat)
  return true
}

/** The button with the Enter key on it. */
function takeUsual(seat: Seat): void {
  const { list } = buttonsFor(seat.session.state)
  const usual = list.find(({ isDefault }) => isDefault)
  if (usual) void giveAnswer(seat, usual)
}

function skip({ session }: Seat): void {
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

function focusNext(seat: Seat, step: 1 | -1): boolean {
  return focusFigure(nextToAct(seat, step))
}

function focusEnemy({ session }: Seat, step: 1 | -1): boolean {
  const {
    snapshot: { view, decision },
    pointed,
    picked,
  } = session.state
  const mine = view.figures.find(({ id }) => id === picked)?.side ?? decision?.by
  const targets =
    decision?.kind === 'pair' ? decision.linkers.find(({ figure }) => figure === picked)?.targets : undefined
  const enemies = view.figures.filter(({ id, side }) => side !== mine && (targets?.includes(id) ?? true))
  return focusFigure(nextFigure(enemies, pointed, step))
}

function focusFigure(id: string | undefined): boolean {
  if (id === undefined) return false
  document.querySelector<SVGGElement>(`[data-figure="${CSS.escape(id)}"]`)?.focus()
  return true
}

/** What lies unfolded has the digits; where dice are waited for, they say what fell. */
function takeOption(seat: Seat, place: number): boolean {
  const { session } = seat
  if (session.state.snapshot.awaited) return session.typeFace(place + 1)
  if (!isMine(session.state)) return false
  const { list, open } = buttonsFor(session.state)
  const button = (open?.list ?? list)[place]
  if (!button) return false
  void giveAnswer(seat, button)
  return true
}
