/** Collects triangles with their picture and their tone, and makes one geometry of them. */
import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2, type Vector4 } from 'three'
import { LIGHT } from '@muster/draw'
import type { Place } from '../camera/tilt.ts'

/** To the right, up, to the south: millimetres of the table as it is seen. */
export type Corner = readonly [x: number, up: number, y: number]
export type Uv = readonly [u: number, v: number]
export type Tone = readonly [red: number, green: number, blue: number]

type Four<T> = readonly [T, T, T, T]

export const WHITE: Tone = [1, 1, 1]

/** Ground that lies flat is as bright as its paint; a wall turned from the light is darker. */
const AMBIENT = 0.78
const DIFFUSE = 0.34

export class Triangles {
  private readonly places: number[] = []
  private readonly uvs: number[] = []
  private readonly tones: number[] = []

  triangle(corners: readonly [Corner, Corner, Corner], uvs: readonly [Uv, Uv, Uv], tone: Tone): void {
    corners.forEach((corner, n) => this.corner(corner, uvs[n] ?? [0, 0], tone))
  }

  private corner(corner: Corner, uv: Uv, tone: Tone): void {
    this.places.push(...corner)
    this.uvs.push(...uv)
    this.tones.push(...tone)
  }

  /** Four corners in order, shaded by the way they face. */
  quad([a, b, c, d]: Four<Corner>, [ua, ub, uc, ud]: Four<Uv>, tone = WHITE): void {
    const lit = shaded(tone, a, b, c)
    this.triangle([a, b, c], [ua, ub, uc], lit)
    this.triangle([a, c, d], [ua, uc, ud], lit)
  }

  /** A flat area at a height. */
  area(ring: readonly Place[], up: number, uvOf: (at: Place) => Uv, tone = WHITE): void {
    const flat = ring.map(({ x, y }) => new Vector2(x, y))
    for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(flat, [])) {
      const corners = [ring[a], ring[b], ring[c]].map((at) => at ?? { x: 0, y: 0 })
      const [p, q, r] = corners.map(({ x, y }): Corner => [x, up, y])
      const [u, v, w] = corners.map(uvOf)
      if (p && q && r && u && v && w) this.triangle([p, r, q], [u, w, v], tone)
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.places), 3))
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2))
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.tones), 3))
    return geometry
  }
}

/** A tone by the light that falls on a face with these corners, whichever side of it is seen. */
export function shaded([red, green, blue]: Tone, a: Corner, b: Corner, c: Corner): Tone {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const long = Math.hypot(nx, ny, nz) || 1
  const light = Math.max(0, (nx * LIGHT.x + ny * LIGHT.up + nz * LIGHT.y) / long)
  const bright = Math.min(1.04, AMBIENT + DIFFUSE * light)
  return [red * bright, green * bright, blue * bright]
}

/** The uv of a share of a picture on the sheet: from the left, and from its foot up. */
export const uvIn = (box: Vector4, across: number, up: number): Uv => [box.x + box.z * across, box.y + box.w * up]
