/** The campaign: territories, objectives, who joins and who leaves, and how it ends. */
import { Battle, ScriptedDice } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import {
  act,
  allTerritories,
  beginCampaign,
  newRecord,
  OBJECTIVES,
  readCampaign,
  recordAct,
  replayCampaign,
  settlementOf,
  shownObjectives,
  usualSpoils,
  winnerOf,
  type Campaign,
  type Objective,
  type Spoils,
} from '../../src/campaign/index.ts'
import { heroesAndWizards as kit } from '../../src/kit.ts'
import { armyOf, mob, planOf } from '../opening.ts'

const NAMES: { readonly [id: string]: string } = { ann: 'Ann', bob: 'Bob', cid: 'Cid', dot: 'Dot' }
const players = (...ids: readonly string[]) => ids.map((id) => ({ id, name: NAMES[id] ?? id }))
const fresh = (...ids: readonly string[]): Campaign =>
  beginCampaign({ name: 'The Marches', players: players(...(ids.length > 0 ? ids : ['ann', 'bob'])) })

/** The same campaign with other owners: what is not given away lies in the pool. */
const owning = (
  lands: { readonly [id: string]: number },
  campaign: Campaign = fresh(...Object.keys(lands)),
): Campaign => {
  const owned = Object.values(lands).reduce((sum, land) => sum + land, 0)
  return {
    ...campaign,
    players: campaign.players.map((player) => ({ ...player, territories: lands[player.id] ?? 0 })),
    unclaimed: allTerritories(campaign) - owned,
  }
}

/** Calls a battle and has everybody state an objective. */
const called = (campaign: Campaign, stated: { readonly [id: string]: Objective }): Campaign =>
  Object.entries(stated).reduce(
    (at, [player, objective]) => act(at, { is: 'objective-stated', player, objective }),
    act(campaign, { is: 'battle-called', players: Object.keys(stated) }),
  )

const fought = (campaign: Campaign, winner: string | undefined, spoils?: Partial<Spoils>): Campaign =>
  act(campaign, {
    is: 'battle-fought',
    winner,
    ...(spoils && { spoils: { claimed: 0, taken: [], raided: [], extra: [], ...spoils } }),
  })

const won = (campaign: Campaign, winner: string): Campaign => fought(campaign, winner, usualSpoils(campaign, winner))
const lands = ({ players: all, unclaimed }: Campaign) => [unclaimed, ...all.map(({ territories }) => territories)]

describe('the beginning', () => {
  test('HW-CAMP-01 ten unclaimed territories for every player', () => {
    expect([fresh('ann', 'bob').unclaimed, fresh('ann', 'bob', 'cid').unclaimed]).toEqual([20, 30])
    expect(() => beginCampaign({ name: 'Alone', players: players('ann') })).toThrow(/two players/)
  })

  test('HW-CAMP-02 no player owns a territory at the start', () => {
    expect(fresh('ann', 'bob', 'cid').players.map(({ territories }) => territories)).toEqual([0, 0, 0])
  })
})

describe('stating objectives', () => {
  test('HW-CAMP-03 each player of a battle states one of four objectives before it is fought', () => {
    expect([...OBJECTIVES]).toEqual(['expand', 'invade', 'all-or-nothing', 'raid'])
    const half = act(act(fresh(), { is: 'battle-called', players: ['ann', 'bob'] }), {
      is: 'objective-stated',
      player: 'ann',
      objective: 'expand',
    })
    expect(() => fought(half, 'ann', { claimed: 2 })).toThrow('"bob" has not stated an objective.')
    expect(() => act(half, { is: 'objective-stated', player: 'ann', objective: 'raid' })).toThrow(/it stands/)
    expect(() => act(half, { is: 'objective-stated', player: 'cid', objective: 'raid' })).toThrow(/does not fight/)
    expect(() => act(fresh(), { is: 'objective-stated', player: 'ann', objective: 'raid' })).toThrow(
      'No battle has been called.',
    )
  })

  test('HW-CAMP-04 HW-RUL-112 they are secret until the last is stated, then shown together, however pointless', () => {
    const half = act(act(fresh(), { is: 'battle-called', players: ['ann', 'bob'] }), {
      is: 'objective-stated',
      player: 'ann',
      objective: 'invade',
    })
    expect(shownObjectives(half)).toEqual([{ player: 'ann' }, { player: 'bob' }])
    const all = act(half, { is: 'objective-stated', player: 'bob', objective: 'raid' })
    expect(shownObjectives(all)).toEqual([
      { player: 'ann', objective: 'invade' },
      { player: 'bob', objective: 'raid' },
    ])
    expect(lands(won(all, 'ann'))).toEqual([20, 0, 0])
  })
})

describe('victory', () => {
  test('HW-CAMP-05 Expand: the winner may claim two unclaimed territories', () => {
    expect(lands(won(called(fresh(), { ann: 'expand', bob: 'invade' }), 'ann'))).toEqual([18, 2, 0])
    expect(() => fought(called(fresh(), { ann: 'expand', bob: 'invade' }), 'ann', { claimed: 3 })).toThrow(
      /0 to 2 territories are claimed, not 3/,
    )
  })

  test('HW-CAMP-06 Invade: the winner may take one from the opponent', () => {
    const campaign = called(owning({ ann: 3, bob: 5 }), { ann: 'invade', bob: 'expand' })
    expect(lands(won(campaign, 'ann'))).toEqual([12, 4, 4])
    expect(() => fought(campaign, 'ann', { taken: [{ from: 'bob', count: 2 }] })).toThrow(/0 to 1/)
  })

  test('HW-CAMP-07 All or Nothing: the winner takes two from the opponent', () => {
    expect(lands(won(called(owning({ ann: 3, bob: 5 }), { ann: 'all-or-nothing', bob: 'expand' }), 'ann'))).toEqual([
      12, 5, 3,
    ])
  })

  test('HW-CAMP-08 a loser who stated All or Nothing gives the winner one more territory', () => {
    const campaign = called(owning({ ann: 3, bob: 5 }), { ann: 'expand', bob: 'all-or-nothing' })
    expect(lands(won(campaign, 'ann'))).toEqual([10, 6, 4])
    const without = called(owning({ ann: 3, bob: 5 }), { ann: 'expand', bob: 'raid' })
    expect(() => fought(without, 'ann', { claimed: 2, extra: [{ from: 'bob', count: 1 }] })).toThrow(
      /did not state All or Nothing/,
    )
    expect(() => fought(campaign, 'ann', { extra: [{ from: 'bob', count: 2 }] })).toThrow(/Only 1 extra/)
  })

  test("HW-CAMP-09 Raid: three of the opponent's become unclaimed, and the raider gets none", () => {
    expect(lands(won(called(owning({ ann: 3, bob: 5 }), { ann: 'raid', bob: 'expand' }), 'ann'))).toEqual([15, 3, 2])
  })

  test("HW-CAMP-10 only the winner's objective takes effect", () => {
    const campaign = called(owning({ ann: 3, bob: 5 }), { ann: 'raid', bob: 'expand' })
    expect(lands(won(campaign, 'bob'))).toEqual([10, 3, 7])
    expect(() => fought(campaign, 'bob', { raided: [{ from: 'ann', count: 3 }] })).toThrow(
      /0 territories are made unclaimed/,
    )
  })

  test('HW-CAMP-11 HW-RUL-113 where there are fewer territories, all that are left change hands', () => {
    expect(lands(won(called(owning({ ann: 10, bob: 9 }), { ann: 'expand', bob: 'raid' }), 'ann'))).toEqual([0, 11, 9])
    expect(lands(won(called(owning({ ann: 3, bob: 1 }), { ann: 'all-or-nothing', bob: 'expand' }), 'ann'))).toEqual([
      16, 4, 0,
    ])
    expect(lands(won(called(owning({ ann: 3, bob: 2 }), { ann: 'raid', bob: 'expand' }), 'ann'))).toEqual([17, 3, 0])
    expect(lands(won(called(owning({ ann: 3, bob: 0 }), { ann: 'invade', bob: 'expand' }), 'ann'))).toEqual([17, 3, 0])
  })

  test("HW-CAMP-12 HW-RUL-114 the winner's own objective comes first, then the extra one, even if nothing is left for it", () => {
    const raid = called(owning({ ann: 3, bob: 3 }), { ann: 'raid', bob: 'all-or-nothing' })
    expect(lands(won(raid, 'ann'))).toEqual([17, 3, 0])
    expect(() =>
      fought(raid, 'ann', { raided: [{ from: 'bob', count: 2 }], extra: [{ from: 'bob', count: 1 }] }),
    ).toThrow(/3 territories are made unclaimed, not 2/)
    const rich = called(owning({ ann: 3, bob: 4 }), { ann: 'raid', bob: 'all-or-nothing' })
    expect(lands(won(rich, 'ann'))).toEqual([16, 4, 0])
  })

  test('HW-CAMP-13 HW-RUL-93 after a draw nothing changes, not even for All or Nothing', () => {
    const campaign = called(owning({ ann: 3, bob: 5 }), { ann: 'all-or-nothing', bob: 'all-or-nothing' })
    expect(lands(fought(campaign, undefined))).toEqual([12, 3, 5])
    expect(() => fought(campaign, undefined, { taken: [{ from: 'bob', count: 2 }] })).toThrow(
      'After a draw nothing changes hands.',
    )
  })

  test('HW-CAMP-14 HW-RUL-113 a "may" can be declined in whole or in part; All or Nothing and Raid cannot', () => {
    const expand = called(owning({ ann: 3, bob: 5 }), { ann: 'expand', bob: 'all-or-nothing' })
    expect(lands(fought(expand, 'ann', { claimed: 1 }))).toEqual([11, 4, 5])
    expect(lands(fought(expand, 'ann'))).toEqual([12, 3, 5])
    expect(lands(fought(called(owning({ ann: 3, bob: 5 }), { ann: 'invade', bob: 'raid' }), 'ann'))).toEqual([12, 3, 5])
    expect(() =>
      fought(called(owning({ ann: 3, bob: 5 }), { ann: 'all-or-nothing', bob: 'raid' }), 'ann', {
        taken: [{ from: 'bob', count: 1 }],
      }),
    ).toThrow(/2 territories are taken, not 1/)
    expect(() => fought(called(owning({ ann: 3, bob: 5 }), { ann: 'raid', bob: 'raid' }), 'ann')).toThrow(
      /3 territories are made unclaimed, not 0/,
    )
  })

  test('HW-CAMP-20 HW-RUL-117 with three or more sides the winner chooses which losers to take from, and takes one more from each loser who stated All or Nothing', () => {
    const campaign = called(owning({ ann: 2, bob: 4, cid: 5, dot: 1 }), {
      ann: 'all-or-nothing',
      bob: 'all-or-nothing',
      cid: 'all-or-nothing',
      dot: 'raid',
    })
    expect(settlementOf(campaign, 'ann')).toMatchObject({
      take: { least: 2, most: 2 },
      risked: ['bob', 'cid'],
      losers: [{ id: 'bob' }, { id: 'cid' }, { id: 'dot' }],
    })
    const spread = fought(campaign, 'ann', {
      taken: [
        { from: 'bob', count: 1 },
        { from: 'dot', count: 1 },
      ],
      extra: [
        { from: 'bob', count: 1 },
        { from: 'cid', count: 1 },
      ],
    })
    expect(lands(spread)).toEqual([28, 6, 2, 4, 0])
    expect(lands(won(campaign, 'ann'))).toEqual([28, 6, 2, 3, 1])
    expect(() => fought(campaign, 'ann', { taken: [{ from: 'dot', count: 2 }] })).toThrow(
      'Dot owns 1 and cannot lose 2.',
    )
    expect(() => fought(campaign, 'eve', {})).toThrow(/has not fought/)
  })
})

describe('coming and going', () => {
  test('HW-CAMP-15 a new player joins at any time between battles, not while one is called', () => {
    const joined = act(won(called(fresh(), { ann: 'expand', bob: 'raid' }), 'ann'), {
      is: 'joined',
      player: 'cid',
      name: 'Cid',
    })
    expect(joined.players.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cid'])
    const during = act(fresh(), { is: 'battle-called', players: ['ann', 'bob'] })
    expect(() => act(during, { is: 'joined', player: 'cid', name: 'Cid' })).toThrow(/between battles/)
    expect(act(act(during, { is: 'battle-called-off' }), { is: 'joined', player: 'cid', name: 'Cid' }).unclaimed).toBe(
      30,
    )
    expect(() => act(joined, { is: 'joined', player: 'cid', name: 'Cid again' })).toThrow(/already/)
  })

  test('HW-CAMP-16 ten unclaimed territories come along, open to all, and the newcomer owns none', () => {
    const joined = act(owning({ ann: 10, bob: 10 }), { is: 'joined', player: 'cid', name: 'Cid' })
    expect(lands(joined)).toEqual([10, 10, 10, 0])
    expect(lands(won(called(joined, { ann: 'expand', cid: 'expand' }), 'ann'))).toEqual([8, 12, 10, 0])
  })

  test('HW-CAMP-17 HW-RUL-115 there are always ten territories for each player who ever joined; those of a player who leaves become unclaimed', () => {
    const left = act(owning({ ann: 4, bob: 7, cid: 2 }), { is: 'left', player: 'bob' })
    expect([lands(left), allTerritories(left)]).toEqual([[24, 4, 0, 2], 30])
    expect(() => act(left, { is: 'battle-called', players: ['ann', 'bob'] })).toThrow('Bob has left the campaign.')
    let campaign = fresh('ann', 'bob', 'cid')
    for (let i = 0; i < 60 && !campaign.over; i++) {
      const [one = 'ann', two = 'bob'] =
        [
          ['ann', 'bob'],
          ['bob', 'cid'],
          ['cid', 'ann'],
        ][i % 3] ?? []
      campaign = won(
        called(campaign, { [one]: OBJECTIVES[i % 4] ?? 'raid', [two]: OBJECTIVES[(i * 3 + 1) % 4] ?? 'raid' }),
        i % 2 === 0 ? one : two,
      )
      expect(allTerritories(campaign)).toBe(30)
      expect(Math.min(...lands(campaign))).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('the end', () => {
  test('HW-CAMP-18 HW-RUL-116 more than anyone else wins; a tie for the most has no winner', () => {
    const last = (ann: number, bob: number, winner: string | undefined) =>
      winnerOf(
        fought(
          {
            ...called(
              owning({ ann, bob }, beginCampaign({ name: 'One', battles: 1, players: players('ann', 'bob') })),
              { ann: 'expand', bob: 'expand' },
            ),
          },
          winner,
        ),
      )?.id
    expect([last(5, 3, undefined), last(3, 5, 'ann'), last(4, 4, undefined)]).toEqual(['ann', 'bob', undefined])
    expect(winnerOf(owning({ ann: 5, bob: 3 }))).toBeUndefined()
  })

  test('HW-CAMP-19 HW-RUL-116 the campaign ends after the agreed number of battles, or when a battle leaves nothing unclaimed', () => {
    let agreed = beginCampaign({ name: 'Two', battles: 2, players: players('ann', 'bob') })
    agreed = won(called(agreed, { ann: 'expand', bob: 'expand' }), 'ann')
    expect(agreed.over).toBe(false)
    agreed = won(called(agreed, { ann: 'expand', bob: 'expand' }), 'bob')
    expect(agreed.over).toBe(true)
    expect(() => act(agreed, { is: 'battle-called', players: ['ann', 'bob'] })).toThrow('The campaign is over.')
    const open = owning({ ann: 9, bob: 9 })
    expect(fought(called(open, { ann: 'expand', bob: 'raid' }), 'ann', { claimed: 1 }).over).toBe(false)
    expect(won(called(open, { ann: 'expand', bob: 'raid' }), 'ann')).toMatchObject({ over: true, unclaimed: 0 })
    expect(owning({ ann: 10, bob: 10 }).over).toBe(false)
  })

  test('HW-CAMP-21 HW-RUL-118 nothing else carries over: the next battle has its whole army and rolls its gifts anew', () => {
    const campaign = won(called(fresh(), { ann: 'expand', bob: 'expand' }), 'ann')
    expect(Object.keys(campaign).sort()).toEqual(['fought', 'name', 'over', 'players', 'unclaimed'])
    expect(Object.keys(campaign.players[0] ?? {}).sort()).toEqual(['id', 'left', 'name', 'territories'])
    const plan = planOf([armyOf('A', { name: 'Ann', rank: 'hero' }), mob()], { scenario: 'loot' })
    for (const face of [1, 6]) {
      const dice = new ScriptedDice([['item: Ann a1', face]])
      const { state } = Battle.start(kit.game, plan, dice)
      expect(dice.unrolled()).toEqual([])
      expect(state.figures.every(({ where }) => where === 'waiting')).toBe(true)
    }
  })
})

describe('the record', () => {
  const kept = () => {
    let record = newRecord({ name: 'The Marches', battles: 3, players: players('ann', 'bob') })
    record = recordAct(record, { is: 'battle-called', players: ['ann', 'bob'] })
    record = recordAct(record, { is: 'objective-stated', player: 'ann', objective: 'expand' })
    record = recordAct(record, { is: 'objective-stated', player: 'bob', objective: 'all-or-nothing' })
    record = recordAct(record, {
      is: 'battle-fought',
      winner: 'ann',
      spoils: { claimed: 2, taken: [], raided: [], extra: [] },
    })
    return recordAct(record, { is: 'joined', player: 'cid', name: 'Cid' })
  }

  test('is read back from its text and plays out the same', () => {
    const again = readCampaign(JSON.stringify(kept()))
    expect(again).toEqual(kept())
    expect(replayCampaign(again)).toMatchObject({
      unclaimed: 28,
      fought: 1,
      players: [{ territories: 2 }, { territories: 0 }, { territories: 0 }],
    })
  })

  test('that was tampered with is found out at its act', () => {
    const record = JSON.parse(JSON.stringify(kept())) as {
      acts: { act: { spoils?: { claimed: number } }; after: number[] }[]
    }
    const battle = record.acts[3]
    if (battle) battle.after = [10, 10, 0]
    expect(() => readCampaign(record)).toThrow(
      'After act 4 ("battle-fought") the territories are 18, 2, 0, not 10, 10, 0 as this record says.',
    )
    const greedy = JSON.parse(JSON.stringify(kept())) as typeof record
    const act4 = greedy.acts[3]
    if (act4?.act.spoils) act4.act.spoils.claimed = 5
    expect(() => readCampaign(greedy)).toThrow(/Act 4 \("battle-fought"\) is not allowed: With this objective 0 to 2/)
  })

  test('that is none is refused in plain words', () => {
    for (const [junk, words] of [
      ['{"muster": "camp', /not whole JSON/],
      [{ muster: 'record' }, /not a campaign: its field "muster" says it is a battle record/],
      [{ ...kept(), format: 2 }, /another version/],
      [{ ...kept(), game: 'chess' }, /another game/],
      [{ ...kept(), acts: [{ act: { is: 'cheated' }, after: [] }] }, /Act is not known|act is not known/],
      [
        { ...kept(), acts: [{ act: { is: 'objective-stated', player: 'ann', objective: 'nap' }, after: [20, 0, 0] }] },
        /An objective is expand/,
      ],
      [null, /campaign/],
    ] as const)
      expect(() => readCampaign(junk)).toThrow(words)
  })
})
