/** The feet of the cards, and counters that lie: low, solid, and their rim is the base. All shapes of base are one. */
import type { BaseShape } from '@muster/draw'
import {
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
  Vector3,
  type Texture,
  type Vector4,
} from 'three'
import type { Tone } from './triangles.ts'

const CORNER_STEPS = 9

const VERTEX = `
attribute vec4 corner;
attribute vec2 level;
attribute vec3 place, colour;
attribute vec4 shape;
attribute vec2 turn;
attribute vec4 picture;
varying vec2 vUv;
varying vec3 vColour;
varying float vTop;
void main() {
  float round_ = shape.z - 0.7 * level.x;
  vec2 local = corner.xy * (shape.xy - shape.z) + corner.zw * round_;
  vec2 ground = vec2(local.x * turn.x - local.y * turn.y, local.x * turn.y + local.y * turn.x);
  float half_ = max(shape.x, shape.y);
  vUv = picture.xy + picture.zw * (vec2(local.x, -local.y) / (2.0 * half_) + 0.5);
  vec2 way = vec2(corner.z * turn.x - corner.w * turn.y, corner.z * turn.y + corner.w * turn.x);
  vColour = colour * (0.86 + 0.3 * dot(way, vec2(-0.83, -0.56)));
  vTop = level.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(place + vec3(ground.x, level.x * shape.w, ground.y), 1.0);
}`

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tint;
varying vec2 vUv;
varying vec3 vColour;
varying float vTop;
void main() {
  vec4 paint = texture2D(map, vUv);
  gl_FragColor = vec4(vTop > 0.5 ? paint.rgb / max(paint.a, 0.004) * tint : vColour, 1.0);
}`

export interface Foot {
  readonly x: number
  readonly up: number
  readonly y: number
  readonly shape: BaseShape
  readonly high: number
  /** The direction of its length, in radians. */
  readonly angle: number
  readonly colour: Tone
  readonly picture: Vector4
}

export class Feet {
  readonly mesh: Mesh
  readonly geometry = new InstancedBufferGeometry()
  private readonly buffers: Readonly<
    Record<'place' | 'shape' | 'colour' | 'turn' | 'picture', InstancedBufferAttribute>
  >

  constructor(map: Texture, tint: Tone, capacity: number) {
    const { corners, levels } = footShapeCorners()
    this.geometry.setAttribute('corner', new Float32BufferAttribute(corners, 4))
    // Its count says how many corners to draw; the places are calculated in the shader.
    this.geometry.setAttribute('position', this.geometry.getAttribute('corner'))
    this.geometry.setAttribute('level', new Float32BufferAttribute(levels, 2))
    const buffer = (parts: number) => new InstancedBufferAttribute(new Float32Array(capacity * parts), parts)
    this.buffers = { place: buffer(3), shape: buffer(4), colour: buffer(3), turn: buffer(2), picture: buffer(4) }
    for (const [name, attribute] of Object.entries(this.buffers)) this.geometry.setAttribute(name, attribute)
    this.geometry.instanceCount = 0
    const uniforms = { map: { value: map }, tint: { value: new Vector3(...tint) } }
    this.mesh = new Mesh(
      this.geometry,
      new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms, side: 2 }),
    )
    this.mesh.frustumCulled = false
  }

  set(feet: readonly Foot[]): void {
    const { place, shape, colour, turn, picture } = this.buffers
    feet.slice(0, place.count).forEach((foot, n) => {
      place.setXYZ(n, foot.x, foot.up, foot.y)
      shape.setXYZW(n, foot.shape.halfLength, foot.shape.halfWidth, foot.shape.corner, foot.high)
      colour.setXYZ(n, ...foot.colour)
      turn.setXY(n, Math.cos(foot.angle), Math.sin(foot.angle))
      picture.setXYZW(n, foot.picture.x, foot.picture.y, foot.picture.z, foot.picture.w)
    })
    for (const attribute of Object.values(this.buffers)) attribute.needsUpdate = true
    this.geometry.instanceCount = Math.min(feet.length, place.count)
  }
}

/** Round the rim: which corner of the box a place belongs to, and its direction from there; then low or high, rim or lid. */
function footShapeCorners(): { corners: number[]; levels: number[] } {
  const rim = [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: CORNER_STEPS }, (_, i) => {
      const angle = ((quarter + i / (CORNER_STEPS - 1)) * Math.PI) / 2
      const sign = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
      return [...sign, Math.cos(angle), Math.sin(angle)]
    }),
  )
  const corners: number[] = []
  const levels: number[] = []
  const add = (corner: readonly number[], high: number, isLid: number) => {
    corners.push(...corner)
    levels.push(high, isLid)
  }
  rim.forEach((from, n) => {
    const to = rim[(n + 1) % rim.length] ?? from
    for (const [corner, high] of [
      [from, 0],
      [to, 0],
      [to, 1],
      [from, 0],
      [to, 1],
      [from, 1],
    ] as const)
      add(corner, high, 0)
    for (const corner of [[0, 0, 0, 0], from, to]) add(corner, 1, 1)
  })
  return { corners, levels }
}
