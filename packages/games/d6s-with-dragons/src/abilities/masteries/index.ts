/** The masteries that are declared, and who may declare which. */
import { raise } from '@muster/engine'
import type { Figure, State } from '../../state/state.ts'
import { blade } from './blade.ts'
import { bludgeon } from './bludgeon.ts'
import { dualWielding } from './dual-wielding.ts'
import { exotic } from './exotic.ts'
import { mayUseMastery, type Mastery } from './mastery.ts'
import { shield } from './shield.ts'
import { spear } from './spear.ts'

export { mayUseMastery, spendMastery, type Mastery } from './mastery.ts'

export const MASTERIES: readonly Mastery[] = [spear, blade, bludgeon, exotic, dualWielding, shield]

export const masteryOf = (id: string): Mastery =>
  MASTERIES.find((mastery) => mastery.id === id) ?? raise(`there is no mastery "${id}" to declare`)

/** An unspent action or attacks left of one, no mastery yet this round, and the weapon or shield in hand. */
export const declarable = (state: State, figure: Figure): readonly Mastery[] =>
  (figure.now.action || (figure.now.attacksLeft ?? 0) > 0) && mayUseMastery(state, figure)
    ? MASTERIES.filter((mastery) => mastery.fits(figure))
    : []
