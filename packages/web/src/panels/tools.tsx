/** Tools that may be used at any time: they ask nothing of the rules. */
import { memo } from 'react'
import { useIsTurned, useTableContext, useTableState } from '../table/table-context.tsx'
import { turnTable } from '../table/turn-table.ts'
import { zoomTable } from '../table/zoom-table.ts'
import { useStore } from '../ui/use-store.ts'
import { LineIcon, type LineIconName } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'

export const Tools = memo(function Tools() {
  const context = useTableContext()
  const isTurned = useIsTurned()
  return (
    <div className="tools paper" role="toolbar" aria-label={words.battle.toolbar}>
      <Measure />
      <Switch icon="zone" label={words.battle.tools.zones} of="showZones" />
      <Switch icon="eye" label={words.battle.tools.sight} of="showSight" />
      <Switch icon="reach" label={words.board.reach} of="showRanges" />
      <Fit />
      <Tool icon="turn" label={words.board.turnTable} on={isTurned} onUse={() => turnTable(context)} />
      <Lean />
      <Tool
        icon="minus"
        label={words.battle.tools.out}
        className="zoom-tool"
        onUse={() => zoomTable(context, 1 / 1.35)}
      />
      <Tool icon="plus" label={words.battle.tools.in} className="zoom-tool" onUse={() => zoomTable(context, 1.35)} />
    </div>
  )
})

interface QuickToolsProps {
  readonly arePanelsOpen: boolean
  onToggle(): void
}

/** On a phone the tools used most lie over the table; the others open with the panels. */
export function QuickTools({ arePanelsOpen, onToggle }: QuickToolsProps) {
  return (
    <div className="quick-tools">
      <Fit />
      <Lean />
      <Measure />
      <button type="button" className="btn more" aria-expanded={arePanelsOpen} onClick={onToggle}>
        <LineIcon name={arePanelsOpen ? 'down' : 'up'} size={22} />
        <span className="caption">{arePanelsOpen ? words.battle.less : words.battle.more}</span>
      </button>
    </div>
  )
}

/** Leans over the table, and stands up again. */
function Lean() {
  const { camera, lean } = useTableContext()
  const isLeaning = useStore(camera.store, ({ viewport }) => viewport.tilt !== undefined)
  const isMaking = useStore(lean.store, (state) => state === 'making')
  return <Tool icon="lean" label={words.board.lean} on={isLeaning || isMaking} onUse={() => lean.toggle()} />
}

function Measure() {
  const { presenter } = useTableContext()
  const isOn = useTableState((state) => state.tool === 'measure')
  const use = () => presenter.store.set((now) => ({ ...now, tool: isOn ? 'hand' : 'measure', ruler: undefined }))
  return <Tool icon="rule" label={words.battle.tools.measure} on={isOn} onUse={use} />
}

interface SwitchProps {
  readonly icon: LineIconName
  readonly label: string
  readonly of: 'showZones' | 'showSight' | 'showRanges'
}

/** A tool that shows or hides an overlay. */
function Switch({ icon, label, of }: SwitchProps) {
  const { presenter } = useTableContext()
  const isOn = useTableState((state) => state[of])
  const use = () => presenter.store.set((now) => ({ ...now, [of]: !isOn }))
  return <Tool icon={icon} label={label} on={isOn} onUse={use} />
}

/** Shows the whole table, or goes back to where one looked before. */
function Fit() {
  const { camera } = useTableContext()
  const isWhole = useStore(camera.store, () => camera.isWhole)
  return (
    <Tool
      icon="fit"
      label={isWhole ? words.battle.tools.near : words.battle.tools.all}
      onUse={() => camera.toggleWhole()}
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
