/** Puts the eye where the viewport says, and turns all paper to it. */
import type { PerspectiveCamera } from 'three'
import { eyeDistance, lensDegrees, RADIANS, type Tilt } from '../camera/tilt.ts'
import type { Viewport } from '../camera/viewport.ts'
import { cardLean } from '../camera/card-outline.ts'
import type { Facing } from './paper-material.ts'

export function takePose(camera: PerspectiveCamera, facing: Facing, { left, top, scale }: Viewport, tilt: Tilt): void {
  const { pane, pitch, yaw } = tilt
  const middle = { x: left + pane.width / 2 / scale, y: top + pane.height / 2 / scale }
  const far = eyeDistance(pane) / scale
  const [sin, cos] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)]
  const [east, south] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)]
  camera.fov = lensDegrees(pane)
  camera.aspect = pane.width / pane.height
  camera.near = far * 0.12
  camera.far = far * 8
  camera.position.set(middle.x + east * cos * far, sin * far, middle.y + south * cos * far)
  camera.up.set(-east * sin, cos, -south * sin)
  camera.lookAt(middle.x, 0, middle.y)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
  const lean = cardLean(pitch) * RADIANS
  facing.right.value.set(south, 0, -east)
  facing.up.value.set(-east * Math.sin(lean), Math.cos(lean), -south * Math.sin(lean))
  facing.out.value.set(east * Math.cos(lean), Math.sin(lean), south * Math.cos(lean))
}
