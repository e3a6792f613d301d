/** Whole battles of d6s with Dragons between two quick bots, from the flip for the lead to the last question, without a log. */
import { perSecond, report } from '../clock.mjs'
import { playEncounter } from './encounter.ts'

let seed = 0
let battles = 0
let decisions = 0
const rate = perSecond(() => {
  playEncounter(seed++, { keep: false, forks: false }, () => decisions++)
  battles++
})
report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
