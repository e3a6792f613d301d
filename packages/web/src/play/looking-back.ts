/** From a line of the log to the table as it was then, and back to now. The computer waits meanwhile. */
import { withEarlierLog } from '../state/receive-snapshot.ts'
import { leavePast, showPast } from '../state/past.ts'
import type { Session } from './session.ts'

export const lookBack = (session: Session, event: number): Promise<void> =>
  session.attempt(async () => {
    const moment = await session.client.call('pastMoment', event)
    if (moment) session.store.set((now) => showPast(now, event, moment))
  })

/** The line of the log before the one that is shown, or after it. */
export async function lookBeside(session: Session, step: number): Promise<void> {
  const { past } = session.state
  const { log } = past?.now ?? session.state
  const beside = log[log.findIndex(({ event }) => event === past?.event) + step]
  if (beside) await lookBack(session, beside.event)
}

/** Lines from farther back than the page has been told. */
export const loadEarlierLog = (session: Session): Promise<void> =>
  session.attempt(async () => {
    const { logFrom } = session.state
    if (logFrom === 0) return
    const earlier = await session.client.call('earlierLog', logFrom)
    session.store.set((now) => withEarlierLog(now, earlier))
  })

export function backToNow(session: Session): void {
  if (!session.state.past) return
  session.store.set(leavePast)
  session.scheduleComputer(0)
}
