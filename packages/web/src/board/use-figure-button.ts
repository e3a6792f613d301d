/** A figure as a button of the page: its name for readers, its place in the order of Tab, what focusing it does. */
import { worded, type FigureView } from '@muster/engine'
import { displayName } from '../figures/acting-figures.ts'
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { words } from '../words/words.ts'
import type { ShownState } from './use-token.ts'

interface ButtonState extends ShownState {
  /** What is said of it as a target of the question. */
  readonly target: string | undefined
}

export function useFigureButton(figure: FigureView, { mayAct, selected, lifted, target }: ButtonState) {
  const { actions, lookups, camera } = useTableContext()
  const side = useTableState(({ snapshot }) => snapshot.view.sides.find(({ id }) => id === figure.side)?.name)
  const onFocus = () => {
    if (mayAct) actions.focus(figure.id)
    lookups.hover(figure.id)
    camera.reveal(figure.at)
  }
  return {
    className: lifted ? 'piece lifted' : mayAct ? 'piece may-act' : 'piece',
    'data-figure': figure.id,
    'data-side': figure.side,
    'data-may-act': mayAct,
    role: 'button',
    tabIndex: mayAct || target !== undefined ? 0 : -1,
    'aria-label': figureLabel(figure, side, mayAct, target),
    'aria-pressed': selected,
    onFocus,
  } as const
}

const figureLabel = (
  figure: FigureView,
  side: string | undefined,
  mayAct: boolean,
  target: string | undefined,
): string =>
  [
    displayName(figure),
    ...(side === undefined ? [] : [side]),
    figure.kind,
    ...(target === undefined ? [] : [target]),
    ...figure.marks.map(({ label }) => worded(label)).filter((label) => !saysAlready(figure, label)),
    ...(figure.health ? [words.board.health(figure.health.left, figure.health.of)] : []),
    ...(figure.level === undefined ? [] : [words.board.level(figure.level)]),
    ...(figure.hasActed ? [words.battle.acted] : []),
    ...(mayAct ? [words.battle.mayAct] : []),
  ].join(', ')

/** Whether the kind of a figure says what a mark says: "Exalted cavalry, Champion" has both marks. */
const saysAlready = ({ kind }: FigureView, label: string): boolean => kind.toLowerCase().includes(label.toLowerCase())
