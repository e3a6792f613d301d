/** Chances worked out from bare numbers are those of the sums the rules roll by: in whole battles. */
import { Bot } from '@muster/bots'
import { Battle, SeededDice } from '@muster/engine'
import { expect, test } from 'vitest'
import { isInPlay } from '../../src/state/figures.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { attackBy, type Attack } from '../../src/rules/attacks/attack.ts'
import { chancesOf } from '../../src/rules/attacks/hit-chances.ts'
import { luckToHit, PLAIN } from '../../src/rules/dice/luck.ts'
import { armorOf, fightOf, strengthOf, toughnessOf } from '../../src/rules/stats/sums.ts'
import { meleeWeapons, rangedWeapons } from '../../src/rules/attacks/targets.ts'
import { toWound } from '../../src/rules/damage/to-wound.ts'
import type { Figure, State } from '../../src/state/state.ts'

const sixths = (faces: number): number => Math.max(0, Math.min(6, faces)) / 6

function fromSums(state: State, by: Figure, at: Figure, attack: Attack) {
  const once = sixths(Math.min(6, fightOf(state, by, attack).total) - Math.max(0, armorOf(state, at, attack).total))
  const { net } = luckToHit(state, by, at, attack)
  const { first, second = 6 } = toWound(
    strengthOf(state, by, { attack, luck: PLAIN }).total,
    toughnessOf(state, at).total,
  )
  const hit = net > 0 ? 1 - (1 - once) ** 2 : net < 0 ? once ** 2 : once
  return { hit, wound: sixths(first) * sixths(second) }
}

/** Everybody against everybody else, flanked or not, near or far: where the two ways differ. */
function* differences(state: State): Generator<string> {
  const present = state.figures.filter(isInPlay)
  for (const by of present) {
    for (const at of present.filter(({ side }) => side !== by.side)) {
      for (const attack of attacks(by, at)) {
        const { hit, wound } = chancesOf(state, by, at, attack)
        const wanted = fromSums(state, by, at, attack)
        if (hit !== wanted.hit || wound !== wanted.wound)
          yield `${by.id} ${attack.kind} at ${at.id}, round ${state.round}`
      }
    }
  }
}

const attacks = (by: Figure, at: Figure): Attack[] => [
  ...meleeWeapons(by).flatMap((weapon) =>
    [true, false].map((flanked) => attackBy(by.id, at.id, weapon, 'melee', { flanked })),
  ),
  ...rangedWeapons(by).flatMap((weapon) =>
    [true, false].map((far) => attackBy(by.id, at.id, weapon, 'ranged', { far })),
  ),
]

test('whatever has happened to them, in every encounter', () => {
  let dodged = 0,
    beset = 0
  for (const seed of [1, 2, 3]) {
    const sides = ['a', 'b'].map((id, side) => ({ id, name: id, army: kit.randomArmy(seed * 2 + side, 60) }))
    const scenario = ['confrontation', 'raid', 'sacred-objects'][seed % 3] as string
    const plan = { game: kit.game.id, field: kit.generateField(seed), scenario, options: { limit: 60 }, sides }
    const bot = new Bot(kit, { skill: seed === 1 ? 'random' : 'quick', seed })
    const battle = Battle.start(kit.game, plan, new SeededDice(seed))
    for (let asked = 0; battle.question && asked < 300; asked++) {
      if (asked % 10 === 0) expect([...differences(battle.state)]).toEqual([])
      for (const { now, conditions } of battle.state.figures) {
        if (now.dodging) dodged++
        if (conditions.length > 0) beset++
      }
      battle.answer(bot.decide(battle).answer)
    }
  }
  expect(dodged).toBeGreaterThan(0)
  expect(beset).toBeGreaterThan(0)
}, 60_000)
