/** The exact odds of what one figure could do to another, as shown when a player points at an enemy. */
import { perSecond, report } from '../clock.mjs'
import { inFullSwing, kit } from './skirmish.ts'

const positions = Array.from({ length: 10 }, (_, seed) => inFullSwing(seed).state)
const pairs = positions.flatMap((state) => {
  const { figures } = kit.view(state)
  const [first] = figures
  const enemies = figures.filter((figure) => figure.side !== first?.side)
  const friends = figures.filter((figure) => figure.side === first?.side)
  return friends.flatMap((by) => enemies.map((at) => ({ state, by: by.id, at: at.id })))
})
const telling = pairs.filter(({ state, by, at }) =>
  kit.attackForecasts(state, by, at).some(({ chances }) => chances.length > 0),
)
if (telling.length === 0) throw new Error('nobody can attack anybody')

let next = 0
report({
  odds: perSecond(() => {
    for (let i = 0; i < 20; i++) {
      const pair = telling[next++ % telling.length]
      if (pair) kit.attackForecasts(pair.state, pair.by, pair.at)
    }
    return 20
  }),
})
