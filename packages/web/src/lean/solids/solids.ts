/** Walls, houses and rocks as one mesh, painted from one sheet. */
import type { Rock, Uprights } from '@muster/draw'
import { DoubleSide, Mesh, MeshBasicMaterial } from 'three'
import { toneOf } from '../colours.ts'
import { at3, PLAIN, type SolidsOptions } from './solid.ts'
import { addHouse } from './houses.ts'
import { addWall } from './walls.ts'
import { Triangles, uvIn } from '../triangles.ts'

export function makeSolids({ walls, houses, rocks }: Uprights, options: SolidsOptions): Mesh {
  const into = new Triangles()
  for (const wall of walls) addWall(into, wall, options)
  for (const house of houses) addHouse(into, house, options)
  for (const rock of rocks) addRock(into, rock, options)
  const material = new MeshBasicMaterial({
    map: options.atlas.texture,
    vertexColors: true,
    side: DoubleSide,
    alphaTest: 0.5,
  })
  return new Mesh(into.geometry(), material)
}

function addRock(into: Triangles, { foot, top, high, colour }: Rock, { atlas, heightAt }: SolidsOptions): void {
  const plain = uvIn(atlas.box(PLAIN.name), 0.5, 0.5)
  const uvs = [plain, plain, plain, plain] as const
  const tone = toneOf(colour)
  const ground = heightAt(foot[0] ?? { x: 0, y: 0 })
  foot.forEach((from, n) => {
    const next = (n + 1) % foot.length
    const [to, over, before] = [foot[next] ?? from, top[next] ?? from, top[n] ?? from]
    into.quad([at3(to, ground), at3(from, ground), at3(before, ground + high), at3(over, ground + high)], uvs, tone)
  })
  into.area(top, ground + high, () => plain, tone)
}
