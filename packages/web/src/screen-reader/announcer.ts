/** Tells those who listen what happens: at once when they are asked something, else now and then, and never twice. */
import type { LogEntry } from '@muster/engine'
import { announcement } from './announcement.ts'
import type { Snapshot } from '../session/messages/snapshot.ts'

/** While the computer plays: what comes faster than it can be read out is told together. */
const REST = 2500

const isWaitedFor = ({ asked, awaited, result }: Snapshot): boolean =>
  asked === 'person' || awaited !== undefined || result !== undefined

export class Herald {
  private told: number | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private tell: () => void = () => undefined

  constructor(private readonly say: (text: string) => void) {}

  hear(log: readonly LogEntry[], snapshot: Snapshot): void {
    this.tell = () => {
      // A battle that is taken up again is not read out from its beginning.
      const from = Math.min(this.told ?? log.length, log.length)
      this.told = log.length
      this.say(announcement(log.slice(from), snapshot))
    }
    if (isWaitedFor(snapshot)) this.tellNow()
    else this.timer ??= setTimeout(() => this.tellNow(), REST)
  }

  rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private tellNow(): void {
    this.rest()
    this.tell()
  }
}
