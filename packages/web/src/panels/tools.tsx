/** Tools that may be used at any time: they ask nothing of the rules. */
import { memo } from 'react'
import { useSeat, useTable } from '../table/table-context.tsx'
import { turnTable } from '../table/turn-table.ts'
import { useStore } from '../ui/use-store.ts'
import { LineIcon, type LineIconName } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

export const Tools = memo(function Tools() {
  const seat = useSeat()
  const { camera } = seat
  const isTurned = useTable((state) => state.turned)
  return (
    <div className="tools paper" role="toolbar" aria-label={words.table.toolbar}>
      <Measure />
      <Switch icon="zone" label={words.table.tools.zones} of="zones" />
      <Switch icon="eye" label={words.table.tools.sight} of="sight" />
      <Switch icon="reach" label={words.board.reach} of="ranges" />
      <Tool icon="turn" label={words.board.turnTable} on={isTurned} onUse={() => turnTable(seat)} />
      <Tool icon="minus" label={words.table.tools.out} className="near-far" onUse={() => camera.zoom(1 / 1.35)} />
      <Tool icon="plus" label={words.table.tools.in} className="near-far" onUse={() => camera.zoom(1.35)} />
      <Fit />
    </div>
  )
})

interface RaiseProps {
  readonly isRaised: boolean
  onRaise(): void
}

/** On a phone the few that are wanted all the time lie over the table; the rest comes up with everything else. */
export function AtHand({ isRaised, onRaise }: RaiseProps) {
  return (
    <div className="at-hand">
      <Fit />
      <Measure />
      <button type="button" className="btn more" aria-expanded={isRaised} onClick={onRaise}>
        <LineIcon name={isRaised ? 'down' : 'up'} size={22} />
        <span className="caption">{isRaised ? words.table.less : words.table.more}</span>
      </button>
    </div>
  )
}

function Measure() {
  const { session } = useSeat()
  const isOn = useTable((state) => state.tool === 'measure')
  const use = () => session.store.set((now) => ({ ...now, tool: isOn ? 'hand' : 'measure', ruler: undefined }))
  return <Tool icon="rule" label={words.table.tools.measure} on={isOn} onUse={use} />
}

interface SwitchProps {
  readonly icon: LineIconName
  readonly label: string
  readonly of: 'zones' | 'sight' | 'ranges'
}

/** Something shown or not shown. */
function Switch({ icon, label, of }: SwitchProps) {
  const { session } = useSeat()
  const isOn = useTable((state) => state[of])
  const use = () => session.store.set((now) => ({ ...now, [of]: !isOn }))
  return <Tool icon={icon} label={label} on={isOn} onUse={use} />
}

/** All of the table, or all who stand on it. */
function Fit() {
  const { session, camera } = useSeat()
  const isWhole = useStore(camera.store, () => camera.isWhole)
  const figures = () => session.state.snapshot.view.figures.map(({ at }) => at)
  return (
    <Tool
      icon="fit"
      label={isWhole ? words.table.tools.near : words.table.tools.all}
      onUse={() => (isWhole ? camera.near(figures()) : camera.whole())}
    />
  )
}

interface ToolProps {
  readonly icon: LineIconName
  readonly label: string
  readonly on?: boolean
  readonly className?: string
  onUse(): void
}

function Tool({ icon, label, on, className = '', onUse }: ToolProps) {
  return (
    <button type="button" className={`btn quiet tool ${className}`} aria-pressed={on} onClick={onUse}>
      <LineIcon name={icon} size={22} />
      <span className="caption">{label}</span>
    </button>
  )
}
