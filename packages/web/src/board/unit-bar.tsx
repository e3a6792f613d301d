/** Buttons for the unit being moved or placed: its formations and turning it. */
import { useTableContext, useTableState } from '../table/table-context.tsx'
import { unitFormationOf, figuresTurnedWith } from '../figures/units.ts'
import { TURN_STEP } from '../table/formation-editor.ts'
import type { Point } from '@muster/table'
import { moveEnd } from '../state/move-draft.ts'
import { toScreen } from '../camera/viewport.ts'
import type { CameraView } from '../camera/camera.ts'
import { useStore } from '../ui/use-store.ts'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

export function UnitBar() {
  const { formations, camera } = useTableContext()
  const draft = useTableState((state) => state.draft)
  const selected = useTableState((state) => state.selected)
  const decision = useTableState((state) => state.snapshot.decision)
  const who = draft?.is === 'move' ? draft.figure : draft?.is === 'place' ? selected : undefined
  const turned = figuresTurnedWith(decision, who)
  const spot = draft?.is === 'place' ? draft.spots.find(({ figure }) => turned.includes(figure)) : undefined
  const at = draft?.is === 'move' ? moveEnd(draft) : spot?.at
  const isLow = useStore(camera.store, (view) => isHigh(at, view))
  if (turned.length === 0 || who === undefined) return null
  const shapes = unitFormationOf(decision, who)?.shapes ?? []
  const shape = draft?.is === 'move' ? draft.unit?.shape : undefined
  return (
    <div
      className={isLow ? 'unit-bar paper low' : 'unit-bar paper'}
      role="toolbar"
      aria-label={words.board.shape}
      onPointerDown={stopPropagation}
    >
      <Turn icon="rotate-left" label={words.board.turnLeft} onUse={() => formations.turn(-TURN_STEP)} />
      <Turn icon="rotate-right" label={words.board.turnRight} onUse={() => formations.turn(TURN_STEP)} />
      {shapes.length > 1 &&
        shapes.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="btn"
            aria-pressed={id === shape}
            onClick={() => void formations.shape(id)}
          >
            {label}
          </button>
        ))}
    </div>
  )
}

/** Whether the unit is where the bar usually lies, so that the bar goes to the bottom. */
const isHigh = (at: Point | undefined, { viewport, screen }: CameraView): boolean =>
  at !== undefined && toScreen(viewport, at).y < screen.height * 0.3

/** A press on the bar must not reach the board under it. */
const stopPropagation = (event: { stopPropagation(): void }): void => event.stopPropagation()

interface TurnProps {
  readonly icon: 'rotate-left' | 'rotate-right'
  readonly label: string
  onUse(): void
}

const Turn = ({ icon, label, onUse }: TurnProps) => (
  <button type="button" className="btn quiet" aria-label={label} title={label} onClick={onUse}>
    <LineIcon name={icon} size={20} />
  </button>
)
