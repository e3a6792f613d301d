/** One event of every kind, and the sentence it is told in. A new kind of event without its sentence does not compile. */
import { part, sumOf, worded, PLAIN_ROLL } from '@muster/engine'
import { inches } from '@muster/table'
import { expect, test } from 'vitest'
import type { DragonEvent } from '../../src/events/index.ts'
import { logEntryOf, TELLERS } from '../../src/log/index.ts'
import { skirmish } from '../skirmish.ts'

const { state } = skirmish()
  .line('hedge', 'hedge', [4, 12], [8, 12])
  .disc('Old Oak', 'tree', [20, 12], 1)
  .a('Ann', { at: [4, 4] })
  .a('Horse', { at: [8, 4] })
  .b('Bob', { at: [4, 20] })
  .b('Ben', { at: [8, 20] })
  .thing('treasure 1', [12, 12])
  .thing('ogre', [14, 12], { kind: 'object', heavy: true })
  .thing('supply b1', [16, 12], { kind: 'supply', side: 'b' })

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) })
const rules = ['DD-MOVE-01']
const ann = { figure: 'Ann', rules }
const annAtBob = { by: 'Ann', at: 'Bob', rules }
const spell = { caster: 'Ann', spell: 'cone-of-cold' as const, rules }

type Told<Is> = DragonEvent extends infer E
  ? E extends { readonly is: infer Own }
    ? Is extends Own
      ? Omit<E, 'is'>
      : never
    : never
  : never

/** Of events with several moods, the mood that says most. */
const SENTENCES: { readonly [Is in DragonEvent['is']]: readonly [event: Told<Is>, sentence: string] } = {
  'lead-decided': [{ side: 'a', face: 2, rules }, 'The coin gives the lead in the first round to North.'],
  'table-laid': [{ side: 'a', name: 'The Old Ford', rules }, 'The table is laid out by North: The Old Ford.'],
  'edges-named': [
    { side: 'a', edges: ['north', 'south'], rules },
    'It is fought between the edges north and south: the choice of North.',
  ],
  'edge-chosen': [{ side: 'b', edge: 'south', rules }, 'The south edge goes to South.'],
  'things-laid': [
    { side: 'a', things: ['treasure 1', 'supply b1'], rules },
    'On the table lie treasure 1 and supplies 1 of South.',
  ],
  deployed: [
    { side: 'a', sector: 'left', figures: ['Ann', 'Horse'], rules },
    'Deployed on the left for North: 2 characters.',
  ],
  'left-out': [{ side: 'a', figures: ['Ann'], rules }, 'There is no room for Ann: left out of the battle.'],

  'round-began': [{ round: 2, lead: 'b', rules }, 'Round 2 begins, led by South.'],
  moved: [
    {
      ...ann,
      from: at(4, 4),
      path: [at(4, 8)],
      length: inches(4),
      spent: inches(6),
      manner: 'walk',
      costs: [{ piece: 'hedge', extra: inches(2), why: 'toll' }],
    },
    'Ann moves 4" by way of the hedge (6" of its movement).',
  ],
  'action-taken': [{ ...ann, action: 'hide', free: true }, 'Ann hides, and keeps its action.'],
  postponed: [{ ...ann, ally: 'Horse', speed: 4 }, 'Ann waits for Horse and acts at Speed 4.'],
  'opportunity-taken': [{ figure: 'Bob', by: 'Ann', at: 'Bob', rules }, 'Bob turns its back, and Ann strikes.'],
  daunted: [{ ...ann, by: 'Bob' }, 'Ann dares not go near Bob and stays where it is.'],
  slipped: [{ ...ann, stands: false }, 'Ann slips.'],
  waded: [{ ...ann, kept: false }, 'Ann struggles in the deep water and gets no farther.'],
  fell: [{ ...ann, height: inches(3) }, 'Ann falls 3".'],
  clung: [{ ...ann, piece: 'Old Oak', height: inches(2) }, 'Ann clings to the tree, 2" up.'],
  'flight-saved': [ann, 'Ann saves half its flight for the end of the round.'],
  mounted: [{ ...ann, mount: 'Horse' }, 'Ann gets on Horse.'],
  boarded: [{ ...ann, vehicle: 'Crab' }, 'Ann boards Crab.'],
  'left-vehicle': [{ ...ann, vehicle: 'Crab', at: at(4, 20) }, 'Ann gets out of Crab.'],
  dismounted: [ann, 'Ann gets off its mount.'],
  unhorsed: [{ ...ann, mount: 'Horse' }, 'Ann is thrown from Horse.'],

  'block-checked': [
    {
      ...annAtBob,
      face: 1,
      blockers: [{ is: 'cover', id: 'hedge', distance: 1 }],
      met: { is: 'cover', id: 'hedge', distance: 1 },
      to: undefined,
      outcome: 'lost',
    },
    'The shot is lost on the hedge.',
  ],
  attacked: [
    { ...annAtBob, kind: 'ranged', weapon: 'Bow', hit: false, tests: [], luck: { ...PLAIN_ROLL, net: -1 } },
    'Ann shoots at Bob (Bow) with disadvantage and misses.',
  ],
  'wound-rolled': [
    { ...annAtBob, wounds: false, tests: [], power: 'Healing Word' },
    'Healing Word turns the wound from Bob.',
  ],
  wounded: [{ figure: 'Bob', by: 'Ann', wounds: 1, health: 3, rules }, 'Bob is wounded (1 of 3).'],
  healed: [{ figure: 'Ann', by: 'Ann', wounds: 0, health: 3, rules }, 'Ann is healed and without a scratch.'],
  'temporary-health-lost': [{ ...ann, left: 1 }, 'Ann loses Temporary Health instead of taking a wound (1 left).'],
  'temporary-health-gained': [{ ...ann, left: 2 }, 'Ann has 2 Temporary Health.'],
  immune: [{ ...ann, to: 'fire' }, 'Ann is immune: fire does nothing to it.'],
  eliminated: [{ figure: 'Bob', side: 'b', how: 'slain', by: 'Ann', at: at(4, 20), rules }, 'Bob falls to Ann.'],
  saved: [
    { ...ann, save: 'will', potency: 0, by: 'Bob', purpose: 'hold-person', tests: [], success: true },
    'Ann makes its Will save against Hold Person.',
  ],
  'condition-gained': [
    { ...ann, condition: 'sapped', from: 'Bob' },
    'Ann is sapped: its next attack has disadvantage.',
  ],
  'condition-lost': [{ ...ann, condition: 'stunned' }, 'Ann comes to.'],
  'feature-used': [{ ...ann, feature: 'enmity', at: 'Bob' }, 'Ann uses Enmity against Bob.'],
  'wound-spared': [{ ...ann, feature: 'relentless-endurance' }, 'Relentless Endurance keeps Ann from another wound.'],
  'hit-averted': [{ ...ann, by: 'Bob' }, 'The hit on Ann is averted.'],
  'hit-taken-over': [{ ...ann, instead: 'Ben' }, 'Ann takes the hit in place of Ben.'],

  'spell-cast': [
    {
      ...spell,
      name: 'Bless',
      targets: ['Ann', 'Horse'],
      at: undefined,
      choice: 'fire',
      orders: undefined,
      box: 'slots',
    },
    'Ann casts Bless on itself and Horse (fire).',
  ],
  spawned: [{ figure: 'Wolf', by: 'Bob', victim: 'Ann', at: at(4, 4), rules }, 'Ann rises again as Wolf.'],
  'spell-countered': [{ ...spell, name: 'Bless' }, 'Bless comes to nothing: Ann has been countered.'],
  'incantation-begun': [{ ...spell, name: 'Bless', targets: [] }, 'Ann begins the battle with Bless in force.'],
  'spell-ended': [{ ...spell, effect: 'e1', targets: [] }, 'Cone of Cold of Ann is over.'],
  'concentration-tested': [{ ...ann, held: false }, 'Ann loses its concentration.'],
  'closest-counted': [
    { ...spell, faces: [3, 4], most: 7 },
    'Cone of Cold reaches up to 7 characters, the closest first.',
  ],
  'area-struck': [
    {
      caster: 'Ann',
      power: 'cone-of-cold',
      rules,
      at: at(4, 4),
      shape: [at(4, 4), at(4, 8), at(8, 8)],
      caught: ['Bob', 'Ben'],
    },
    'Cone of Cold strikes Bob and Ben.',
  ],
  'area-blocked': [
    {
      caster: 'Ann',
      power: 'cone-of-cold',
      rules,
      figure: 'Bob',
      face: 1,
      blockers: [{ is: 'cover', id: 'hedge', distance: 1 }],
      spared: true,
    },
    'Something shelters Bob from Cone of Cold.',
  ],
  teleported: [{ ...ann, from: at(4, 4), to: at(4, 10) }, 'Ann vanishes, and is back 6" away.'],
  'quarry-named': [{ caster: 'Ann', target: 'Bob', rules }, 'Ann marks Bob as its quarry.'],
  frozen: [{ ...ann, at: at(4, 4) }, 'Ann stands frozen, an obstacle from now on.'],
  revived: [{ ...ann, by: 'Horse', at: at(4, 4) }, 'Horse calls Ann back to life.'],
  lifted: [{ figure: 'Bob', by: 'Ann', from: at(4, 20), to: at(7, 20), rules }, 'Ann lifts Bob 3" away.'],
  'thing-lifted': [
    { thing: 'treasure 1', by: 'Ann', from: at(12, 12), to: at(12, 10), rules },
    'Ann moves treasure 1 2" without touching it.',
  ],
  obeyed: [{ figure: 'Bob', caster: 'Ann', word: 'grovel', rules }, 'Bob obeys Ann: grovel.'],
  'weapon-flew': [
    { caster: 'Ann', effect: 'e1', from: at(4, 4), to: at(4, 7), rules },
    'The summoned weapon of Ann flies 3".',
  ],

  'melees-split': [
    {
      by: 'a',
      melees: [
        ['Ann', 'Bob'],
        ['Horse', 'Ben'],
      ],
      rules,
    },
    'The fighting is sorted into 2 melees by North.',
  ],
  slid: [{ ...ann, to: 'Bob', from: at(4, 4), at: at(4, 5) }, 'Ann closes with Bob.'],
  'melee-begun': [{ melee: 1, members: ['Ann', 'Horse', 'Bob'], rules }, 'They clash: Ann and Horse against Bob.'],
  'mastery-declared': [{ ...ann, mastery: 'shield', at: 'Bob' }, 'Ann will use Shield Mastery against Bob.'],
  'let-pass': [ann, 'Ann holds back.'],
  'disengage-declared': [{ ...ann, free: false }, 'Ann looks for a way out.'],
  maneuvered: [{ ...ann, maneuver: 'trip', at: 'Bob', success: true }, 'Ann trips Bob.'],
  pushed: [{ figure: 'Bob', by: 'Ann', from: at(4, 20), at: at(4, 21), rules }, 'Bob is pushed 1" back.'],
  pulled: [{ figure: 'Bob', by: 'Ann', from: at(4, 20), at: at(4, 17), rules }, 'Ann pulls Bob 3" closer.'],
  'followed-up': [ann, 'Ann follows up.'],
  disengaged: [ann, 'Ann steps away.'],
  'melee-joined': [{ ...ann, melee: 2, members: ['Ann', 'Ben'] }, 'Ann joins the fight: Ann against Ben.'],
  'melee-ended': [{ melee: 1, rules }, 'That melee is over.'],

  'side-broken': [
    { side: 'b', left: 2, starting: 5, rules },
    'Broken: South. 2 of 5 are left, and each must hold its nerve.',
  ],
  'morale-checked': [
    { ...ann, cause: 'frightened', faces: [6, 5], need: sumOf(part(8, 'Morale', 'DD-STAT-11')), success: false },
    'Ann cannot shake off its fear.',
  ],
  'round-ended': [{ round: 1, lead: 'b', rules }, 'Round 1 is over. The lead passes to South.'],
  'picked-up': [{ ...ann, thing: 'ogre', potency: 0 }, 'Ann picks up the ogre.'],
  'pick-up-failed': [
    { ...ann, thing: 'treasure 1', potency: 2 },
    'Ann reaches for treasure 1 in vain: 2 enemies are in the way.',
  ],
  passed: [{ ...ann, to: 'Horse', thing: 'treasure 1' }, 'Ann passes treasure 1 to Horse.'],
  dropped: [{ ...ann, thing: 'treasure 1', at: at(4, 4) }, 'Ann drops treasure 1.'],
  'load-shouldered': [{ ...ann, thing: 'ogre' }, 'Ann has its hands full with the ogre: no action this round.'],
  destroyed: [{ ...ann, thing: 'supply b1', side: 'a' }, 'Ann destroys supplies 1 of South for North.'],
  'encounter-decided': [
    { winner: 'a', reason: 'South has nobody left.', rules },
    'Victory for North. South has nobody left.',
  ],
}

test.each(Object.entries(SENTENCES))('%s', (is, [event, sentence]) => {
  const told = worded(logEntryOf(state, { is, ...event }))
  expect(told?.text).toBe(sentence)
  expect(told?.why?.rules).toEqual(rules)
  expect(told?.figures).not.toContain(undefined)
})

test('there is a teller for each, and none that nobody needs', () => {
  expect(Object.keys(TELLERS).sort()).toEqual(Object.keys(SENTENCES).sort())
})
