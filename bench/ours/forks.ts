/** Independent copies of battles in full swing, each ready to be played on. */
import { SeededDice } from '@muster/engine'
import { perSecond, report } from '../clock.mjs'
import { inFullSwing } from './skirmish.ts'

const battles = Array.from({ length: 20 }, (_, seed) => inFullSwing(seed))
const dice = new SeededDice(1)
let next = 0
let last: ReturnType<typeof inFullSwing> | undefined
const rate = perSecond(() => {
  for (let i = 0; i < 50; i++) last = battles[next++ % battles.length]?.fork(dice)
  return 50
})
if (last?.question === undefined) throw new Error('a copy should be asked what its original is asked')
report({ copies: rate })
