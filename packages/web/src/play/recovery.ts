/** When a battle is not simply played on: another tab has it, it is taken up from elsewhere, or it broke down. */
import { receiveSnapshot } from '../state/receive-snapshot.ts'
import { withoutLastAnswer, type Snapshot, type BattleSave } from '@muster/session'
import { statusOf, PLAYING, type PlayStatus } from './play-status.ts'
import type { BattlePresenter } from './battle-presenter.ts'

/** Another tab has the battle now. */
export function watch(presenter: BattlePresenter): void {
  presenter.suspend({ is: 'watching' })
  presenter.store.set((now) => receiveSnapshot(now, presenter.visible(now.snapshot)))
}

/** The battle as it was kept elsewhere: looked at, or played on from there. */
export async function resumeFrom(presenter: BattlePresenter, save: BattleSave, status: PlayStatus): Promise<void> {
  const snapshot = withoutOldDice(presenter, await presenter.client.open({ save }))
  presenter.status.set(() => (status.is === 'playing' ? statusOf(snapshot) : status))
  presenter.receive(snapshot)
}

/** Dice that lie in the tray already do not fall a second time. */
const withoutOldDice = ({ state: { tray } }: BattlePresenter, snapshot: Snapshot): Snapshot =>
  JSON.stringify(tray) === JSON.stringify(snapshot.thrown) ? { ...snapshot, thrown: [] } : snapshot

/** After a breakdown: a new worker, and the battle as it was last kept, or so many answers before that. */
export async function recover(presenter: BattlePresenter, answersBack: number): Promise<void> {
  const { last } = presenter.saver
  if (!last) return
  presenter.client.restart()
  const save = answersBack > 0 ? { ...last, record: withoutLastAnswer(last.record) } : last
  presenter.saver.last = save
  await presenter.attempt(() => resumeFrom(presenter, save, PLAYING))
}
