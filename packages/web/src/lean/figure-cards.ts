/** The figures on the stage: cards, feet, wings and shadows, written into the instances when something changed. */
import {
  facingAngle,
  footShape,
  FOOT_HEIGHT,
  hasWings,
  SHADOW_FALL,
  standeeSize,
  WINGED_WIDTH,
  WING_BOX,
  wingPicture,
  type Objective,
  type Theme,
} from '@muster/draw'
import type { Group } from 'three'
import type { Place } from '../camera/tilt.ts'
import type { Atlas } from './pictures/atlas.ts'
import { cardShape } from './card-shape.ts'
import { stageColours, toneOf } from './colours.ts'
import { Feet, type Foot } from './feet.ts'
import {
  cardName,
  COUNTER_RADIUS,
  counterName,
  counterPicture,
  figurePictures,
  footName,
  type StageFigure,
} from './pictures/figure-pictures.ts'
import { PaperInstances, paperQuad, type PaperPiece } from './paper.ts'
import type { Facing } from './paper-material.ts'
import { makeShadows } from './shadow.ts'

/** A piece of the scenario: a thick counter. */
export interface StageCounter extends Place {
  readonly objective: Objective
  readonly ground: number
}

const COUNTER = { high: 5, edge: '#8A6420' } as const

/** Where a figure is shown now, in millimetres of the table as it is seen. */
export interface ShownFigure extends Place {
  readonly ground: number
  readonly isLifted: boolean
  readonly isGlass: boolean
}

const CAPACITY = 256
const LIFT = 11
const GLASS = 0.3
/** Wings are hinged behind the card and swung back by 16°. */
const WING_SWING = 0.287
const WING_BEHIND = 2

const ORDER = { shadow: 2, hidden: 3, wings: 4, cards: 5, glass: 6 } as const

export class FigureCards {
  private readonly cards = new PaperInstances(cardShape(), CAPACITY)
  private readonly wings = new PaperInstances(paperQuad(0), 16)
  private readonly fallen = new PaperInstances(cardShape(), CAPACITY)
  private readonly feet: Feet

  constructor(
    group: Group,
    private readonly atlas: Atlas,
    private readonly theme: Theme,
    facing: Facing,
  ) {
    const colours = stageColours(theme)
    const look = { map: atlas.texture, facing, tint: colours.paper, edge: toneOf(colours.paperEdge) }
    this.feet = new Feet(atlas.texture, colours.paper, CAPACITY)
    const shadows = makeShadows(this.fallen.geometry, colours.shadow)
    shadows.renderOrder = ORDER.shadow
    this.feet.mesh.renderOrder = ORDER.cards
    group.add(
      shadows,
      this.cards.mesh(look, 'hidden', ORDER.hidden),
      this.wings.mesh(look, 'solid', ORDER.wings),
      this.cards.mesh(look, 'solid', ORDER.cards),
      this.cards.mesh(look, 'glass', ORDER.glass),
      this.feet.mesh,
    )
  }

  /** Brings the pictures of these figures and counters onto the sheet. */
  draw(figures: readonly StageFigure[], counters: readonly StageCounter[]): Promise<void> {
    return this.atlas.show([
      ...figures.flatMap((figure) => figurePictures(figure, this.theme)),
      ...counters.map(({ objective }) => counterPicture(objective, this.theme)),
    ])
  }

  private counter({ objective, x, y, ground }: StageCounter): Foot {
    const [radius, { high }] = [COUNTER_RADIUS, COUNTER]
    return {
      x,
      y,
      up: ground,
      shape: { halfLength: radius, halfWidth: radius, corner: radius },
      high,
      angle: 0,
      colour: toneOf(COUNTER.edge),
      picture: this.atlas.box(counterName(objective)),
    }
  }

  place(
    figures: readonly StageFigure[],
    where: (id: string) => ShownFigure | undefined,
    counters: readonly StageCounter[],
  ): void {
    const cards: PaperPiece[] = []
    const wings: PaperPiece[] = []
    const fallen: PaperPiece[] = []
    const feet: Foot[] = counters.map((counter) => this.counter(counter))
    for (const figure of figures) {
      const shown = where(figure.id)
      if (!shown) continue
      cards.push(this.card(figure, shown))
      wings.push(...this.wingsOf(figure, shown))
      fallen.push(this.shadow(figure, shown))
      feet.push(this.foot(figure, shown))
    }
    this.cards.set(cards)
    this.wings.set(wings)
    this.fallen.set(fallen)
    this.feet.set(feet)
  }

  private card({ token, name }: StageFigure, shown: ShownFigure): PaperPiece {
    return {
      ...standeeSize(token.base),
      x: shown.x,
      y: shown.y,
      up: footUp(shown) + FOOT_HEIGHT,
      picture: this.atlas.box(cardName(token, name)),
      alpha: shown.isGlass ? GLASS : 1,
    }
  }

  private wingsOf({ token }: StageFigure, shown: ShownFigure): PaperPiece[] {
    const { width } = standeeSize(token.base)
    if (!hasWings(token.icon, width)) return []
    const size = width / WINGED_WIDTH
    const hinge = { x: shown.x, y: shown.y - WING_BEHIND, up: footUp(shown) + FOOT_HEIGHT + 8 * size }
    const picture = this.atlas.box(wingPicture(token.side, this.theme).name)
    return [1, -1].map((way) => ({
      ...hinge,
      width: way * WING_BOX.width * size,
      height: WING_BOX.height * size,
      picture,
      swing: WING_SWING,
      alpha: shown.isGlass ? GLASS : 1,
    }))
  }

  private shadow({ token }: StageFigure, { x, y, ground, isLifted }: ShownFigure): PaperPiece {
    const off = isLifted ? LIFT : 0
    return {
      ...standeeSize(token.base),
      x: x + SHADOW_FALL.x * off,
      y: y + SHADOW_FALL.y * off,
      up: ground + 0.3,
      picture: this.atlas.box(''),
    }
  }

  private foot({ token }: StageFigure, shown: ShownFigure): Foot {
    const shape = footShape(token)
    return {
      x: shown.x,
      y: shown.y,
      up: footUp(shown),
      shape,
      high: FOOT_HEIGHT,
      angle: token.facing || shape.halfLength !== shape.halfWidth ? facingAngle(token.facing) : 0,
      colour: toneOf(this.theme.sides[token.side].deep),
      picture: this.atlas.box(footName(token)),
    }
  }
}

const footUp = ({ ground, isLifted }: ShownFigure): number => ground + (isLifted ? LIFT : 0)
