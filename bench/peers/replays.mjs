import { perSecond, report } from '../clock.mjs'
import { makeRandom, playOut, replay, startBattle } from './pokemon.mjs'

const random = makeRandom(2)
const played = Array.from({ length: 40 }, (_, number) => {
  const battle = startBattle(number)
  playOut(battle, random)
  return battle
})

for (const battle of played) {
  const again = replay(battle.inputLog)
  if (again.winner !== battle.winner || again.turn !== battle.turn) throw new Error('a replay went another way')
}
let next = 0
report({ replays: perSecond(() => void replay(played[next++ % played.length].inputLog)) })
