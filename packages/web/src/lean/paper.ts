/** Pieces of paper that turn to the viewer, drawn as instances of one shape. */
import { Float32BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, type Vector4 } from 'three'
import { paperMaterial, type PaperLook, type PaperPass } from './paper-material.ts'

/** Where a piece of paper stands, how large it is, and which picture it shows. */
export interface PaperPiece {
  readonly x: number
  readonly up: number
  readonly y: number
  /** A negative width mirrors it about its foot. */
  readonly width: number
  readonly height: number
  readonly picture: Vector4
  /** Less than one: glass. */
  readonly alpha?: number
  /** How far back its ends are swung, for each millimetre from its foot. */
  readonly swing?: number
}

/** Corners of one piece: across (-1 to 1), up the arch, whether on the arch, out of the paper; edge and picture. */
export interface PaperShape {
  readonly corners: readonly number[]
  readonly edges: readonly number[]
}

/** A plain rectangle that stands on the middle of its foot, or on its left corner. */
export const paperQuad = (from: -1 | 0 = -1): PaperShape => {
  const [left, right] = from === -1 ? [-1, 1] : [0, 2]
  const spots = [
    [left, 0],
    [right, 0],
    [right, 1],
    [left, 0],
    [right, 1],
    [left, 1],
  ] as const
  return {
    corners: spots.flatMap(([x, top]) => [x, top, top, 0]),
    edges: spots.flatMap(([x]) => [0, x === left ? 0 : 1]),
  }
}

export class PaperInstances {
  readonly geometry = new InstancedBufferGeometry()
  private readonly buffers: Readonly<Record<'place' | 'size' | 'picture' | 'alpha', InstancedBufferAttribute>>

  constructor(shape: PaperShape, capacity: number) {
    this.geometry.setAttribute('corner', new Float32BufferAttribute(shape.corners, 4))
    // Its count says how many corners to draw; the places are calculated in the shader.
    this.geometry.setAttribute('position', this.geometry.getAttribute('corner'))
    this.geometry.setAttribute('edge', new Float32BufferAttribute(shape.edges, 2))
    const buffer = (parts: number) => new InstancedBufferAttribute(new Float32Array(capacity * parts), parts)
    this.buffers = { place: buffer(3), size: buffer(3), picture: buffer(4), alpha: buffer(1) }
    for (const [name, attribute] of Object.entries(this.buffers)) this.geometry.setAttribute(name, attribute)
    this.geometry.instanceCount = 0
  }

  get capacity(): number {
    return this.buffers.alpha.count
  }

  set(pieces: readonly PaperPiece[]): void {
    const { place, size, picture, alpha } = this.buffers
    pieces.slice(0, this.capacity).forEach((piece, n) => {
      place.setXYZ(n, piece.x, piece.up, piece.y)
      size.setXYZ(n, piece.width, piece.height, piece.swing ?? 0)
      picture.setXYZW(n, piece.picture.x, piece.picture.y, piece.picture.z, piece.picture.w)
      alpha.setX(n, piece.alpha ?? 1)
    })
    for (const attribute of Object.values(this.buffers)) attribute.needsUpdate = true
    this.geometry.instanceCount = Math.min(pieces.length, this.capacity)
  }

  mesh(look: PaperLook, pass: PaperPass, order: number): Mesh {
    const mesh = new Mesh(this.geometry, paperMaterial(look, pass))
    mesh.frustumCulled = false
    mesh.renderOrder = order
    return mesh
  }
}
