/** The shadows of the figures: each card's shape, laid on the ground away from the light. They move with the figures. */
import { LIGHT, SHADOW_FALL } from '@muster/draw'
import {
  DoubleSide,
  Mesh,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  ShaderMaterial,
  Vector3,
  type InstancedBufferGeometry,
} from 'three'
import { PAPER_VERTEX } from './paper-material.ts'

const FRAGMENT = `
uniform float strength;
void main() {
  gl_FragColor = vec4(0.05, 0.07, 0.024, strength);
}`

/** Where two shadows overlap the ground is not darkened twice: the stencil remembers what is dark already. */
export function makeShadows(geometry: InstancedBufferGeometry, strength: number): Mesh {
  const across = Math.hypot(LIGHT.x, LIGHT.y)
  const material = new ShaderMaterial({
    vertexShader: PAPER_VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      right: { value: new Vector3(-LIGHT.y / across, 0, LIGHT.x / across) },
      up: { value: new Vector3(SHADOW_FALL.x, 0, SHADOW_FALL.y) },
      out_: { value: new Vector3(0, 0, 0) },
      strength: { value: strength },
    },
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -6,
    stencilWrite: true,
    stencilFunc: NotEqualStencilFunc,
    stencilRef: 1,
    stencilZPass: ReplaceStencilOp,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  return mesh
}
