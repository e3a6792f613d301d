/** When a battle is not simply played on: another tab has it, it is taken up from elsewhere, or it broke down. */
import { receive } from '../state/receive-snapshot.ts'
import { withoutLastAnswer } from '../session/history/cut-record.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'
import type { Kept } from '../session/messages/options.ts'
import { footingOf, PLAYING, type Footing } from './session-status.ts'
import type { Session } from './session.ts'

/** Another tab has the battle now. */
export function lookOn(session: Session): void {
  session.rest({ is: 'looking-on' })
  session.store.set((now) => receive(now, session.seen(now.snapshot)))
}

/** The battle as it was kept elsewhere: looked at, or played on from there. */
export async function takeUp(session: Session, kept: Kept, footing: Footing): Promise<void> {
  const snapshot = withoutOldDice(session, await session.client.call('begin', { kept }))
  session.footing.set(() => (footing.is === 'playing' ? footingOf(snapshot) : footing))
  session.receive(snapshot)
}

/** Dice that lie in the tray already do not fall a second time. */
const withoutOldDice = ({ state: { tray } }: Session, snapshot: Snapshot): Snapshot =>
  JSON.stringify(tray) === JSON.stringify(snapshot.thrown) ? { ...snapshot, thrown: [] } : snapshot

/** After a breakdown: a new worker, and the battle as it was last kept, or so many answers before that. */
export async function mend(session: Session, answersBack: number): Promise<void> {
  const { last } = session.keeping
  if (!last) return
  session.client.renew()
  const kept = answersBack > 0 ? { ...last, record: withoutLastAnswer(last.record) } : last
  session.keeping.last = kept
  await session.attempt(() => takeUp(session, kept, PLAYING))
}
