/** The workshop of Knockdown: a model with its steed, promotion, equipment and special rules, or a chassis with its crew. */
import {
  InputError,
  type Complaint,
  type Design,
  type DesignedCard,
  type Designer,
  type Json,
  type Stat,
} from '@muster/engine'
import { GEAR_ABILITIES, SPECIAL_RULE_ABILITIES } from '../abilities/index.ts'
import { entryComplaints, priceSum } from '../army/check.ts'
import { specialRulePrice } from '../army/costs.ts'
import { readSheet, type EntrySheet } from '../army/sheet.ts'
import { readyArmies } from '../content/armies/index.ts'
import { profileOf } from '../content/profiles.ts'
import { SPECIAL_RULES } from '../state/vocabulary.ts'
import { designOf, DESIGN_PARTS, entryOf, isChassisProfile, MOUNTED } from './forms.ts'

const KINDS = {
  infantry: 'Infantry',
  creature: 'Creature',
  monster: 'Monster',
  siege: 'Siege weapon',
  chariot: 'Chariot',
} as const

/** The printed numbers, as the profile has them. */
function statsOf({ profile: id }: EntrySheet): Stat[] {
  const { sp, str, att, def, w, br } = profileOf(id)
  const row = (label: string, value: number | undefined, rule: string, unit = ''): Stat[] =>
    value === undefined ? [] : [{ label, value: `${value}${unit}`, rule }]
  return [
    ...row('SP', sp, 'KD-PROF-01', '"'),
    { label: 'STR', value: str < 0 ? `${str}` : `+${str}`, rule: 'KD-PROF-02' },
    ...row('ATT', att, 'KD-PROF-03'),
    ...row('DEF', def, 'KD-PROF-04'),
    ...row('W', w, 'KD-PROF-05'),
    ...row('BR', br, 'KD-PROF-06'),
  ]
}

const notesOf = ({ gear, rules, crew }: EntrySheet): DesignedCard['notes'] =>
  [{ gear, rules }, ...crew]
    .flatMap((one) => [
      ...one.gear.map((id) => GEAR_ABILITIES[id]),
      ...one.rules.map((id) => SPECIAL_RULE_ABILITIES[id]),
    ])
    .map(({ name, text, rule }) => ({ name, text, rule }))

/** What the profile rules out. */
function barredIn({ profile: id }: EntrySheet): DesignedCard['barred'] {
  const profile = profileOf(id)
  const barred: { [choice: string]: string } = {}
  if (profile.kind !== 'infantry') barred[MOUNTED] = `Only Infantry has a Cavalry version; ${profile.name} has none.`
  if (isChassisProfile(profile)) return barred
  for (const rule of SPECIAL_RULES)
    if (specialRulePrice(rule, profile) === undefined)
      barred[rule] = `This rule is ${profile.kind === 'monster' ? 'not for Monsters' : 'for Monsters alone'}.`
  return barred
}

function card(design: Design): DesignedCard {
  const entry = entryOf(design)
  const price = priceSum(entry)
  const complaints: readonly Complaint[] = entryComplaints(entry, '')
  return {
    kind: KINDS[profileOf(entry.profile).kind],
    models: { least: 1, most: 40 },
    stats: statsOf(entry),
    perModel: price,
    points: price.total * design.count,
    notes: notesOf(entry),
    complaints,
    barred: barredIn(entry),
  }
}

const army = (name: string, designs: readonly Design[]): ReturnType<Designer['army']> => ({
  army: { name, entries: designs.map(entryOf) } as unknown as Json,
})

/** A design has one kind of crew; what has several is no design. */
function designIn(written: Json): Design | undefined {
  try {
    const [entry] = readSheet({ name: 'army', entries: [written] }).entries
    return entry && entry.crew.length <= 1 ? designOf(entry) : undefined
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

export const designer: Designer = {
  parts: DESIGN_PARTS,
  blank: designOf({
    name: 'Spearman',
    profile: 'levy-infantry',
    mounted: false,
    rank: 'ordinary',
    gear: ['spear', 'shield'],
    rules: [],
    count: 5,
    crew: [],
  }),
  examples: readyArmies.map((ready) => ({
    theme: ready.name,
    designs: readSheet(ready.army)
      .entries.filter(({ crew }) => crew.length <= 1)
      .map(designOf),
  })),
  card,
  army,
  designOf: designIn,
}
