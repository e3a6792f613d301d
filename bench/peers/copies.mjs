import { Battle } from '@pkmn/sim'
import { perSecond, report } from '../clock.mjs'
import { makeRandom, playOut, startBattle } from './pokemon.mjs'

// Positions from the middle of battles: the library copies a state by writing it out and reading it back.
const random = makeRandom(3)
const positions = Array.from({ length: 20 }, (_, number) => {
  const battle = startBattle(number)
  playOut(battle, random, 20)
  return battle
})
let next = 0
report({ copies: perSecond(() => void Battle.fromJSON(positions[next++ % positions.length].toJSON())) })
