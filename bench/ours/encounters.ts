/** Whole battles of d6s with Dragons between two quick bots, from the flip for the lead to the last question, without a log. */
import { perSecond, quick, report } from '../clock.mjs'
import { playEncounter } from './encounter.ts'

/** The longest game has the most code: it takes the compiler longer to get to the bottom of it. */
const WARM_UP = quick ? 5000 : 15_000

let seed = 0
let battles = 0
let decisions = 0
const rate = perSecond(() => {
  playEncounter(seed++, { keep: false, forks: false }, () => decisions++)
  battles++
}, { warmUp: WARM_UP })
report({ battles: rate, decisions: (rate * decisions) / battles, decisionsInABattle: decisions / battles })
