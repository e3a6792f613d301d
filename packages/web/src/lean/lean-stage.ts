/**
 * The table as a small paper theatre in WebGL. The ground with its shadows is drawn once; cards and trees are instances
 * that the graphics chip turns to the viewer. A frame is drawn only when something has changed.
 */
import { uprightsOf, type Uprights } from '@muster/draw'
import { MM } from '@muster/table'
import {
  ColorManagement,
  Group,
  LinearSRGBColorSpace,
  Mesh,
  type MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  Material,
  type Object3D,
} from 'three'
import type { Place, Size } from '../camera/tilt.ts'
import type { Viewport } from '../camera/viewport.ts'
import { Atlas, sharpTexture } from './pictures/atlas.ts'
import { stageColours } from './colours.ts'
import { Drape } from './drape.ts'
import { FigureCards } from './figure-cards.ts'
import { makeGround } from './ground.ts'
import { PaperInstances, paperQuad } from './paper.ts'
import { makeFacing } from './paper-material.ts'
import { takePose } from './pose.ts'
import { GROUND_PIXELS, groundPicture, type StagedTable } from './pictures/ground-picture.ts'
import { PLAIN } from './solids/solid.ts'
import { makeSolids } from './solids/solids.ts'

export interface Clearing {
  readonly at: Place
  readonly radius: number
}

const OVERLAY_PIXELS = 2048
const HAND_PIXELS = 512
const TREE_CAPACITY = 4096
const MOST_PIXEL_RATIO = 2
/** Trees keep this far from a base, and are left out if their crown would cover it. */
const CLEARANCE = 2.5
const CROWN_SHARE = 0.82

// Colours are painted as they are drawn, not calculated with.
ColorManagement.enabled = false

export class LeanStage {
  readonly scene = new Scene()
  readonly figures: FigureCards
  /** Overlays that rest, and those of what is in hand. */
  readonly overlay: Drape
  readonly hand: Drape
  private readonly camera = new PerspectiveCamera()
  private readonly facing = makeFacing()
  private readonly trees = new PaperInstances(paperQuad(), TREE_CAPACITY)
  private readonly ground: MeshBasicMaterial
  private solids: Mesh | undefined
  private roofsOff = ''

  private constructor(
    private readonly renderer: WebGLRenderer,
    private readonly table: StagedTable,
    private readonly uprights: Uprights,
    private readonly land: Atlas,
    parts: { readonly figures: Atlas; readonly ground: ReturnType<typeof makeGround> },
  ) {
    const { theme, field } = table
    const colours = stageColours(theme)
    const anisotropy = anisotropyOf(renderer)
    const felt = { width: field.width / MM, height: field.depth / MM }
    this.overlay = new Drape(parts.ground.surface, felt, OVERLAY_PIXELS, 0, anisotropy)
    this.hand = new Drape(parts.ground.surface, felt, HAND_PIXELS, 1, anisotropy)
    this.ground = parts.ground.material
    const group = new Group()
    this.figures = new FigureCards(group, parts.figures, theme, this.facing)
    const look = { map: land.texture, facing: this.facing, tint: colours.paper, edge: colours.paper }
    this.scene.add(...parts.ground.meshes, this.overlay.mesh, this.hand.mesh, this.trees.mesh(look, 'solid', 0), group)
  }

  static async make(canvas: HTMLCanvasElement, table: StagedTable): Promise<LeanStage> {
    const renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      alpha: true,
      stencil: true,
      powerPreference: 'high-performance',
    })
    renderer.outputColorSpace = LinearSRGBColorSpace
    renderer.setPixelRatio(Math.min(MOST_PIXEL_RATIO, devicePixelRatio))
    const anisotropy = anisotropyOf(renderer)
    const uprights = uprightsOf(table.field, table.theme, table.isTurned)
    const land = new Atlas(anisotropy)
    const [picture] = await Promise.all([
      groundPicture(table, uprights, GROUND_PIXELS.first),
      land.show([PLAIN, ...uprights.pictures]),
    ])
    const stage = new LeanStage(renderer, table, uprights, land, {
      figures: new Atlas(anisotropy),
      ground: makeGround(table.field, table.theme, sharpTexture(picture, anisotropy)),
    })
    stage.clear([], [])
    return stage
  }

  /** Trees are left out and roofs taken off where figures stand. */
  clear(clearings: readonly Clearing[], roofsOff: readonly string[]): void {
    const { heightAt } = this.table
    const standing = this.uprights.cutOuts.filter(
      ({ at, crown }) => crown === undefined || !isCovered(at, crown, clearings),
    )
    this.trees.set(
      standing.map(({ at, picture, width, height, isFlipped }) => {
        const box = this.land.box(picture)
        return {
          x: at.x,
          y: at.y,
          up: heightAt(at),
          width: isFlipped ? -width : width,
          height,
          picture: box,
        }
      }),
    )
    if (this.solids && roofsOff.join() === this.roofsOff) return
    this.roofsOff = roofsOff.join()
    if (this.solids) this.remove(this.solids)
    this.solids = makeSolids(this.uprights, { theme: this.table.theme, atlas: this.land, heightAt, roofsOff })
    this.scene.add(this.solids)
  }

  /** Draws the ground again, twice as sharp: worth its while where frames are quick and the screen is large. */
  async sharpen(): Promise<void> {
    if (this.renderer.capabilities.maxTextureSize < GROUND_PIXELS.sharp) return
    const picture = await groundPicture(this.table, this.uprights, GROUND_PIXELS.sharp)
    this.ground.map?.dispose()
    this.ground.map = sharpTexture(picture, anisotropyOf(this.renderer))
  }

  resize({ width, height }: Size): void {
    this.renderer.setSize(width, height, false)
  }

  draw(viewport: Viewport): void {
    if (!viewport.tilt) return
    takePose(this.camera, this.facing, viewport, viewport.tilt)
    this.renderer.render(this.scene, this.camera)
  }

  get drawCalls(): number {
    return this.renderer.info.render.calls
  }

  /** How many geometries, textures and programs there are: while one turns nothing is added. */
  get made(): number {
    const { memory, programs } = this.renderer.info
    return memory.geometries + memory.textures + (programs?.length ?? 0)
  }

  heightAt(at: Place): number {
    return this.table.heightAt(at)
  }

  dispose(): void {
    this.scene.traverse(disposeOf)
    this.renderer.dispose()
  }

  private remove(mesh: Mesh): void {
    this.scene.remove(mesh)
    mesh.geometry.dispose()
  }
}

function disposeOf(object: Object3D): void {
  if (!(object instanceof Mesh)) return
  object.geometry.dispose()
  if (object.material instanceof Material) object.material.dispose()
}

const anisotropyOf = (renderer: WebGLRenderer): number => Math.min(8, renderer.capabilities.getMaxAnisotropy())

const isCovered = (at: Place, crown: number, clearings: readonly Clearing[]): boolean =>
  clearings.some((one) => Math.hypot(at.x - one.at.x, at.y - one.at.y) < one.radius + CLEARANCE + crown * CROWN_SHARE)
