/** Tools that may be used at any time: they ask nothing of the rules. */
import { memo } from 'react'
import { useSeat, useTable } from '../play/seat.tsx'
import { turnTable } from '../play/turning.ts'
import { useStore } from '../ui/use-store.ts'
import { LineIcon, type LineIconName } from '../ui/line-icons.tsx'
import { words } from '../words.ts'

export const Tools = memo(function Tools() {
  const seat = useSeat()
  const { session, camera } = seat
  const tool = useTable((state) => state.tool)
  const zones = useTable((state) => state.zones)
  const sight = useTable((state) => state.sight)
  const ranges = useTable((state) => state.ranges)
  const isTurned = useTable((state) => state.turned)
  const isWhole = useStore(camera.store, () => camera.isWhole)
  return (
    <div className="tools paper" role="toolbar" aria-label={words.table.toolbar}>
      <Tool
        icon="rule"
        label={words.table.tools.measure}
        on={tool === 'measure'}
        onUse={() =>
          session.store.set((now) => ({ ...now, tool: now.tool === 'measure' ? 'hand' : 'measure', ruler: undefined }))
        }
      />
      <Tool
        icon="zone"
        label={words.table.tools.zones}
        on={zones}
        onUse={() => session.store.set((now) => ({ ...now, zones: !now.zones }))}
      />
      <Tool
        icon="eye"
        label={words.table.tools.sight}
        on={sight}
        onUse={() => session.store.set((now) => ({ ...now, sight: !now.sight }))}
      />
      <Tool
        icon="reach"
        label={words.board.reach}
        on={ranges}
        onUse={() => session.store.set((now) => ({ ...now, ranges: !now.ranges }))}
      />
      <Tool icon="turn" label={words.board.turnTable} on={isTurned} onUse={() => turnTable(seat)} />
      <Tool icon="minus" label={words.table.tools.out} className="near-far" onUse={() => camera.zoom(1 / 1.35)} />
      <Tool icon="plus" label={words.table.tools.in} className="near-far" onUse={() => camera.zoom(1.35)} />
      <Tool
        icon="fit"
        label={isWhole ? words.table.tools.near : words.table.tools.all}
        onUse={() => (isWhole ? camera.near(session.state.snapshot.view.figures.map(({ at }) => at)) : camera.whole())}
      />
    </div>
  )
})

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
