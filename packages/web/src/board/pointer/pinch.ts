/** Two fingers on the board: they zoom and pan. */
import type { Camera } from '../../camera/camera.ts'
import { pressDistance, type Press } from './press.ts'

export class Pinch {
  constructor(
    private readonly camera: Camera,
    private first: Press,
    private second: Press,
  ) {}

  move(press: Press): void {
    const before = pressDistance(this.first, this.second)
    const was = this.middle
    if (press.id === this.first.id) this.first = press
    else this.second = press
    const { middle } = this
    if (before > 0) this.camera.zoom(pressDistance(this.first, this.second) / before, middle)
    this.camera.pan(middle.x - was.x, middle.y - was.y)
  }

  private get middle() {
    return { x: (this.first.x + this.second.x) / 2, y: (this.first.y + this.second.y) / 2 }
  }
}
