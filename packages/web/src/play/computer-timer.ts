/** Delays the computer's turn until the last event has been shown. */
export class ComputerTimer {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly think: () => void) {}

  get isRunning(): boolean {
    return this.timer !== undefined
  }

  set(after: number): void {
    this.stop()
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.think()
    }, after)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}
