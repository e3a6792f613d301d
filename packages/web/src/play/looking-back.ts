/** From a line of the log to the table as it was then, and back to now. The computer waits meanwhile. */
import { leavePast, showPast } from '../state/past.ts'
import type { Session } from './session.ts'

export const lookBack = (session: Session, line: number): Promise<void> =>
  session.attempt(async () => {
    const moment = await session.client.call('pastMoment', line)
    if (moment) session.store.set((now) => showPast(now, line, moment))
  })

export function backToNow(session: Session): void {
  if (!session.state.past) return
  session.store.set(leavePast)
  session.scheduleComputer(0)
}
