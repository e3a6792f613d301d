import { perSecond, report } from '../clock.mjs'
import { makeRandom, playOut, startBattle } from './pokemon.mjs'

const random = makeRandom(1)
let number = 0
let decisions = 0
let battles = 0
const rate = perSecond(() => {
  decisions += playOut(startBattle(number++), random)
  battles += 1
})
report({ battles: rate, decisions: (rate * decisions) / battles })
