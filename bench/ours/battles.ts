/** Whole battles between two quick bots, from the first question to the last, without a log. */
import { perSecond, report } from '../clock.mjs'
import { playSkirmish } from './skirmish.ts'

let seed = 0
let battles = 0
let decisions = 0
const rate = perSecond(() => {
  playSkirmish(seed++, { keep: false, forks: false }, () => decisions++)
  battles++
})
report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
