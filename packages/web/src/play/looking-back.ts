/** Shows the table as it was at a line of the log, and returns to now. The computer waits meanwhile. */
import { withEarlierLog } from '../state/receive-snapshot.ts'
import { leavePast, showPast } from '../state/past.ts'
import type { BattlePresenter } from './battle-presenter.ts'

export const lookBack = (presenter: BattlePresenter, event: number): Promise<void> =>
  presenter.attempt(async () => {
    await loadWholeLog(presenter)
    const moment = await presenter.client.call('pastMoment', event)
    if (moment) presenter.store.set((now) => showPast(now, event, moment))
  })

/** One looks back along all of the log, not only along its end. */
async function loadWholeLog(presenter: BattlePresenter): Promise<void> {
  while (!presenter.state.past && presenter.state.logFrom > 0) {
    const earlier = await presenter.client.call('earlierLog', presenter.state.logFrom)
    presenter.store.set((now) => withEarlierLog(now, earlier))
  }
}

/** The line of the log before the one that is shown, or after it. */
export async function lookBeside(presenter: BattlePresenter, step: number): Promise<void> {
  const { past } = presenter.state
  const { log } = past?.now ?? presenter.state
  const beside = log[log.findLastIndex(({ event }) => event <= (past?.event ?? 0)) + step]
  if (beside) await lookBack(presenter, beside.event)
}

/** Lines from farther back than the page has been told. */
export const loadEarlierLog = (presenter: BattlePresenter): Promise<void> =>
  presenter.attempt(async () => {
    const { logFrom } = presenter.state
    if (logFrom === 0) return
    const earlier = await presenter.client.call('earlierLog', logFrom)
    presenter.store.set((now) => withEarlierLog(now, earlier))
  })

export function backToNow(presenter: BattlePresenter): void {
  if (!presenter.state.past) return
  presenter.store.set(leavePast)
  presenter.scheduleComputer(0)
}
