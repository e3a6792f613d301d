/** Two fingers on the board: they zoom and pan, and turn and tilt a table that one leans over. */
import type { Camera } from '../../camera/camera.ts'
import { pressDistance, type Press } from './press.ts'

/** Degrees that a pixel tilts the table. */
const TILT = 0.25

export class Pinch {
  constructor(
    private readonly camera: Camera,
    private first: Press,
    private second: Press,
  ) {}

  move(press: Press): void {
    const before = pressDistance(this.first, this.second)
    const was = this.middle
    const { angle } = this
    if (press.id === this.first.id) this.first = press
    else this.second = press
    const { middle } = this
    if (before > 0) this.camera.zoom(pressDistance(this.first, this.second) / before, middle)
    if (this.camera.isLeaning) this.lean(middle.y - was.y, this.angle - angle)
    this.camera.pan(middle.x - was.x, this.camera.isLeaning ? 0 : middle.y - was.y)
  }

  /** Fingers that turn about each other turn the table; together up or down they tilt it. */
  private lean(down: number, turned: number): void {
    this.camera.turnBy(((((turned + 180) % 360) + 360) % 360) - 180, down * TILT)
  }

  private get angle(): number {
    return (Math.atan2(this.second.y - this.first.y, this.second.x - this.first.x) * 180) / Math.PI
  }

  private get middle() {
    return { x: (this.first.x + this.second.x) / 2, y: (this.first.y + this.second.y) / 2 }
  }
}
