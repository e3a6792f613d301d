// boardgame.io's client without a network: a skirmish of 24 figures in which a move sets a figure's place.
import { createRequire } from 'node:module'
import { perSecond, report } from '../clock.mjs'

const { Client } = createRequire(import.meta.url)('boardgame.io/client')
const MOVES_IN_A_BATTLE = 200

const game = {
  setup: () => ({ figures: Array.from({ length: 24 }, (_, id) => ({ id, x: id * 2540, y: 0, slain: false })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    march: ({ G }, id, x, y) => {
      G.figures[id].x = x
      G.figures[id].y = y
    },
  },
}

function battle() {
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  for (let move = 0; move < MOVES_IN_A_BATTLE; move += 1) client.moves.march(move % 24, move * 100, move * 50)
  if (client.getState().ctx.turn !== MOVES_IN_A_BATTLE + 1) throw new Error('some moves were refused')
  client.stop()
  return MOVES_IN_A_BATTLE
}

report({ moves: perSecond(battle) })
