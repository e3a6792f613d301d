/**
 * A situation of everything the rules know at once: casters with every spell, riders, flyers, leaders, monsters, bad
 * ground. Plain data, another for each seed.
 */
import type { Json } from '@muster/engine'
import { SPELLS } from '../src/spells/index.ts'
import { ENCOUNTERS } from '../src/state/vocabulary.ts'

interface Words {
  [key: string]: Json
}

/** A mage that knows a third of all spells, another third with each number. */
function mage(number: number): Words {
  const share = SPELLS.filter((_, index) => index % 3 === number % 3)
  const ids = (kind: string) => share.filter((spell) => spell.kind === kind).map(({ id }) => id)
  return {
    health: 3,
    points: 40,
    types: ['human', 'humanoid'],
    gear: number % 2 === 0 ? 'blade, shield' : 'spear',
    casting: {
      potency: number % 3,
      slots: 4,
      standard: ids('standard'),
      incantations: ids('incantation'),
      quick: [{ spells: ids('quick'), boxes: 3 }],
    },
  }
}

const BEASTS: readonly Words[] = [
  {
    size: 'large',
    base: 50,
    speed: 6,
    moves: { fly: 12 },
    traits: ['flyby', 'frightful-presence'],
    health: 3,
    attacks: 2,
    strength: 6,
    types: ['monstrosity'],
    gear: [],
    attackList: [{ id: 'claws' }, { id: 'tail', reach: 2 }],
  },
  {
    size: 'huge',
    base: { shape: 'oval', width: 35, length: 60 },
    speed: 8,
    traits: ['truesight', 'legendary-resistance', 'siege-monster'],
    uses: { 'legendary-resistance': 2 },
    health: 4,
    attacks: 3,
    strength: 8,
    types: ['giant'],
    gear: 'great bludgeon, throwing',
  },
  {
    moves: { phasing: 6 },
    traits: ['invisibility'],
    types: ['undead'],
    immuneTo: ['poisoned'],
    resists: ['cold'],
    weakTo: ['radiant'],
    gear: [],
    attackList: [
      {
        id: 'touch',
        damageType: 'necrotic',
        riders: ['inflicts'],
        inflicts: [{ is: 'dominated', against: { save: 'will', potency: 1 } }],
      },
    ],
  },
  {
    size: 'small',
    moves: { burrow: 4, swim: 8 },
    traits: ['pack-tactics', 'magic-resistance'],
    types: ['beast'],
    gear: [],
    attackList: [{ id: 'bite' }],
  },
]

const GEAR = [
  'blade, blade',
  'great spear, heavy armor',
  'exotic, bow',
  'bludgeon, shield, light armor',
  'spear, throwing',
]
const PEOPLES = ['elf-warrior', 'goblin-warrior', 'halfling-warrior', 'orc-warrior', 'gnome-warrior', 'dwarf-warrior']

function company(side: 'a' | 'b', seed: number): Words[] {
  const figures: Words[] = []
  const add = (id: string, x: number, row: number, words: Words) =>
    figures.push({ id: `${id} ${side}`, side, at: [x, side === 'a' ? row : 24 - row], ...words })
  add('Mage', 3, 3, mage(seed))
  add('Priest', 6, 3, mage(seed + 1))
  figures.push({
    id: `Rider ${side}`,
    side,
    of: 'human-warrior',
    gear: 'blade, bow',
    mount: `Horse ${side}`,
    traits: ['leader'],
    morale: 9,
    mounts: ['warhorse'],
  })
  add('Horse', 10, 3, {
    size: 'large',
    base: { shape: 'rectangle', width: 25, length: 50 },
    speed: 12,
    types: ['beast'],
    gear: seed % 2 === 0 ? 'light barding' : 'heavy barding',
    attackList: [{ id: 'hooves' }],
    health: 2,
  })
  add('Monster', 14, 3, BEASTS[seed % BEASTS.length] ?? {})
  add('Fighter', 18, 3, { of: PEOPLES[seed % 6] ?? 'elf-warrior', gear: GEAR[seed % 5] ?? 'blade' })
  add('Scout', 21, 3, { of: PEOPLES[(seed + 2) % 6] ?? 'elf-warrior', gear: GEAR[(seed + 3) % 5] ?? 'blade' })
  add('Dead', 12, 5, { types: ['undead'], gear: 'blade' })
  add('Bones', 16, 5, { types: ['undead'], gear: 'spear', points: 20 })
  add('Fallen', 6, 4.2, { where: 'slain', health: 2, wounds: 2, points: 60 })
  return figures
}

const box = (id: string, kind: string, [x0, y0, x1, y1]: readonly [number, number, number, number]): Words => ({
  id,
  kind,
  area: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
})

const GROUND: readonly Words[] = [
  box('ice', 'slippery', [1, 10, 6, 14]),
  box('tarn', 'deep-water', [9, 10, 13, 13]),
  { ...box('hill', 'hill', [16, 9, 22, 14]), height: 0.75 },
  box('mist', 'obscured', [5, 15, 12, 18]),
  {
    id: 'wall',
    kind: 'wall',
    line: [
      [7, 7],
      [15, 7],
    ],
    height: 0.6,
  },
]

/** Close together, so that something comes of it. */
export function menagerie(seed: number, encounter: string = ENCOUNTERS[seed % 3] ?? 'raid'): Json {
  return {
    muster: 'situation',
    game: 'd6s-with-dragons',
    stage: 'incantations',
    encounter,
    width: 24,
    depth: 24,
    figures: [...company('a', seed), ...company('b', seed + 5)],
    pieces: [...GROUND],
    things: encounter === 'raid' ? supplies() : treasures(),
  }
}

const treasures = (): Words[] => [6, 12, 18].map((x, index) => ({ id: `treasure ${index + 1}`, at: [x, 12] }))

const supplies = (): Words[] =>
  ['a', 'b'].flatMap((side) =>
    [6, 12, 18].map((x, index) => ({
      id: `supply ${side}${index + 1}`,
      kind: 'supply',
      side,
      at: [x, side === 'a' ? 6 : 18],
    })),
  )
