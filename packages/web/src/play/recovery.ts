/** When a battle is not simply played on: another tab has it, it is taken up from elsewhere, or it broke down. */
import { receiveSnapshot } from '../state/receive-snapshot.ts'
import { withoutLastAnswer, type Snapshot, type BattleSave } from '@muster/session'
import { statusOf, PLAYING, type SessionStatus } from './session-status.ts'
import type { Session } from './session.ts'

/** Another tab has the battle now. */
export function watch(session: Session): void {
  session.suspend({ is: 'watching' })
  session.store.set((now) => receiveSnapshot(now, session.visible(now.snapshot)))
}

/** The battle as it was kept elsewhere: looked at, or played on from there. */
export async function resumeFrom(session: Session, save: BattleSave, status: SessionStatus): Promise<void> {
  const snapshot = withoutOldDice(session, await session.client.open({ save }))
  session.status.set(() => (status.is === 'playing' ? statusOf(snapshot) : status))
  session.receive(snapshot)
}

/** Dice that lie in the tray already do not fall a second time. */
const withoutOldDice = ({ state: { tray } }: Session, snapshot: Snapshot): Snapshot =>
  JSON.stringify(tray) === JSON.stringify(snapshot.thrown) ? { ...snapshot, thrown: [] } : snapshot

/** After a breakdown: a new worker, and the battle as it was last kept, or so many answers before that. */
export async function recover(session: Session, answersBack: number): Promise<void> {
  const { last } = session.saver
  if (!last) return
  session.client.restart()
  const save = answersBack > 0 ? { ...last, record: withoutLastAnswer(last.record) } : last
  session.saver.last = save
  await session.attempt(() => resumeFrom(session, save, PLAYING))
}
