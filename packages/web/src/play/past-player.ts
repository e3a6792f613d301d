/** Plays a battle again by itself, line by line, while somebody looks back. */
import { lookBack, lookBeside } from './looking-back.ts'
import type { Speed } from '../animation/speeds.ts'
import type { BattlePresenter } from './battle-presenter.ts'

/** How long a line is shown at the usual speed, in milliseconds; one with dice longer. */
const LINE = 700
const LINE_WITH_DICE = 1500

/** From the beginning, or from the moment that is shown. */
export async function playPast(presenter: BattlePresenter): Promise<void> {
  const isAtEnd = presenter.state.past !== undefined && beside(presenter, 1) === undefined
  if (!presenter.state.past || isAtEnd) await lookBack(presenter, 0)
  setPlaying(presenter, true)
  schedule(presenter)
}

export const pausePast = (presenter: BattlePresenter): void => setPlaying(presenter, false)

export function setSpeed(presenter: BattlePresenter, speed: Speed): void {
  presenter.store.set((now) => (now.past ? { ...now, past: { ...now.past, speed } } : now))
}

/** To the first line of the round before or after, as the review knows rounds. */
export async function lookAtRound(presenter: BattlePresenter, step: 1 | -1): Promise<void> {
  const { past } = presenter.state
  if (!past) return
  const starts = roundStarts(presenter)
  const next = step > 0 ? starts.find((event) => event > past.event) : starts.findLast((event) => event < past.event)
  await lookBack(presenter, next ?? (step > 0 ? lastEvent(presenter) : 0))
}

/** The first events of all rounds. */
export function roundStarts({ review }: Pick<BattlePresenter, 'review'>): readonly number[] {
  const points = review.store.get()?.points ?? []
  return points.filter(({ turn }, place) => turn !== points[place - 1]?.turn).map(({ events }) => events)
}

export const lookAtEnd = (presenter: BattlePresenter): Promise<void> => lookBack(presenter, lastEvent(presenter))

const lastEvent = ({ state: { past, log } }: BattlePresenter): number => (past?.now.log ?? log).at(-1)?.event ?? 0

function beside({ state: { past } }: BattlePresenter, step: number) {
  const log = past?.now.log ?? []
  return log[log.findLastIndex(({ event }) => event <= (past?.event ?? 0)) + step]
}

function setPlaying(presenter: BattlePresenter, isPlaying: boolean): void {
  presenter.store.set((now) => (now.past ? { ...now, past: { ...now.past, isPlaying } } : now))
}

function schedule(presenter: BattlePresenter): void {
  const { past, tray } = presenter.state
  if (!past?.isPlaying) return
  const { event } = past
  setTimeout(() => void step(presenter, event), (tray.length > 0 ? LINE_WITH_DICE : LINE) / (past.speed ?? 1))
}

/** Somebody may have gone elsewhere meanwhile: then the player has its own timer already. */
async function step(presenter: BattlePresenter, event: number): Promise<void> {
  const { past } = presenter.state
  if (!past?.isPlaying || past.event !== event) return past?.isPlaying ? schedule(presenter) : undefined
  if (beside(presenter, 1) === undefined) return pausePast(presenter)
  await lookBeside(presenter, 1)
  schedule(presenter)
}
