/** An overlay laid on felt and hills: it follows the ground and passes behind whoever stands on it. */
import {
  CustomBlending,
  LinearFilter,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector4,
  type BufferGeometry,
  type CanvasTexture,
} from 'three'
import type { Size } from '../camera/tilt.ts'
import { sharpTexture } from './pictures/atlas.ts'
import { paintOn, rasterise, type DrawingBox } from './pictures/raster.ts'

const VERTEX = `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** Outside its part of the table a picture shows nothing. */
const FRAGMENT = `
uniform sampler2D map;
uniform vec4 part;
varying vec2 vUv;
void main() {
  vec2 at = (vUv - part.xy) / part.zw;
  if (at.x < 0.0 || at.y < 0.0 || at.x > 1.0 || at.y > 1.0) discard;
  gl_FragColor = texture2D(map, at);
}`

export class Drape {
  readonly mesh: Mesh
  private readonly canvas = document.createElement('canvas')
  private readonly texture: CanvasTexture
  private readonly part = new Vector4(0, 0, 1, 1)
  private latest = 0

  constructor(
    surface: BufferGeometry,
    private readonly felt: Size,
    pixels: number,
    order: number,
    anisotropy: number,
  ) {
    this.canvas.width = pixels
    this.canvas.height = pixels
    this.texture = sharpTexture(this.canvas, anisotropy)
    // It is drawn anew while somebody drags, and never much smaller than it is.
    this.texture.generateMipmaps = false
    this.texture.minFilter = LinearFilter
    this.mesh = new Mesh(
      surface,
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: { map: { value: this.texture }, part: { value: this.part } },
        transparent: true,
        depthWrite: false,
        blending: CustomBlending,
        blendSrc: OneFactor,
        blendDst: OneMinusSrcAlphaFactor,
        polygonOffset: true,
        polygonOffsetFactor: -2 - order,
        polygonOffsetUnits: -4 - order,
      }),
    )
    this.mesh.renderOrder = order
    this.mesh.visible = false
  }

  /** Shows a drawing in millimetres of the felt. Of drawings that come quickly only the last is shown. */
  async show(svg: string, box: DrawingBox): Promise<boolean> {
    const mine = ++this.latest
    const { width, height } = this.canvas
    const painted = await rasterise(svg, box, { width, height })
    if (mine !== this.latest) return false
    const context = paintOn(this.canvas)
    context.clearRect(0, 0, width, height)
    context.drawImage(painted, 0, 0)
    this.texture.needsUpdate = true
    const felt = this.felt
    this.part.set(
      box.x / felt.width,
      1 - (box.y + box.height) / felt.height,
      box.width / felt.width,
      box.height / felt.height,
    )
    this.mesh.visible = true
    return true
  }

  hide(): void {
    this.latest++
    this.mesh.visible = false
  }
}
