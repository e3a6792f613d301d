/**
 * Two tabs of one battle: one plays, the others look on and follow. Whoever wants to play asks for it; the one who has
 * it lays the battle on the shelf and gives way. Who does not answer has it taken away.
 */
import { claimAnyway, type Claim } from '../store/claim.ts'
import type { Keeper } from '../store/keeper.ts'
import type { Shelf } from '../store/shelf.ts'
import type { Voice } from '../store/voice.ts'
import { PLAYING } from './footing.ts'
import { lookOn, takeUp } from './mending.ts'
import type { Session } from './session.ts'

/** How long another tab may take to lay the battle down. */
const PATIENCE = 1500

export interface Watched {
  readonly id: string
  readonly session: Session
  readonly keeper: Keeper
  readonly shelf: Shelf
  readonly voice: Voice
}

export class Guard {
  private claim: Claim | undefined
  private readonly deafen: () => void

  constructor(
    private readonly watched: Watched,
    claim: Claim | undefined,
  ) {
    this.hold(claim)
    this.deafen = watched.voice.listen(({ is, id }) => {
      if (id !== watched.id) return
      if (is === 'kept') void this.follow()
      else void this.giveWay()
    })
  }

  /** Play on at this screen. */
  async takeOver(): Promise<void> {
    const { id, voice, session, shelf } = this.watched
    voice.say({ is: 'wanted', id })
    this.hold(await claimAnyway(id, PATIENCE))
    const battle = await shelf.load(id).catch(() => undefined)
    if (battle) await takeUp(session, battle.kept, PLAYING)
  }

  close(): void {
    this.deafen()
    this.claim?.release()
  }

  private hold(claim: Claim | undefined): void {
    this.claim = claim
    void claim?.lost.then(() => this.claim === claim && this.lookOn())
  }

  private async giveWay(): Promise<void> {
    const { claim } = this
    if (!claim) return
    this.lookOn()
    await this.watched.keeper.settled()
    claim.release()
  }

  private lookOn(): void {
    this.claim = undefined
    lookOn(this.watched.session)
  }

  private async follow(): Promise<void> {
    const { id, session, shelf } = this.watched
    if (this.claim) return
    const battle = await shelf.load(id).catch(() => undefined)
    if (battle && !this.claim) await takeUp(session, battle.kept, { is: 'looking-on' })
  }
}
