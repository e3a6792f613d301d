/** Which of the cards under a pointer is meant: the one that is seen; on a second press there, the one behind it. */
import type { FigureId } from '@muster/engine'
import { cardsAt } from '../../camera/card-outline.ts'
import type { Viewport } from '../../camera/viewport.ts'
import type { HitTarget } from '../../figures/hit-test.ts'
import { DRAG_THRESHOLD, pressDistance, type Press } from './press.ts'

export class CardPicker {
  private last: { readonly press: Press; readonly picked: FigureId } | undefined

  /** The card that is seen there. */
  peek(viewport: Viewport, figures: readonly HitTarget[], press: Press): FigureId | undefined {
    return cardsAt(viewport, figures, press)[0]?.id
  }

  /** The card that a press takes. */
  pick(viewport: Viewport, figures: readonly HitTarget[], press: Press): FigureId | undefined {
    const cards = cardsAt(viewport, figures, press)
    const { last } = this
    const isSecond = last !== undefined && pressDistance(last.press, press) < DRAG_THRESHOLD
    const before = isSecond ? cards.findIndex(({ id }) => id === last.picked) : -1
    const picked = cards[(before + 1) % Math.max(1, cards.length)]?.id
    this.last = picked === undefined ? undefined : { press, picked }
    return picked
  }
}
