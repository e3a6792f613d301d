/** All ready armies. */
import type { ReadyArmy } from '@muster/engine'
import { kingsHost } from './kings-host.ts'
import { wildHorde } from './wild-horde.ts'

export const readyArmies: readonly ReadyArmy[] = [kingsHost, wildHorde]
