/** When the computer's turn comes: after what has just happened could be seen. */
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
