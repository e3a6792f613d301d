/** Progress of long work on stderr: on a terminal one line that is redrawn, otherwise a line a second. */
import type { Io } from './io.ts'

export class Progress {
  private readonly began: number
  private drawn = -Infinity
  private width = 0

  constructor(
    private readonly io: Io,
    private readonly wanted: boolean,
    private readonly total: number,
    private readonly what: string,
  ) {
    this.began = io.now()
  }

  get seconds(): number {
    return (this.io.now() - this.began) / 1000
  }

  at(done: number, note = ''): void {
    const now = this.io.now()
    const wait = this.io.watched ? 100 : 1000
    if (!this.wanted || (now - this.drawn < wait && done < this.total)) return
    this.drawn = now
    this.draw(`${this.what} ${done} of ${this.total}${this.rate(done)}${note && `, ${note}`}`)
  }

  /** Clears the line. */
  done(): void {
    if (this.width > 0) this.io.draw(`\r${' '.repeat(this.width)}\r`)
  }

  private rate(done: number): string {
    const { seconds } = this
    if (done === 0 || seconds <= 0) return ''
    const each = seconds / done
    const speed = each > 1 ? `${each.toFixed(1)} s each` : `${(1 / each).toFixed(1)} a second`
    return `, ${speed}, ${Math.ceil((this.total - done) * each)} s left`
  }

  private draw(line: string): void {
    if (!this.io.watched) return this.io.draw(`${line}\n`)
    this.io.draw(`\r${line.padEnd(this.width)}`)
    this.width = Math.max(this.width, line.length)
  }
}
