/** The parts a model is put together from in the workshop, and the entry of an army list that comes of them. */
import type { Design, DesignPart } from '@muster/engine'
import { GEAR_ABILITIES, SPECIAL_RULE_ABILITIES } from '../abilities/index.ts'
import { usualIcon, type CrewSheet, type EntrySheet } from '../army/sheet.ts'
import { GEAR_TABLE } from '../content/gear.ts'
import { PROFILES, profileOf } from '../content/profiles.ts'
import { SPECIAL_RULE_TABLE } from '../content/special-rules.ts'
import type { Profile } from '../state/profile.ts'
import {
  GEAR,
  INFANTRY,
  PROFILE_IDS,
  SPECIAL_RULES,
  type GearId,
  type ProfileId,
  type Rank,
  type SpecialRuleId,
} from '../state/vocabulary.ts'

export const MOUNTED = 'mounted'
const CREW_SIZES = ['1', '2', '3', '4', '5']
/** The id of the crew's profile must differ from the model's own. */
const crewId = (id: ProfileId): string => `crew-${id}`

export const isChassisProfile = ({ kind }: Profile): boolean => kind === 'siege' || kind === 'chariot'

const numbersOf = ({ sp, str, att, def, w, br }: Profile): string =>
  [
    ...(sp === undefined ? [] : [`SP ${sp}"`]),
    `STR ${str < 0 ? str : `+${str}`}`,
    ...(att === undefined ? [] : [`ATT ${att}`]),
    `DEF ${def}`,
    `W ${w}`,
    ...(br === undefined ? [] : [`BR ${br}`]),
  ].join(', ')

const price = (points: number | undefined): string => (points === undefined ? '–' : `${points}`)

export const DESIGN_PARTS: readonly DesignPart[] = [
  {
    id: 'profile',
    label: 'Profile',
    line: 'What the model is.',
    least: 1,
    most: 1,
    choices: PROFILES.map((one) => ({
      id: one.id,
      label: one.name,
      line: numbersOf(one),
      cost: price(one.points),
      rule: 'KD-PROF-08',
    })),
  },
  {
    id: 'steed',
    label: 'Steed',
    line: 'Any Infantry may ride: half its price again, rounded up.',
    least: 0,
    most: 1,
    choices: [{ id: MOUNTED, label: 'Cavalry', line: 'SP +2 and a charge.', cost: '+50 %', rule: 'KD-CAV-02' }],
  },
  {
    id: 'rank',
    label: 'Promotion',
    line: 'Two Champions in an army, or a Hero and a Champion.',
    least: 0,
    most: 1,
    choices: [
      { id: 'champion', label: 'Champion', line: 'ATT, W and BR +1.', cost: '×2', rule: 'KD-HERO-09' },
      { id: 'hero', label: 'Hero', line: 'ATT +2, W +1, BR +2.', cost: '×3', rule: 'KD-HERO-10' },
    ],
  },
  {
    id: 'gear',
    label: 'Equipment',
    line: 'For two hands; of a siege weapon or a chariot, the equipment of its crew.',
    least: 0,
    most: GEAR.length,
    choices: GEAR.map((id) => ({
      id,
      label: GEAR_TABLE[id].name,
      line: GEAR_ABILITIES[id].text,
      cost: price(GEAR_TABLE[id].points),
      rule: GEAR_TABLE[id].rule,
    })),
  },
  {
    id: 'rules',
    label: 'Special rules',
    line: 'Two, or three for Champions, Heroes and Monsters; the second price is for Monsters.',
    least: 0,
    most: 3,
    choices: SPECIAL_RULES.map((id) => ({
      id,
      label: SPECIAL_RULE_TABLE[id].name,
      line: SPECIAL_RULE_ABILITIES[id].text,
      cost: `${price(SPECIAL_RULE_TABLE[id].points)} / ${price(SPECIAL_RULE_TABLE[id].monsterPoints)}`,
      rule: SPECIAL_RULE_TABLE[id].rule,
    })),
  },
  {
    id: 'crew',
    label: 'Crew',
    line: 'Who operates a siege weapon or rides on a chariot.',
    least: 0,
    most: 1,
    choices: INFANTRY.map((id) => ({
      id: crewId(id),
      label: profileOf(id).name,
      line: numbersOf(profileOf(id)),
      cost: price(profileOf(id).points),
      rule: 'KD-ARMY-06',
    })),
  },
  {
    id: 'crew-size',
    label: 'How many of them',
    line: 'Three for a siege weapon; two, three or five at most for a chariot.',
    least: 0,
    most: 1,
    choices: CREW_SIZES.map((id) => ({ id, label: id, line: 'In the crew of each.', cost: '', rule: 'KD-CHAR-03' })),
  },
]

const chosenIn = <T extends string>({ chosen }: Design, part: string, among: readonly T[]): T[] =>
  among.filter((id) => chosen[part]?.includes(id))

/** The entry of an army list: what a chassis is given belongs to its crew. */
export function entryOf(design: Design): EntrySheet {
  const [profile = 'levy-infantry'] = chosenIn<ProfileId>(design, 'profile', PROFILE_IDS)
  const [rank = 'ordinary'] = chosenIn<Rank>(design, 'rank', ['champion', 'hero'])
  const gear = chosenIn<GearId>(design, 'gear', GEAR)
  const rules = chosenIn<SpecialRuleId>(design, 'rules', SPECIAL_RULES)
  const mounted = design.chosen['steed']?.includes(MOUNTED) === true
  const model = { name: design.name, profile, icon: design.icon, count: design.count }
  if (!isChassisProfile(profileOf(profile))) return { ...model, mounted, rank, gear, rules, crew: crewOf(design, {}) }
  return { ...model, mounted, rank: 'ordinary', gear: [], rules: [], crew: crewOf(design, { rank, gear, rules }) }
}

function crewOf(design: Design, given: Partial<CrewSheet>): CrewSheet[] {
  const profile = INFANTRY.find((id) => design.chosen['crew']?.includes(crewId(id)))
  if (!profile) return []
  const [size = '1'] = chosenIn(design, 'crew-size', CREW_SIZES)
  const plain = {
    name: `${design.name} crew`.slice(0, 60),
    mounted: false,
    rank: 'ordinary' as const,
    gear: [],
    rules: [],
  }
  return [{ ...plain, ...given, profile, icon: usualIcon(profile, false), count: Number(size) }]
}

/** A design to begin with. */
export const designOf = ({ name, profile, mounted, rank, gear, rules, icon, count, crew }: EntrySheet): Design => {
  const [first] = crew
  return {
    name,
    icon: icon ?? usualIcon(profile, mounted),
    count,
    chosen: {
      profile: [profile],
      steed: mounted ? [MOUNTED] : [],
      rank: [first?.rank ?? rank].filter((one) => one !== 'ordinary'),
      gear: [...(first?.gear ?? gear)],
      rules: [...(first?.rules ?? rules)],
      crew: first ? [crewId(first.profile)] : [],
      'crew-size': first ? [`${first.count}`] : [],
    },
  }
}
