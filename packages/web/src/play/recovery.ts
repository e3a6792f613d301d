/** What interrupts a battle: another tab plays it, it is opened again from the store, or an error stopped it. */
import { receiveSnapshot } from '../state/receive-snapshot.ts'
import type { Snapshot } from '@muster/session'
import { statusOf, PLAYING, type PlayStatus } from './play-status.ts'
import type { BattlePresenter } from './battle-presenter.ts'

/** Another tab has the battle now. */
export function watch(presenter: BattlePresenter): void {
  presenter.suspend({ is: 'watching' })
  presenter.store.set((now) => receiveSnapshot(now, presenter.visible(now.snapshot)))
}

/** The battle as the store has it: looked at, or played on from there. */
export async function reopen(presenter: BattlePresenter, status: PlayStatus, withoutLastAnswer = false): Promise<void> {
  const source = { ...presenter.keeping.source, ...(withoutLastAnswer && { withoutLastAnswer }) }
  const keepAs = status.is === 'playing' ? presenter.id : undefined
  const snapshot = withoutOldDice(presenter, await presenter.client.open(source, keepAs))
  presenter.status.set(() => (status.is === 'playing' ? statusOf(snapshot) : status))
  presenter.receive(snapshot)
}

/** Dice that lie in the tray already do not fall a second time. */
const withoutOldDice = ({ state: { tray } }: BattlePresenter, snapshot: Snapshot): Snapshot =>
  JSON.stringify(tray) === JSON.stringify(snapshot.thrown) ? { ...snapshot, thrown: [] } : snapshot

/** After a breakdown: a new worker, and the battle as it was last kept, or one answer before that. */
export async function recover(presenter: BattlePresenter, withoutLastAnswer: boolean): Promise<void> {
  presenter.client.restart()
  await presenter.attempt(() => reopen(presenter, PLAYING, withoutLastAnswer))
}
