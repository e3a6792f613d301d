import { expect, test } from 'vitest'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import type { GameKit } from '@muster/engine'
import { BattleSession } from '@muster/session'
import type { Fight } from './fight.ts'
import { unitBanners } from './unit-banners.ts'

const kit = simpleFantasySkirmish as unknown as GameKit<unknown>

function viewOfBattle() {
  const options = { seats: {}, skill: 'quick', dice: { seed: 1 } } as const
  const session = BattleSession.begin(kit, { plan: kit.readyPlan(1) }, options, { now: () => 0, randomSeed: () => 1 })
  for (let answers = 0; answers < 60 && session.view().round.turn < 1; answers++)
    session.answer(session.advise().answer)
  return session.snapshot().view
}

const before = viewOfBattle()
const [ours, theirs] = ['a', 'b'].map((side) => before.units?.find((unit) => unit.side === side))
const falls = before.figures.filter(({ unit }) => unit === theirs?.id).slice(0, 2)

const fightAt = (stage: 'roll' | 'fall'): Fight => ({
  blows: [
    {
      blow: { by: ours?.id ?? '', at: [theirs?.id ?? ''] },
      before,
      after: before,
      falls,
      throws: [],
      opening: [],
      lines: [],
    } as unknown as Fight['blows'][number],
  ],
  melees: [],
  frame: { blow: 0, stage, thrown: 1 } as Fight['frame'],
  paused: false,
})

test('each unit of the fight has a banner, with as many models as stand', () => {
  const banners = unitBanners(fightAt('roll'))
  expect(banners.map(({ unit }) => unit.id)).toEqual([ours?.id, theirs?.id])
  expect(banners.map(({ models, left }) => [models, left])).toEqual([
    [ours?.models.length, ours?.models.length],
    [theirs?.models.length, theirs?.models.length],
  ])
})

test('the numbers change only when the models fall', () => {
  const [, struck] = unitBanners(fightAt('fall'))
  expect(struck?.left).toBe((theirs?.models.length ?? 0) - 2)
})
