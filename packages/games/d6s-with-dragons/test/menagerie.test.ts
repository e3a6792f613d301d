/**
 * Battles of everything the rules know at once: casters with every spell, riders, flyers, leaders, monsters, bad
 * ground.
 */
import { Battle, canonical, randomFrom, SeededDice, type Json } from '@muster/engine'
import { anyAnswer } from '@muster/engine/testing'
import { expect, test } from 'vitest'
import { d6sWithDragons as kit } from '../src/index.ts'
import { spellList } from '../src/spells/book.ts'
import { ENCOUNTERS } from '../src/words.ts'
import { skirmish, type Skirmish } from './skirmish.ts'

/** A mage that knows a third of all spells, another third with each number. */
function mage(number: number): { [key: string]: Json } {
  const share = spellList().filter((_, index) => index % 3 === number % 3)
  const ids = (kind: string) => share.filter((spell) => spell.kind === kind).map(({ id }) => id)
  return {
    health: 3, points: 40, types: ['human', 'humanoid'], gear: number % 2 === 0 ? 'blade, shield' : 'spear',
    casting: {
      potency: number % 3, slots: 4, standard: ids('standard'), incantations: ids('incantation'),
      quick: [{ spells: ids('quick'), boxes: 3 }],
    },
  }
}

const BEASTS: readonly { [key: string]: Json }[] = [
  {
    size: 'large', base: 50, speed: 6, moves: { fly: 12 }, traits: ['flyby', 'frightful-presence'], health: 3,
    attacks: 2, strength: 6, types: ['monstrosity'], gear: [], attackList: [{ id: 'claws' }, { id: 'tail', reach: 2 }],
  },
  {
    size: 'huge', base: { shape: 'oval', width: 35, length: 60 }, speed: 8,
    traits: ['truesight', 'legendary-resistance', 'siege-monster'], uses: { 'legendary-resistance': 2 }, health: 4,
    attacks: 3, strength: 8, types: ['giant'], gear: 'great bludgeon, throwing',
  },
  {
    moves: { phasing: 6 }, traits: ['invisibility'], types: ['undead'], immuneTo: ['poisoned'], resists: ['cold'],
    weakTo: ['radiant'], gear: [], attackList: [{ id: 'touch', damageType: 'necrotic' }],
  },
  {
    size: 'small', moves: { burrow: 4, swim: 8 }, traits: ['pack-tactics', 'magic-resistance'], types: ['beast'],
    gear: [], attackList: [{ id: 'bite' }],
  },
]

const GEAR = [
  'blade, blade', 'great spear, heavy armor', 'exotic, bow', 'bludgeon, shield, light armor', 'spear, throwing',
]
const PEOPLES = ['elf-warrior', 'goblin-warrior', 'halfling-warrior', 'orc-warrior', 'gnome-warrior', 'dwarf-warrior']

function field(s: Skirmish, side: 'a' | 'b', seed: number): void {
  const y = (row: number) => (side === 'a' ? row : 24 - row)
  const add = (id: string, x: number, row: number, words: { [key: string]: Json }) =>
    s.figure(`${id} ${side}`, side, { at: [x, y(row)], ...words })
  add('Mage', 3, 3, mage(seed))
  add('Priest', 6, 3, mage(seed + 1))
  s.figure(`Rider ${side}`, side, {
    of: 'human-warrior', gear: 'blade, bow', mount: `Horse ${side}`, traits: ['leader'], morale: 9,
    mounts: ['warhorse'],
  })
  add('Horse', 10, 3, {
    size: 'large', base: { shape: 'rectangle', width: 25, length: 50 }, speed: 12, types: ['beast'],
    gear: 'light armor', attackList: [{ id: 'hooves' }], health: 2,
  })
  add('Monster', 14, 3, BEASTS[seed % BEASTS.length] ?? {})
  add('Fighter', 18, 3, { of: PEOPLES[seed % 6] ?? 'elf-warrior', gear: GEAR[seed % 5] ?? 'blade' })
  add('Scout', 21, 3, { of: PEOPLES[(seed + 2) % 6] ?? 'elf-warrior', gear: GEAR[(seed + 3) % 5] ?? 'blade' })
}

/** Close together, so that something comes of it. */
function menagerie(seed: number): Skirmish {
  const s = skirmish({ stage: 'incantations', encounter: ENCOUNTERS[seed % 3] ?? 'raid', width: 24, depth: 24 })
  field(s, 'a', seed)
  field(s, 'b', seed + 5)
  s.box('ice', 'slippery', [1, 10], [6, 14]).box('tarn', 'deep-water', [9, 10], [13, 13])
    .box('hill', 'hill', [16, 9], [22, 14]).high(0.75)
    .line('wall', 'wall', [7, 7], [15, 7]).high(0.6).box('mist', 'obscured', [5, 15], [12, 18])
  for (const [index, x] of [6, 12, 18].entries()) s.thing(`treasure ${index + 1}`, [x, 12])
  return s
}

const OPEN_ENDED = 900

test('fifteen random battles of everything at once go without a fault, copy truly, and can be told', () => {
  for (let seed = 1; seed <= 15; seed++) {
    const random = randomFrom(seed)
    const battle = new Battle(
      kit.game, { state: kit.game.situate(menagerie(seed).situation), tape: [] }, new SeededDice(seed),
    )
    for (let asked = 0; battle.question && asked < OPEN_ENDED; asked++) {
      const answer = anyAnswer(battle, random)
      const refusal = battle.answer(answer)
      if (refusal) {
        expect.fail(`seed ${seed}: ${battle.question.what} refused ${JSON.stringify(answer)}: ${refusal.message}`)
      }
      const faults = kit.faults(battle.state)
      if (faults.length > 0) expect.fail(`seed ${seed}, ${battle.step}: ${faults.join('; ')}`)
      if (asked % 40 === 0) expect(canonical(kit.game.copy(battle.state))).toBe(canonical(battle.state))
    }
    kit.view(battle.state)
    for (const event of battle.events) {
      const told = kit.tell(battle.state, event)
      if (told) expect(told.text, event.is).toMatch(/^\S.*[.!?]$/)
    }
  }
}, 600_000)
