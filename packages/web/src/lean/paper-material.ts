/**
 * Paper that turns to the viewer: cards, trees, bushes and wings, all of a kind drawn as instances. Which way they turn
 * is told to the graphics chip as three directions, so nothing is written anew while somebody goes round the table.
 */
import { DoubleSide, GreaterDepth, LessEqualDepth, ShaderMaterial, Vector3, type Texture } from 'three'
import type { Tone } from './triangles.ts'

/** Directions that all paper shares: to its right, up along it, and out of it. */
export interface Facing {
  readonly right: { readonly value: Vector3 }
  readonly up: { readonly value: Vector3 }
  readonly out: { readonly value: Vector3 }
}

export const makeFacing = (): Facing => ({
  right: { value: new Vector3(1, 0, 0) },
  up: { value: new Vector3(0, 1, 0) },
  out: { value: new Vector3(0, 0, 1) },
})

/** Solid paper; what shows of it through terrain; paper turned to glass. */
export type PaperPass = 'solid' | 'hidden' | 'glass'

export const PAPER_VERTEX = `
attribute vec4 corner;
attribute vec2 edge;
attribute vec3 place;
attribute vec3 size;
attribute vec4 picture;
attribute float alpha;
uniform vec3 right, up, out_;
varying vec2 vUv;
varying float vEdge, vAlpha;
void main() {
  float half_ = size.x * 0.5;
  float x = corner.x * half_;
  float y = corner.y * abs(half_) + corner.z * (size.y - abs(half_));
  vec3 world = place + right * x + up * y + out_ * (corner.w - abs(x) * size.z);
  vUv = picture.xy + picture.zw * vec2(edge.y, y / size.y);
  vEdge = edge.x;
  vAlpha = alpha;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}`

const FRAGMENT = `
uniform sampler2D map;
uniform vec3 tint, edgeColour;
uniform float pass;
varying vec2 vUv;
varying float vEdge, vAlpha;
void main() {
  vec4 paint = texture2D(map, vUv);
  vec4 colour = vEdge > 0.5 ? vec4(edgeColour, 1.0) : vec4(paint.rgb / max(paint.a, 0.004) * tint, paint.a);
  if (colour.a < 0.4) discard;
  bool isGlass = vAlpha < 0.9;
  if (pass < 0.5 && isGlass) discard;
  if (pass > 1.5 && !isGlass) discard;
  float through = pass < 0.5 ? 1.0 : pass > 1.5 ? vAlpha : 0.34;
  gl_FragColor = vec4(colour.rgb, pass < 0.5 ? colour.a : through * colour.a);
}`

const PASSES: readonly PaperPass[] = ['solid', 'hidden', 'glass']

export interface PaperLook {
  readonly map: Texture
  readonly facing: Facing
  readonly tint: Tone
  readonly edge: Tone
}

export function paperMaterial({ map, facing, tint, edge }: PaperLook, pass: PaperPass): ShaderMaterial {
  const isSolid = pass === 'solid'
  return new ShaderMaterial({
    vertexShader: PAPER_VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      map: { value: map },
      right: facing.right,
      up: facing.up,
      out_: facing.out,
      tint: { value: new Vector3(...tint) },
      edgeColour: { value: new Vector3(...edge) },
      pass: { value: PASSES.indexOf(pass) },
    },
    side: DoubleSide,
    transparent: !isSolid,
    depthWrite: isSolid,
    depthFunc: pass === 'hidden' ? GreaterDepth : LessEqualDepth,
    alphaToCoverage: isSolid,
  })
}
