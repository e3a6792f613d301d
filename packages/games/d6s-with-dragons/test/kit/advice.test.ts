/** What the quick player does of itself: each habit in a small situation, and all of them against chance. */
import { Bot, legalCandidates, playBotBattle } from '@muster/bots'
import { Battle, picked, SeededDice, type Answer } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { figureOf, gapBetween, threatens } from '../../src/state/figures.ts'
import { d6sWithDragons as kit } from '../../src/index.ts'
import { duel } from '../duel.ts'
import { skirmish, type Skirmish } from '../skirmish.ts'

const best = (s: Skirmish): Answer => legalCandidates(s.battle, kit.advice, 1)[0]?.answer ?? expect.fail('no advice')
const says = (s: Skirmish): string | undefined => picked(best(s))

/** Lets the quick player answer until something else is asked, or somebody else. */
function plays(s: Skirmish, by: string, what = 'act'): Skirmish {
  while (s.battle.question?.what === what && s.battle.question.by === by) s.answer(best(s))
  return s
}

describe('the quick player', () => {
  test('shoots rather than walks into the enemy', () => {
    const s = skirmish()
      .a('Ann', { gear: 'blade, bow', at: [12, 3] })
      .b('Bob', { at: [12, 13], speed: 1 })
    expect(says(s)).toBe('Ann|shoot')
  })

  test('brings an archer into range and no nearer', () => {
    const s = skirmish({ depth: 40 })
      .a('Ann', { gear: 'blade, bow', at: [12, 3] })
      .b('Bob', { at: [12, 34], speed: 1 })
    plays(s, 'a')
    expect(gapBetween(s.state, s.of('Ann'), s.of('Bob'))).toBeGreaterThan(10.9 * 2540)
    expect(s.at('Ann')[1]).toBeGreaterThan(3)
  })

  test('charges an enemy in reach', () => {
    const s = skirmish()
      .a('Ann', { of: 'orc-warrior', at: [12, 6] })
      .b('Bob', { of: 'human-levy', at: [12, 11], speed: 1 })
    plays(s, 'a')
    expect(threatens(s.state, s.of('Ann'), s.of('Bob'))).toBe(true)
  })

  test('ends its turn with a charge, unless the path has a danger', () => {
    const charge = () =>
      skirmish()
        .a('Ann', { of: 'orc-warrior', at: [12, 6] })
        .b('Bob', { of: 'human-levy', at: [12, 11], speed: 1 })
    const next = (s: Skirmish) => legalCandidates(s.battle, kit.advice, 1)[0]?.next
    expect(next(charge())).toEqual({ what: 'act', answer: { pick: ['Ann|end'] } })
    const onIce = charge().box('ice', 'slippery', [8, 7], [16, 9])
    expect(best(onIce)).toHaveProperty('path')
    expect(next(onIce)).toBeUndefined()
  })

  test('goes on where much of its movement is left, not for the last inches', () => {
    const after = (gone: number) =>
      skirmish({ depth: 40 })
        .a('Ann', { speed: 8, at: [12, 6] })
        .b('Bob', { at: [12, 30], speed: 1 })
        .move('Ann', [12, 6 + gone])
    expect(best(after(3))).toHaveProperty('path')
    expect(says(after(5))).toBe('Ann|end')
  })

  test('flanks an enemy that a friend is in contact with', () => {
    const s = skirmish()
      .a('Ann', { of: 'orc-warrior', speed: 9, at: [15, 12] })
      .a('Abe', { speed: 2, at: [12, 10.8] })
      .b('Bob', { at: [12, 12], speed: 1 })
    s.answer(best(s))
    const [, y] = s.at('Ann')
    expect(y).toBeGreaterThan(12.4)
    expect(threatens(s.state, s.of('Ann'), s.of('Bob'))).toBe(true)
  })

  test('does not leave a melee for nothing', () => {
    const s = skirmish()
      .a('Ann', { speed: 9, at: [12, 10.8] })
      .b('Bob', { at: [12, 12], speed: 1 })
      .b('Ben', { at: [4, 4], speed: 1, points: 99 })
    expect(says(s)).toBe('Ann|end')
  })

  test('a weak character in the reach of a strong enemy dodges', () => {
    const s = skirmish()
      .a('Ann', { of: 'human-levy', points: 30, speed: 9, at: [12, 10.8] })
      .b('Bob', { of: 'orc-warrior', attacks: 3, toughness: 9, at: [12, 12], speed: 1 })
    expect(says(s)).toBe('Ann|dodge')
  })

  test('whoever strikes a third as often as its enemy fights rather than dodges', () => {
    const s = skirmish()
      .a('Ann', { of: 'human-levy', points: 10, speed: 9, at: [12, 10.8] })
      .b('Bob', { of: 'human-levy', points: 10, attacks: 3, at: [12, 12], speed: 1 })
    expect(says(s)).toBe('Ann|end')
  })

  test('gets up before anything else', () => {
    expect(
      says(
        skirmish()
          .a('Ann', { speed: 9, at: [12, 6], conditions: ['prone'] })
          .b('Bob', { at: [12, 12], speed: 1 }),
      ),
    ).toBe('Ann|stand')
  })

  test('goes for the nearest treasure and picks it up', () => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { speed: 9, at: [12, 6] })
      .b('Bob', { at: [12, 22], speed: 1 })
      .thing('treasure 1', [12, 12])
    plays(s, 'a')
    expect(Math.abs(s.at('Ann')[1] - 12)).toBeLessThan(1.5)
    const near = skirmish({ encounter: 'sacred-objects', stage: 'lone-actions' })
      .a('Ann', { at: [12, 11] })
      .b('Bob', { at: [12, 22] })
      .thing('treasure 1', [12, 12])
    expect(says(near)).toBe('Ann|pick-up|treasure 1')
  })

  test('destroys supplies where it can', () => {
    const s = skirmish({ encounter: 'raid', stage: 'lone-actions' })
      .a('Ann', { at: [12, 17] })
      .b('Bob', { at: [2, 22] })
      .thing('supply b1', [12, 18], { kind: 'supply', side: 'b' })
    expect(says(s)).toBe('Ann|destroy|supply b1')
  })

  test('sends many against a supply: even the fourth leaves an enemy in reach alone', () => {
    const s = skirmish({ encounter: 'raid' })
      .a('Ann', { at: [12, 17] })
      .a('Abe', { at: [9, 17] })
      .a('Art', { at: [15, 17] })
      .a('Ava', { at: [12, 13] })
      .b('Bob', { at: [8, 13], speed: 1 })
      .thing('supply b1', [12, 21], { kind: 'supply', side: 'b' })
    plays(s, 'a')
    expect(s.at('Ava')[1]).toBeGreaterThan(15)
    expect(threatens(s.state, s.of('Ava'), s.of('Bob'))).toBe(false)
  })

  test('strikes twice with twin blades, and puts the mastery into the blow it was declared for', () => {
    const s = duel({ gear: 'blade, blade' }, {}, { stage: 'declare-masteries' })
    expect(says(s)).toBe('dual-wielding')
    s.picks('dual-wielding').until('combat-action')
    expect(says(s)).toBe('Ann|attack|Bob|blade|dual-wielding')
  })

  test('strikes first with a spear against one who would strike first, and not otherwise', () => {
    const against = (fight: number, strength: number) =>
      says(
        duel(
          { gear: 'spear', points: 20 },
          { fight, strength, attacks: 2, gear: 'bludgeon' },
          { stage: 'declare-masteries' },
        ),
      )
    expect(against(5, 9)).toBe('spear')
    expect(against(3, 9)).toBe('no')
  })

  test('hides behind its shield from a strong enemy, not from a weak one', () => {
    const against = (strength: number) =>
      says(duel({ gear: 'spear, shield' }, { strength, gear: 'bludgeon' }, { stage: 'declare-masteries' }))
    expect(against(9)).toBe('shield|Bob')
    expect(against(1)).toBe('no')
  })

  test('follows up into the next enemy', () => {
    const s = skirmish({ stage: 'melee-end', melee: 1 })
      .a('Ann', { of: 'orc-warrior', at: [12, 12], now: { action: false, attacksLeft: 1 } })
      .b('Bob', { of: 'human-levy', at: [12, 14.8] })
      .b('Ben', { where: 'slain' })
      .melee('Ann', 'Ben')
    expect(s.decision.what).toBe('follow-up')
    s.answer(best(s))
    expect(threatens(s.state, figureOf(s.state, 'Ann'), figureOf(s.state, 'Bob'))).toBe(true)
  })

  test('casts a spell it has', () => {
    const s = skirmish()
      .a('Ann', { speed: 9, at: [12, 3], casting: { potency: 1, slots: 2, standard: ['guiding-bolt'] } })
      .b('Bob', { at: [12, 12], speed: 1 })
    expect(says(s)).toContain('guiding-bolt')
  })
})

/** Lets the quick player answer until a turn is over; says whether anybody was given a free blow meanwhile. */
function walksBy(s: Skirmish, id: string): boolean {
  let provoked = false
  while (s.battle.question && !s.of(id).now.turnDone && !provoked) {
    provoked = s.battle.question.what === 'opportunity'
    if (!provoked) s.answer(best(s))
  }
  return provoked
}

describe('archers', () => {
  test('shoot, then step back from enemies that could charge', () => {
    const s = skirmish()
      .a('Ann', { gear: 'blade, bow', speed: 9, at: [12, 10] })
      .b('Bob', { at: [12, 15], speed: 6 })
      .rolls(['to hit: Ann at Bob', 6])
    plays(s, 'a')
    expect(s.told('attacked')).toMatchObject({ kind: 'ranged' })
    expect(s.at('Ann')[1]).toBeLessThan(8)
  })

  test('end their turn with their last shot, unless an enemy could charge', () => {
    const next = (far: number) => {
      const s = skirmish({ depth: 40 })
        .a('Ann', { gear: 'blade, bow', speed: 9, at: [12, 10] })
        .b('Bob', { at: [12, 10 + far], speed: 6 })
      return legalCandidates(s.battle, kit.advice, 1)[0]?.next
    }
    const shot = { what: 'shoot', answer: { pick: ['bow|Bob'] } }
    expect(next(10)).toEqual({ ...shot, whileAsked: true, next: { what: 'act', answer: { pick: ['Ann|end'] } } })
    expect(next(5)).toEqual(shot)
  })

  test('leave a melee where a friend keeps the enemy busy, and stay where leaving would provoke an attack', () => {
    const beset = (friend: readonly [number, number]) =>
      skirmish()
        .a('Ann', { gear: 'bow', speed: 9, at: [12, 10.8] })
        .a('Abe', { at: friend, speed: 2 })
        .b('Bob', { at: [12, 12], speed: 1, strength: 9 })
    expect(best(beset([12, 13.2]))).toHaveProperty('path')
    expect(best(beset([2, 2]))).not.toHaveProperty('path')
  })

  test('prefer targets without blockers, and do not shoot past friends', () => {
    const s = skirmish()
      .a('Ann', { gear: 'bow', speed: 9, at: [12, 3] })
      .a('Abe', { at: [12, 7], speed: 2 })
      .b('Bob', { at: [12, 13], speed: 1 })
      .b('Ben', { at: [18, 13], speed: 1 })
    s.picks('Ann|shoot')
    expect(says(s)).toBe('bow|Ben')
  })

  test('shoot at a carrier rather than at anybody else', () => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { gear: 'bow', speed: 9, at: [12, 3] })
      .b('Bob', { at: [8, 12], speed: 1 })
      .b('Ben', { at: [16, 13], speed: 1, carrying: 'gem' })
      .thing('gem', [16, 13], { carrier: 'Ben' })
    s.picks('Ann|shoot')
    expect(says(s)).toBe('bow|Ben')
  })

  test('stand behind the others when the army is deployed', () => {
    const { state } = opening()
    const isNorth = state.sides[0]?.edge === 'north'
    const depths = (shooting: boolean) =>
      state.figures
        .filter(({ side, gear }) => side === 'a' && gear.weapons.some(({ kind }) => kind === 'bow') === shooting)
        .map(({ at }) => (isNorth ? at.y : state.field.depth - at.y))
    expect(Math.max(...depths(true))).toBeLessThanOrEqual(Math.min(...depths(false)))
  })
})

describe('on the move', () => {
  test('cheap troops tie up an archer rather than meet a swordsman', () => {
    const s = skirmish()
      .a('Ann', { of: 'human-levy', speed: 9, at: [12, 8] })
      .b('Bob', { at: [9, 12], gear: 'blade, shield', speed: 1 })
      .b('Ben', { at: [15, 12], gear: 'blade, bow', speed: 1 })
    plays(s, 'a')
    expect(threatens(s.state, s.of('Ann'), s.of('Ben'))).toBe(true)
  })

  test('nobody walks past a strong enemy for little', () => {
    const past = (strength: number) =>
      skirmish({ encounter: 'confrontation' })
        .a('Ann', { speed: 9, at: [12, 8], points: 20, gear: 'blade' })
        .a('Abe', { at: [3, 3], speed: 1 })
        .b('Bob', { at: [13.6, 10], speed: 1, strength, toughness: 10, attacks: 3 })
        .b('Ben', { at: [12, 14.6], speed: 1, gear: 'bow' })
    expect(walksBy(past(9), 'Ann')).toBe(false)
  })

  test('nobody runs into the reach of an enemy with no action left to strike back', () => {
    const s = skirmish()
      .a('Ann', { speed: 6, at: [12, 3] })
      .b('Bob', { at: [12, 16], speed: 5 })
    plays(s, 'a')
    expect(s.of('Ann').now.action).toBe(true)
    const far = skirmish({ depth: 48 })
      .a('Ann', { speed: 6, at: [12, 3] })
      .b('Bob', { at: [12, 40], speed: 5 })
    plays(far, 'a')
    expect(far.of('Ann').now.action).toBe(false)
  })

  test('nobody climbs a ruin where there is a path around it', () => {
    const s = skirmish()
      .a('Ann', { speed: 9, at: [12, 6] })
      .b('Bob', { at: [12, 18], speed: 1 })
      .box('ruin', 'ruin', [10.5, 9], [13.5, 10])
      .high(2)
    plays(s, 'a')
    expect(s.hasTold('climbed') || s.hasTold('save-made') || s.hasTold('fell')).toBe(false)
    expect(s.at('Ann')[0]).not.toBe(12)
  })

  test('a character in contact moves round its enemy to the side opposite a friend', () => {
    const s = skirmish()
      .a('Ann', { speed: 9, at: [13.2, 12] })
      .a('Abe', { at: [12, 10.8], speed: 2, now: { turnDone: true } })
      .b('Bob', { at: [12, 12], speed: 1 })
    expect(walksBy(s, 'Ann')).toBe(false)
    expect(s.at('Ann')[1]).toBeGreaterThan(12.5)
  })
})

describe('in the encounters', () => {
  test('many crowd a treasure: the second goes for it too', () => {
    const s = skirmish({ encounter: 'sacred-objects' })
      .a('Ann', { speed: 6, at: [12, 6] })
      .a('Abe', { speed: 7, at: [10, 5] })
      .b('Bob', { at: [12, 21], speed: 1 })
      .thing('gem', [12, 12])
    plays(s, 'a')
    for (const id of ['Ann', 'Abe']) expect(gapBetween(s.state, s.of(id), s.of('Bob')) / 2540).toBeLessThan(10.5)
  })

  test('a carrier moves away from enemies, and dodges when it cannot', () => {
    const carrying = (foe: readonly [number, number]) =>
      skirmish({ encounter: 'sacred-objects' })
        .a('Ann', { speed: 9, at: [12, 12], carrying: 'gem' })
        .thing('gem', [12, 12], { carrier: 'Ann' })
        .b('Bob', { at: foe, speed: 1 })
    const s = carrying([12, 15])
    plays(s, 'a')
    expect(s.at('Ann')[1]).toBeLessThan(8)
    expect(says(carrying([12, 13.2]))).toBe('Ann|dodge')
  })

  test('a carrier about to be attacked passes the treasure to a friend whom nobody threatens', () => {
    const s = skirmish({ stage: 'combat-action', melee: 1, encounter: 'sacred-objects' })
      .a('Ann', { of: 'human-levy', fight: 5, at: [12, 12], carrying: 'gem' })
      .thing('gem', [12, 12], { carrier: 'Ann' })
      .a('Abe', { at: [12, 10.5], now: { action: false } })
      .b('Bob', { strength: 9, attacks: 3, at: [12, 13.2] })
      .b('Ben', { at: [2, 22] })
      .melee('Ann', 'Bob')
    expect(says(s)).toBe('Ann|pass|Abe')
  })

  test('nobody tries to pick up a treasure that too many enemies guard', () => {
    const grasp = (...guards: readonly (readonly [number, number])[]) => {
      const s = skirmish({ stage: 'combat-action', melee: 1, encounter: 'sacred-objects' })
        .a('Ann', { at: [12, 12], fight: 6 })
        .b('Bob', { at: [12, 13.4], toughness: 7 })
        .thing('gem', [12, 13])
      for (const [i, at] of guards.entries()) s.b(`Ben${i}`, { at })
      return says(s.melee('Ann', 'Bob'))
    }
    expect(grasp()).toBe('Ann|pick-up|gem')
    expect(grasp([10.9, 13.6], [13.1, 13.6])).toBe('Ann|attack|Bob|blade')
  })

  test('an enemy at the supplies is attacked before any other', () => {
    const s = skirmish({ encounter: 'raid' })
      .a('Ann', { speed: 9, at: [12, 10] })
      .thing('supply a1', [15, 6], { kind: 'supply', side: 'a' })
      .b('Bob', { at: [15, 7.5], speed: 1 })
      .b('Ben', { at: [9, 12], speed: 1 })
    plays(s, 'a')
    expect(threatens(s.state, s.of('Ann'), s.of('Bob'))).toBe(true)
  })

  test('a Broken side counts for less: characters that may flee are not worth all their points', () => {
    const standing = (slain: number) => {
      const s = skirmish()
        .a('Ann', { at: [12, 3] })
        .b('Ben', { at: [12, 20] })
        .b('Bob', { at: [4, 20] })
      for (let i = 0; i < 4; i++) s.b(`Sam${i}`, { at: [2 + i, 22], points: 0, ...(i < slain && { where: 'slain' }) })
      return kit.advice.value(s.state, 'a')
    }
    const steady = standing(1) - standing(0)
    const breaking = standing(3) - standing(2)
    expect(breaking).toBeGreaterThan(steady + 1)
  })
})

describe('in melee', () => {
  test('Bludgeon Mastery is used against heavy armor, and not against none', () => {
    const against = (armor: number) =>
      says(duel({ gear: 'bludgeon', strength: 7 }, { armor, toughness: 3 }, { stage: 'declare-masteries' }))
    expect(against(3)).toBe('bludgeon')
    expect(against(0)).toBe('no')
  })

  test('a giant grapples an enemy it cannot hurt, and attacks one it can', () => {
    const against = (toughness: number) =>
      says(duel({ size: 'large', base: 32, strength: 1 }, { toughness, points: 30 }))
    expect(against(10)).toBe('Ann|grapple|Bob')
    expect(against(1)).toBe('Ann|attack|Bob|blade')
  })

  test('a nimble archer disengages, a nimble fighter that is winning stays', () => {
    const nimble = (gear: string, strength: number) => {
      const bob = { toughness: 2, strength: 1, now: { action: false } }
      const s = duel({ of: 'halfling-warrior', gear, strength, fight: 5 }, bob).rolls(['to hit: Ann at Bob', 6])
      s.picks('Ann|attack|Bob|blade')
      expect(s.decision.what).toBe('free-disengage')
      return says(s)
    }
    expect(nimble('blade, bow', 9)).toBe('disengage')
    expect(nimble('blade', 9)).toBe('no')
  })
})

describe('casters', () => {
  test('hold the most expensive enemy, and heal the most expensive friend', () => {
    const knows = (words: { [kind: string]: string[] }) => ({ potency: 0, slots: 2, ...words })
    const s = skirmish()
      .a('Ann', { speed: 9, at: [12, 3], casting: knows({ incantations: ['hold-person'] }) })
      .b('Bob', { at: [10, 9], speed: 1 })
      .b('Ben', { at: [14, 9], speed: 1, points: 40 })
    s.picks('Ann|cast|hold-person')
    expect(says(s)).toBe('Ben')
    const hurt = { health: 3, wounds: 1, speed: 1 }
    const m = skirmish()
      .a('Ann', { speed: 9, at: [12, 3], casting: knows({ standard: ['preserve-life'] }) })
      .a('Abe', { at: [10, 4], ...hurt })
      .a('Amy', { at: [14, 4], points: 40, ...hurt })
      .b('Bob', { at: [12, 20], speed: 1 })
    m.picks('Ann|cast|preserve-life')
    expect(says(m)).toBe('Amy')
  })

  test('keep a slot rather than catch friends in a cone', () => {
    const cold = (friend: readonly [number, number]) =>
      says(
        skirmish()
          .a('Ann', { speed: 9, at: [12, 3], casting: { potency: 1, slots: 1, standard: ['cone-of-cold'] } })
          .a('Abe', { at: friend, speed: 1 })
          .b('Bob', { at: [12, 9], speed: 1 })
          .b('Ben', { at: [13, 9.5], speed: 1 }),
      )
    expect(cold([2, 2])).toBe('Ann|cast|cone-of-cold')
    expect(cold([12, 7])).not.toBe('Ann|cast|cone-of-cold')
  })
})

/** An army deployed by the quick player. */
function opening() {
  const sides = kit.armies.slice(0, 2).map(({ army, name }, index) => ({ id: index === 0 ? 'a' : 'b', name, army }))
  const battle = Battle.start(kit.game, { ...kit.readyPlan(3), sides }, new SeededDice(3))
  const bot = new Bot(kit, { skill: 'quick', seed: 3 })
  while (battle.question && battle.state.round === 0) battle.answer(bot.decide(battle).answer)
  return battle
}

/** Sacred Objects wants 100 points at least. */
const POINTS = 100

test('the quick player beats chance in every encounter', () => {
  for (const [seed, scenario] of ['confrontation', 'raid', 'sacred-objects', 'confrontation'].entries()) {
    const army = (points: number) => kit.randomArmy(seed + 7, points)
    const plan = {
      game: kit.game.id,
      field: kit.generateField(seed),
      scenario,
      options: { limit: POINTS },
      sides: [
        { id: 'a', name: 'Bot', army: army(POINTS) },
        { id: 'b', name: 'Chance', army: army(POINTS) },
      ],
    }
    const bots = { a: new Bot(kit, { skill: 'quick', seed }), b: new Bot(kit, { skill: 'random', seed }) }
    expect(playBotBattle({ kit, plan, seed, bots }).result?.winner, scenario).toBe('a')
  }
})
