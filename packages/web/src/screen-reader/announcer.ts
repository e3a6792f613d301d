/** Decides when to announce: at once when the person is asked something, otherwise at intervals, and nothing twice. */
import { announcement } from './announcement.ts'
import type { LogLine, Snapshot } from '@muster/session'

/** While the computer plays, events that come faster than they can be read out are announced together. */
const QUIET_TIME = 2500

const needsPerson = ({ answeredBy, awaited, result }: Snapshot): boolean =>
  answeredBy === 'person' || awaited !== undefined || result !== undefined

export class Announcer {
  /** The last event that was announced. */
  private announced: number | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private announce: () => void = () => undefined

  constructor(private readonly say: (text: string) => void) {}

  update(log: readonly LogLine[], snapshot: Snapshot): void {
    this.announce = () => {
      // A reopened battle is not announced from its start.
      const last = log.at(-1)?.event ?? -1
      const told = Math.min(this.announced ?? last, last)
      this.announced = last
      this.say(
        announcement(
          log.filter(({ event }) => event > told),
          snapshot,
        ),
      )
    }
    if (needsPerson(snapshot)) this.announceNow()
    else this.timer ??= setTimeout(() => this.announceNow(), QUIET_TIME)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private announceNow(): void {
    this.stop()
    this.announce()
  }
}
