/** Campaigns: a company kept from encounter to encounter, and what becomes of those who are eliminated. */
import { ScriptedDice, type CampaignRecord, type Json, type ScriptedRoll } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/game.ts'
import { d6sWithDragons as kit } from '../../src/kit.ts'
import { BARE, army } from '../opening.ts'
import { skirmish } from '../skirmish.ts'

const campaign = kit.campaign ?? expect.fail('the game has no campaign')

const guard = army('The Guard', '3 human-warrior: blade, shield', '1 elf-warrior: blade, bow')
const knights: Json = {
  name: 'The Knights',
  list: 'great-kingdom',
  entries: [
    { profile: 'knight', name: 'Sir Aldous', gear: ['spear'], mount: 'warhorse' },
    { profile: 'archer', name: 'Archer', count: 2, gear: ['blade'] },
  ],
}
const players = (ann: Json = guard, bob: Json = guard) => [
  { id: 'ann', name: 'Ann', army: ann },
  { id: 'bob', name: 'Bob', army: bob },
]
const begun = (ann?: Json, bob?: Json): CampaignRecord =>
  campaign.begin({ name: 'The Marches', players: players(ann, bob) })
const called = (kept: CampaignRecord): CampaignRecord => campaign.callBattle(kept, ['ann', 'bob'])

/** Fights the encounter: who is eliminated and what is rolled for each. */
const fought = (kept: CampaignRecord, ...rolls: readonly (readonly [figure: string, face: number])[]) => {
  const script = rolls.map(([figure, face]): ScriptedRoll => [`injury: ${figure}`, face])
  const dice = new ScriptedDice(script)
  const after = campaign.settle(called(kept), { winner: 'a', lost: rolls.map(([figure]) => figure) }, { dice })
  expect(dice.unrolled()).toEqual([])
  return after
}
const membersOf = (kept: CampaignRecord, player = 'ann') =>
  campaign.view(kept).players.find(({ id }) => id === player)?.company?.members ?? []
const statusOf = (kept: CampaignRecord, name: string, player = 'ann') =>
  membersOf(kept, player).find((one) => one.name === name)?.status
/** Who takes the field for Ann if an encounter is called now. */
const fielded = (kept: CampaignRecord) => membersOf(called(kept)).flatMap(({ name, figure }) => (figure ? [name] : []))
const planOf = (kept: CampaignRecord) => {
  const { sides, options } = campaign.terms(called(kept))
  const armies = sides.map(({ id, name, army: of = null }) => ({ id, name, army: of }))
  return { game: game.id, field: BARE, scenario: 'confrontation', sides: armies, options }
}

describe('a company', () => {
  test('has its characters one by one, each with a name of its own', () => {
    expect(membersOf(begun()).map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'Human Warrior 1: ready',
      'Human Warrior 2: ready',
      'Human Warrior 3: ready',
      'Elf Warrior: ready',
    ])
    expect(membersOf(begun(knights)).map(({ name }) => name)).toEqual([
      'Sir Aldous',
      'Warhorse of Sir Aldous',
      'Archer 1',
      'Archer 2',
    ])
  })

  test('is a legal army within the limit that was agreed', () => {
    const limit = { limit: 20 }
    expect(() => campaign.begin({ name: 'Small', options: limit, players: players() })).toThrow(/20 were agreed/)
    expect(() => begun({ name: 'Nobody', entries: [] })).toThrow(/at least one character/)
    expect(() => campaign.begin({ name: 'None', players: [{ id: 'ann', name: 'Ann' }] })).toThrow(/brings no army/)
  })

  test('takes the field as a plan that the game can play', () => {
    const plan = planOf(begun(knights))
    expect(kit.checkPlan(plan)).toEqual([])
    expect(game.setUp(plan).figures.map(({ id }) => id)).toEqual([
      'Sir Aldous a1',
      'Warhorse a1',
      'Archer 1 a1',
      'Archer 2 a1',
      'Human Warrior 1 b1',
      'Human Warrior 2 b1',
      'Human Warrior 3 b1',
      'Elf Warrior b1',
    ])
  })
})

describe('injuries', () => {
  test('DD-INJ-01 DD-RUL-49 a die is rolled for each character that was slain or fled, and for no summoned one', () => {
    const { state } = skirmish()
      .a('Ann', { at: [4, 4] })
      .a('Abe', { where: 'slain' })
      .a('Amy', { where: 'fled' })
      .a('Imp', { where: 'slain', starting: false, points: 0 })
      .b('Bob', { at: [4, 20] })
    expect(campaign.lost(state)).toEqual(['Abe', 'Amy'])
    const after = fought(begun(), ['Human Warrior 2 a1', 1], ['Elf Warrior b1', 2])
    expect(campaign.view(after).history).toEqual([
      {
        winner: 'ann',
        text: 'Encounter 1 was won by Ann: 2 characters eliminated.',
        rolls: [
          { player: 'ann', name: 'Human Warrior 2', face: 1, text: 'Gone for good.', rule: 'DD-INJ-02' },
          { player: 'bob', name: 'Elf Warrior', face: 2, text: 'Misses the next encounter.', rule: 'DD-INJ-03' },
        ],
      },
    ])
    expect(statusOf(after, 'Human Warrior 2', 'bob')).toBe('ready')
  })

  test('DD-INJ-02 on a 1 the character is gone for good', () => {
    let kept = fought(begun(), ['Human Warrior 2 a1', 1])
    for (let encounter = 0; encounter < 3; encounter++) {
      expect(statusOf(kept, 'Human Warrior 2')).toBe('gone')
      expect(fielded(kept)).toEqual(['Human Warrior 1', 'Human Warrior 3', 'Elf Warrior'])
      kept = fought(kept)
    }
  })

  test('DD-INJ-03 on a 2 or 3 the character misses the next encounter and is back after it', () => {
    for (const face of [2, 3]) {
      const hurt = fought(begun(), ['Elf Warrior a1', face])
      expect(statusOf(hurt, 'Elf Warrior')).toBe('recovering')
      expect(fielded(hurt)).not.toContain('Elf Warrior')
      const rested = fought(hurt, ['Human Warrior 1 a1', 2])
      expect(statusOf(rested, 'Elf Warrior')).toBe('ready')
      expect(fielded(rested)).toEqual(['Human Warrior 2', 'Human Warrior 3', 'Elf Warrior'])
    }
  })

  test('DD-INJ-03 only an encounter of its own company is one that the character misses', () => {
    const three = campaign.join(begun(), { id: 'cid', name: 'Cid', army: guard })
    const hurt = fought(three, ['Elf Warrior a1', 2])
    const others = campaign.settle(
      campaign.callBattle(hurt, ['bob', 'cid']),
      { lost: [] },
      { dice: new ScriptedDice([]) },
    )
    expect(statusOf(others, 'Elf Warrior')).toBe('recovering')
  })

  test('DD-INJ-04 on a 4 to 6 the character is available for any encounter', () => {
    for (const face of [4, 5, 6]) expect(fielded(fought(begun(), ['Elf Warrior a1', face]))).toContain('Elf Warrior')
  })

  test('DD-INJ-05 players may agree on outcomes of their own', () => {
    const [ransom, well] = [
      { text: 'Held for ransom.', misses: 2 },
      { text: 'Well again.', misses: 0 },
    ]
    const fates = [ransom, well, well, well, well, well]
    let kept = campaign.begin({ name: 'Harsh', fates, players: players() })
    kept = fought(kept, ['Elf Warrior a1', 1])
    expect(membersOf(kept)[3]).toMatchObject({ text: 'Held for ransom.', rule: 'DD-INJ-05' })
    expect([fielded(kept), fielded(fought(kept)), fielded(fought(fought(kept)))].map((all) => all.length)).toEqual([
      3, 3, 4,
    ])
    expect(() => campaign.begin({ name: 'Harsh', fates: [well, well], players: players() })).toThrow(/six lines/)
  })

  test('DD-INJ-05 an injury may lower Speed or Fight for the rest of the campaign, and two add up', () => {
    const lame = { text: 'Lame.', misses: 0, lowers: { speed: 1, fight: 1 } }
    const fates = [lame, lame, lame, lame, lame, lame]
    const begin = (ann: Json) => campaign.begin({ name: 'Harsh', fates, players: players(ann) })
    const figureIn = (kept: CampaignRecord, id: string) =>
      game.setUp(planOf(kept)).figures.find((one) => one.id === id)?.profile ?? expect.fail(id)
    const whole = figureIn(begun(), 'Elf Warrior a1')
    const once = fought(begin(guard), ['Elf Warrior a1', 3])
    const twice = fought(once, ['Elf Warrior a1', 3])
    expect(figureIn(once, 'Elf Warrior a1')).toMatchObject({ speed: whole.speed - 1, fight: whole.fight - 1 })
    expect(figureIn(twice, 'Elf Warrior a1')).toMatchObject({ speed: whole.speed - 2, fight: whole.fight - 2 })
    expect(membersOf(twice)[3]).toMatchObject({ status: 'ready', text: 'Speed −2, Fight −2.', rule: 'DD-INJ-05' })
    expect(campaign.terms(called(twice)).sides[0]?.army).toMatchObject({ entries: { length: 4 } })
    const horse = fought(begin(knights), ['Warhorse a1', 3])
    expect(figureIn(horse, 'Warhorse a1').speed).toBe(figureIn(begun(knights), 'Warhorse a1').speed - 1)
    expect(figureIn(horse, 'Sir Aldous a1').fight).toBe(figureIn(begun(knights), 'Sir Aldous a1').fight)
  })

  test('DD-INJ-01 a mount has a die of its own: without it the rider goes on foot, without its rider it stays behind', () => {
    const alone = fought(begun(knights), ['Warhorse a1', 1])
    expect(fielded(alone)).toEqual(['Sir Aldous', 'Archer 1', 'Archer 2'])
    const [ann] = planOf(alone).sides
    expect(JSON.stringify(ann?.army)).not.toContain('warhorse')
    const riderless = fought(begun(knights), ['Sir Aldous a1', 2])
    expect(fielded(riderless)).toEqual(['Archer 1', 'Archer 2'])
    expect(fielded(fought(riderless))).toContain('Warhorse of Sir Aldous')
  })

  test('DD-INJ-02 what is left of a company fights on, even if nobody is left who recruits them', () => {
    const kennels: Json = {
      name: 'The Kennels',
      list: 'giants',
      entries: [
        { profile: 'ogre', name: 'Master', gear: ['exotic'], upgrades: ['beastmaster'] },
        { profile: 'dire-wolf', name: 'Wolf', count: 2 },
      ],
    }
    const plan = planOf(fought(begun(kennels), ['Master a1', 1]))
    expect(kit.checkPlan(plan)).toEqual([])
    expect(kit.checkPlan({ ...plan, options: { ...plan.options, campaign: false } })).toMatchObject([
      { rule: 'DD-LIST-07' },
      { rule: 'DD-LIST-07' },
    ])
  })

  test('DD-INJ-03 a company that has nobody to fight with loses the encounter without a battle, and then is back', () => {
    const lone = army('Lone', '1 human-warrior')
    const hurt = called(fought(begun(lone), ['Human Warrior a1', 3]))
    const { walkover } = campaign.terms(hurt)
    expect(walkover).toEqual({ winner: 'b', lost: [] })
    const after = campaign.settle(hurt, walkover ?? expect.fail(), { dice: new ScriptedDice([]) })
    expect(campaign.view(after).players.map(({ scoreText }) => scoreText)).toEqual([
      '1 encounter won',
      '1 encounter won',
    ])
    expect(fielded(after)).toEqual(['Human Warrior'])
    expect(campaign.terms(called(after)).walkover).toBeUndefined()
  })
})

describe('the course of a campaign', () => {
  const settle = (kept: CampaignRecord, outcome: Parameters<typeof campaign.settle>[1]) => () =>
    campaign.settle(kept, outcome, {
      dice: new ScriptedDice([
        ['injury: Elf Warrior a1', 4],
        ['injury: Elf Warrior a1', 4],
      ]),
    })

  test('two players meet in an encounter; others join and leave between encounters', () => {
    const kept = begun()
    expect(() => campaign.callBattle(kept, ['ann'])).toThrow(/Two players meet/)
    expect(() => campaign.callBattle(kept, ['ann', 'ann'])).toThrow(/against themselves/)
    expect(() => campaign.callBattle(kept, ['ann', 'zoe'])).toThrow(/no player "zoe"/)
    expect(() => campaign.join(called(kept), { id: 'cid', name: 'Cid', army: guard })).toThrow(/between battles/)
    expect(() => campaign.join(kept, { id: 'cid', name: 'Cid' })).toThrow(/brings no army/)
    expect(() => campaign.callBattle(campaign.leave(kept, 'bob'), ['ann', 'bob'])).toThrow(/Bob has left/)
    expect(campaign.view(campaign.callOff(called(kept))).coming).toEqual([])
    expect(() => campaign.state(called(kept), 'ann', 'raid')).toThrow(/No objectives/)
  })

  test('only who took part can have been eliminated, and once', () => {
    const hurt = called(fought(begun(), ['Elf Warrior a1', 2]))
    expect(settle(hurt, { lost: ['Elf Warrior a1'] })).toThrow(/Elf Warrior a1/)
    expect(settle(called(begun()), { lost: ['Elf Warrior a1', 'Elf Warrior a1'] })).toThrow(/rolled for twice/)
    expect(settle(called(begun()), { winner: 'c', lost: [] })).toThrow(/no side "c"/)
    expect(settle(begun(), { lost: [] })).toThrow(/No battle has been called/)
  })

  test('it ends after the agreed number of encounters, and says how many each has won', () => {
    const one = campaign.begin({ name: 'One', battles: 1, players: players() })
    const over = fought(one)
    expect(campaign.view(over)).toMatchObject({
      over: true,
      winner: null,
      ending: 'It is over. Ann: 1 encounter won; Bob: 0 encounters won.',
    })
    expect(() => called(over)).toThrow('The campaign is over.')
  })

  test('it is read back from its text, and a record that was tampered with is found out at its act', () => {
    const kept = fought(begun(), ['Elf Warrior a1', 2])
    expect(campaign.read(JSON.stringify(kept))).toEqual(kept)
    const healed = JSON.stringify(kept).replace('"face":2', '"face":6')
    expect(() => campaign.read(healed)).toThrow(
      'After act 2 ("battle-fought") the numbers of ready, recovering and lost characters are 4, 0, 0, 4, 0, 0, not 3, 1, 0, 4, 0, 0 as this record says.',
    )
    expect(() => campaign.read({ ...kept, game: 'heroes-and-wizards' })).toThrow(/another game/)
    expect(() => campaign.read({ muster: 'army' })).toThrow(/not a campaign/)
  })
})
