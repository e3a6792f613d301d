/** All ready armies, each at 100, 250 and 500 points. */
import type { ReadyArmy } from '@muster/engine'
import { barrowDead } from './barrow-dead.ts'
import { guardOfTheVale } from './guard-of-the-vale.ts'
import { karDorun } from './kar-dorun.ts'
import { musterAll, musterFirst } from './muster.ts'
import { redTusk } from './red-tusk.ts'
import { silverWood } from './silver-wood.ts'

const BANNERS = [guardOfTheVale, redTusk, silverWood, barrowDead, karDorun]

export const readyArmies: readonly ReadyArmy[] = BANNERS.flatMap(musterAll)
/** Those of a first battle, which set-up does not list. */
export const firstArmies: readonly ReadyArmy[] = BANNERS.map(musterFirst)
