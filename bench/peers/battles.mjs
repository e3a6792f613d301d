import { perSecond, quick, report } from '../clock.mjs'
import { makeRandom, playOut, startBattle } from './pokemon.mjs'

const random = makeRandom(1)
let number = 0
let decisions = 0
let battles = 0
/** As long as the longest of ours, so that nobody is measured cold. */
const WARM_UP = quick ? 5000 : 15_000

function playOne() {
  decisions += playOut(startBattle(number++), random)
  battles += 1
}
const rate = perSecond(playOne, { warmUp: WARM_UP })
report({ battles: rate, decisions: (rate * decisions) / battles })
