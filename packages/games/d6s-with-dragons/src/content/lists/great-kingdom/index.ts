/** The Great Kingdom. */
import type { ArmyList } from '../../army-list.ts'
import { archmage } from './archmage.ts'
import { guardCaptain, rangerCaptain } from './captains.ts'
import { knight } from './knight.ts'
import { onceAndFutureKing } from './once-and-future-king.ts'
import { archer, faerieWarrior, manAtArms, peasantLevy } from './troops.ts'
import { warriorPrince } from './warrior-prince.ts'

export const greatKingdom: ArmyList = {
  id: 'great-kingdom',
  name: 'The Great Kingdom',
  line: 'A king and his court, knights on horseback, men-at-arms and archers, and the faerie folk beside them.',
  listings: [
    archmage,
    onceAndFutureKing,
    warriorPrince,
    knight,
    rangerCaptain,
    guardCaptain,
    faerieWarrior,
    manAtArms,
    archer,
    peasantLevy,
  ],
}
