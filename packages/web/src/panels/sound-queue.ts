/** Sounds one after the other. What comes faster than it can be heard is left out, so that nothing becomes a barrage. */
import type { SoundName } from '../ui/sound.ts'

/** The pause between two sounds, in milliseconds. */
const APART = 260
/** So many may wait; the rest of a quick turn is silent. */
const MOST = 2

export class SoundQueue {
  private waiting: SoundName[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly play: (name: SoundName) => void) {}

  add(name: SoundName): void {
    if (this.timer === undefined) this.start(name)
    else if (this.waiting.length < MOST && this.waiting.at(-1) !== name) this.waiting.push(name)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
  }

  private start(name: SoundName): void {
    this.play(name)
    this.timer = setTimeout(() => {
      this.timer = undefined
      const next = this.waiting.shift()
      if (next) this.start(next)
    }, APART)
  }
}
