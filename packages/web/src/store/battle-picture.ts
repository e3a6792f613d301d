/** A small picture of a table as data: it is drawn when it is shown, in the theme of that moment. */
import type { TableView } from '@muster/engine'
import type { Base, Battlefield, Point } from '@muster/table'
import { sideLookOf, type SideLook } from '../figures/side-looks.ts'

export interface BattlePicture {
  readonly field: Battlefield
  readonly figures: readonly {
    readonly look: SideLook
    readonly icon: string
    readonly base: Base
    readonly at: Point
  }[]
}

export const pictureOf = ({ field, figures, sides }: TableView): BattlePicture => ({
  field,
  figures: figures.map(({ side, icon, base, at }) => ({ look: sideLookOf(sides, side), icon, base, at })),
})
