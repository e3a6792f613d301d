/** All ready armies, each at 100, 250 and 500 points. */
import type { ReadyArmy } from '@muster/engine'
import { barrowDead } from './barrow-dead.ts'
import { guardOfTheVale } from './guard-of-the-vale.ts'
import { karDorun } from './kar-dorun.ts'
import { musterAll } from './muster.ts'
import { redTusk } from './red-tusk.ts'
import { silverWood } from './silver-wood.ts'

export const readyArmies: readonly ReadyArmy[] = [guardOfTheVale, redTusk, silverWood, barrowDead, karDorun].flatMap(
  musterAll,
)
