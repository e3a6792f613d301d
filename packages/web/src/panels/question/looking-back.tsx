/** The player, shown while the table shows an earlier moment: step, play, a slider over the battle, and playing on from there. */
import type { BranchPoint } from '@muster/session'
import { backToNow, lookBack, lookBeside } from '../../play/looking-back.ts'
import { SPEEDS } from '../../animation/speeds.ts'
import { pausePast, playPast, setSpeed } from '../../play/past-player.ts'
import { useTableContext, useTableState } from '../../table/table-context.tsx'
import { LineIcon } from '../../ui/line-icons.tsx'
import { useStore } from '../../ui/use-store.ts'
import { words } from '../../words/words.ts'

export function LookingBack({ onBranch }: { onBranch(from: BranchPoint): void }) {
  const { presenter } = useTableContext()
  const past = useTableState((state) => state.past)
  const round = useTableState((state) => state.snapshot.view.round.turn)
  const isPlaying = past?.isPlaying ?? false
  const speed = past?.speed ?? 1
  const entries = past?.entries
  return (
    <>
      <div className="player-buttons">
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.log.earlier}
          onClick={() => void lookBeside(presenter, -1)}
        >
          <LineIcon name="left" size={22} />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={isPlaying ? words.battle.pause : words.log.play}
          onClick={() => (isPlaying ? pausePast(presenter) : void playPast(presenter))}
        >
          <LineIcon name={isPlaying ? 'pause' : 'play'} size={20} />
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label={words.log.later}
          onClick={() => void lookBeside(presenter, 1)}
        >
          <LineIcon name="right" size={22} />
        </button>
        <button
          type="button"
          className="btn quiet speed"
          aria-label={words.log.speed(speed)}
          onClick={() => setSpeed(presenter, SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
        >
          {speed === 0.5 ? '½' : speed}×
        </button>
      </div>
      <Slider />
      <div className="answers">
        <button type="button" className="btn" onClick={() => backToNow(presenter)}>
          {words.log.backToNow}
          <kbd>Esc</kbd>
        </button>
        {entries !== undefined && (
          <button
            type="button"
            className="btn go"
            title={words.log.branchHint}
            onClick={() => onBranch({ entries, round })}
          >
            {words.log.branch}
          </button>
        )}
      </div>
    </>
  )
}

/** As long as the log; rounds are ticks with their numbers, turning points diamonds. */
function Slider() {
  const { presenter } = useTableContext()
  const shown = useTableState((state) => state.past?.event)
  const log = useTableState((state) => state.past?.now.log ?? state.log)
  const review = useStore(presenter.review.store, (value) => value)
  const line = Math.max(
    0,
    log.findLastIndex(({ event }) => event <= (shown ?? 0)),
  )
  const last = Math.max(1, log.length - 1)
  const share = (event: number): number => (log.filter((one) => one.event < event).length / last) * 100
  const points = review?.points ?? []
  const rounds = points.filter(({ turn }, place) => turn !== points[place - 1]?.turn)
  const moments = review?.turningPoints ?? []
  const go = (wanted: number) => {
    const near = moments.map(({ line: { event } }) => log.findIndex((one) => one.event === event))
    const snapped = near.find((place) => Math.abs(place - wanted) <= last / 120) ?? wanted
    const to = log[snapped]
    if (to) void lookBack(presenter, to.event)
  }
  const place = { '--at': `${(line / last) * 100}%` } as React.CSSProperties
  return (
    <div className="player-slider" style={place}>
      <ol className="slider-rounds" aria-hidden="true">
        {rounds.map(({ turn, events }) => (
          <li key={turn} style={{ left: `${share(events)}%` }}>
            {turn}
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={last}
        value={line}
        aria-label={words.log.slider}
        aria-valuetext={log[line]?.text}
        onChange={({ target }) => go(Number(target.value))}
      />
      <ol className="slider-moments" aria-hidden="true">
        {moments.map(({ line: { event } }) => (
          <li key={event} style={{ left: `${share(event)}%` }} />
        ))}
      </ol>
    </div>
  )
}
