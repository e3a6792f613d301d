/** Stat blocks in every form that people have them in. The creature is invented; its numbers are the same in each form. */
import { InputError } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { attacksNamed, attacksOf, readStatBlock, readTables, type StatBlock } from '../src/index.ts'

const BREATH =
  'Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: 28 (8d6) Fire damage. Success: Half damage.'
const FANG =
  'Melee Attack Roll: +7, reach 10 ft. 13 (2d8 + 4) Piercing damage plus 3 (1d6) Fire damage. If the target is a Large or smaller creature, it has the Prone condition.'
const MANY =
  'The emberback makes two Fang attacks and one Tail attack. It can replace one attack with a use of Cinders.'
const TAIL = 'Melee Attack Roll: +6, reach 15 ft. 9 (2d4 + 4) Bludgeoning damage.'
const HIDE = 'It has Advantage on saving throws against spells.'

const NESTED = {
  name: 'Emberback',
  size: { name: 'Huge' },
  type: { name: 'Dragon' },
  armor_class: 17,
  hit_points: 120,
  challenge_rating: 7,
  speed: { walk: 40, fly: 80, swim: null, unit: 'feet' },
  ability_scores: { strength: 19, dexterity: 10, constitution: 17, intelligence: 6, wisdom: 12, charisma: 9 },
  saving_throws: { constitution: 6 },
  resistances_and_immunities: {
    damage_immunities: [{ name: 'Fire' }],
    damage_resistances: [],
    condition_immunities: [{ name: 'Frightened' }],
  },
  traits: [{ name: 'Magic Resistance', desc: HIDE }],
  actions: [
    { name: 'Multiattack', desc: MANY, action_type: 'ACTION' },
    { name: 'Fang', desc: FANG, action_type: 'ACTION' },
    { name: 'Tail', desc: TAIL, action_type: 'ACTION' },
    { name: 'Cinders', desc: BREATH, action_type: 'ACTION', usage_limits: { type: 'RECHARGE_ON_ROLL', param: 5 } },
  ],
}

const FLAT = {
  name: 'Emberback',
  size: 'Huge',
  type: 'dragon',
  armor_class: [{ type: 'natural', value: 17 }],
  hit_points: 120,
  challenge_rating: 7,
  speed: { walk: '40 ft.', fly: '80 ft.' },
  strength: 19,
  dexterity: 10,
  constitution: 17,
  intelligence: 6,
  wisdom: 12,
  charisma: 9,
  proficiencies: [{ value: 6, proficiency: { index: 'saving-throw-con', name: 'Saving Throw: CON' } }],
  damage_immunities: ['fire'],
  damage_resistances: '',
  condition_immunities: [{ index: 'frightened', name: 'Frightened' }],
  special_abilities: [{ name: 'Magic Resistance', desc: HIDE }],
  actions: [
    { name: 'Multiattack', desc: MANY },
    { name: 'Fang', desc: FANG },
    { name: 'Tail', desc: TAIL },
    { name: 'Cinders (Recharge 5-6)', desc: BREATH },
  ],
}

const PASTED = `
Emberback
Huge Dragon, Neutral Evil
AC 17        Initiative +0 (10)
HP 120 (16d12 + 48)
Speed 40 ft., Fly 80 ft.
       MOD SAVE
STR 19 +4 +4  DEX 10 +0 +0  CON 17 +3 +6
INT 6 −2 −2   WIS 12 +1 +1  CHA 9 −1 −1
Immunities Fire; Frightened
Senses Darkvision 60 ft.; Passive Perception 11
CR 7 (XP 2,900; PB +3)
Traits
Magic Resistance. ${HIDE}
Actions
***Multiattack.*** ${MANY}
Fang. ${FANG.slice(0, 57)}
${FANG.slice(57)}
Tail. ${TAIL}
Cinders (Recharge 5–6). ${BREATH}
`

const OLDER = `Emberback
Huge dragon, neutral evil
Armor Class 17 (natural armor)
Hit Points 120 (16d12 + 48)
Speed 40 ft., fly 80 ft.
STR DEX CON INT WIS CHA
19 (+4) 10 (+0) 17 (+3) 6 (−2) 12 (+1) 9 (−1)
Saving Throws Con +6
Damage Immunities fire
Condition Immunities frightened
Challenge 7 (2,900 XP)
Magic Resistance. ${HIDE}
Actions
Multiattack. The emberback makes three attacks: two with its fang and one with its tail.
Fang. Melee Weapon Attack: +7 to hit, reach 10 ft., one target. Hit: 13 (2d8 + 4) piercing damage plus 3 (1d6) fire damage. A Large or smaller target is knocked prone.
Tail. Melee Weapon Attack: +6 to hit, reach 15 ft., one target. Hit: 9 (2d4 + 4) bludgeoning damage.
Cinders (Recharge 5–6). Each creature in a 30-foot cone must make a DC 15 Dexterity saving throw, taking 28 (8d6) fire damage on a failed save, or half as much damage on a successful one.`

const tables = () =>
  readTables({
    creatures: [
      {
        pk: 'x_emberback',
        fields: {
          ...NESTED,
          size: 'huge',
          type: 'dragon',
          walk: 40,
          fly: 80,
          ...Object.fromEntries(
            Object.entries(NESTED.ability_scores).map(([name, score]) => [`ability_score_${name}`, score]),
          ),
          saving_throw_constitution: 6,
          damage_immunities: ['fire'],
          condition_immunities: ['frightened'],
        },
      },
    ],
    actions: NESTED.actions.map(({ usage_limits, ...action }, place) => ({
      fields: {
        ...action,
        parent: 'x_emberback',
        order_in_statblock: place,
        uses_type: usage_limits?.type ?? null,
        uses_param: usage_limits?.param ?? null,
      },
    })),
    traits: [{ fields: { name: 'Magic Resistance', desc: HIDE, parent: 'x_emberback' } }],
  })[0] as StatBlock

const entry = (block: StatBlock, name: string) => block.entries.find((one) => one.name === name)

describe.each([
  ['of the second Open5e interface', () => readStatBlock(JSON.stringify(NESTED))],
  ['of the 5e SRD API and the first Open5e interface', () => readStatBlock(JSON.stringify(FLAT))],
  ['of tables', tables],
  ['of a text in the words of the newer book', () => readStatBlock(PASTED)],
  ['of a text in the words of the older book', () => readStatBlock(OLDER)],
])('a stat block in the form %s', (_, read) => {
  test('gives its numbers', () => {
    expect(read()).toMatchObject({
      name: 'Emberback',
      size: 'huge',
      type: 'dragon',
      armorClass: 17,
      hitPoints: 120,
      challenge: 7,
      speeds: { walk: 40, fly: 80 },
      saves: { strength: 4, dexterity: 0, constitution: 6, intelligence: -2, wisdom: 1, charisma: -1 },
      damageImmunities: expect.arrayContaining(['fire']),
      conditionImmunities: expect.arrayContaining(['frightened']),
    })
  })

  test('gives its attacks, how many it makes, and what they do besides damage', () => {
    const block = read()
    expect(attacksOf(block)).toBe(3)
    expect(attacksNamed(block).map(({ name }) => name)).toEqual(['Fang', 'Tail'])
    expect(entry(block, 'Fang')).toMatchObject({
      attack: {
        bonus: 7,
        reach: 10,
        damage: [
          { average: 13, type: 'piercing' },
          { average: 3, type: 'fire' },
        ],
      },
      conditions: [{ condition: 'prone', largest: 'large' }],
    })
  })

  test('gives the saves it forces, with area, damage and how often', () => {
    expect(entry(read(), 'Cinders')).toMatchObject({
      uses: { per: 'recharge', from: 5 },
      save: {
        score: 'dexterity',
        dc: 15,
        area: { shape: 'cone', length: 30 },
        damage: [{ average: 28, type: 'fire' }],
        isHalvedBySuccess: true,
      },
    })
  })

  test('gives its traits by name', () => {
    expect(entry(read(), 'Magic Resistance')).toMatchObject({ section: 'trait', text: HIDE })
  })
})

describe('as people write it elsewhere', () => {
  test('a piece of a web page is read like the text that it shows', () => {
    const page = `<div><h2>${PASTED.trim().split('\n').join('</p>\n<p class="x">')}</h2></div>`
    expect(readStatBlock(page)).toEqual(readStatBlock(PASTED))
  })
  test('a rating may have a decimal comma, and hit points a comma between thousands', () => {
    expect(readStatBlock(PASTED.replace(/^CR [\d/]+/m, 'CR 0,5')).challenge).toBe(0.5)
    expect(readStatBlock(PASTED.replace(/^HP \d+/m, 'HP 1,026')).hitPoints).toBe(1026)
    expect(readStatBlock(JSON.stringify({ ...NESTED, challenge_rating: '0,5' })).challenge).toBe(0.5)
  })
  test('senses are read from every form', () => {
    const { senses: _, ...flat } = { ...FLAT, senses: undefined }
    expect(readStatBlock(JSON.stringify({ ...NESTED, blindsight_range: 30 })).senses).toEqual({ blindsight: 30 })
    expect(readStatBlock(JSON.stringify({ ...flat, senses: 'blindsight 30 ft., truesight 120 ft.' })).senses).toEqual({
      blindsight: 30,
      truesight: 120,
    })
    expect(readStatBlock(JSON.stringify({ ...flat, senses: { blindsight: '60 ft.' } })).senses).toEqual({
      blindsight: 60,
    })
  })
})

describe('what is no stat block is refused with what is missing', () => {
  const refusal = (text: string): string => {
    try {
      readStatBlock(text)
    } catch (error) {
      if (error instanceof InputError) return error.withPlace
      throw error
    }
    return 'was read'
  }
  test.each([
    ['{"name": "Nobody"}', 'no stat block in a form that can be read'],
    ['[{"model": "api_v2.creature", "pk": "x", "fields": {}}]', 'a row of the tables that Open5e is made of'],
    ['{"name": ', 'not whole JSON'],
    [JSON.stringify([NESTED, NESTED]), 'holds 2 creatures'],
    [JSON.stringify({ ...NESTED, size: 'vast' }), 'At size: This should name a size'],
    [JSON.stringify({ ...NESTED, hit_points: -4 }), 'At hit_points: This should be at least 1'],
    ['Roses are red', 'a line with size and type'],
    [`${PASTED}\n${PASTED}`, 'holds 2 stat blocks: paste a single creature'],
    [PASTED.replace(/^HP.*$/m, ''), 'does not say its Hit Points'],
    [PASTED.replace(/INT 6 −2 −2/, ''), 'does not say its intelligence'],
    [PASTED.replace(/^HP \d+/m, 'HP 45,5'), 'as a whole number, not "45,5"'],
    [JSON.stringify({ ...NESTED, actions: [{ name: 'A', desc: 'x'.repeat(10_001) }] }), 'too long for one ability'],
    ['', 'a line with size and type'],
    ['x'.repeat(40_001), 'too long for one stat block'],
  ])('%.40s', (text, words) => {
    expect(refusal(text)).toContain(words)
  })
})
