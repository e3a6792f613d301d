/** The forms of the first Open5e interface and of the 5e SRD API: scores and defences are fields of the creature. */
import { readAs } from '@muster/engine'
import { z } from 'zod'
import { readEntry } from '../prose/entry.ts'
import { ABILITY_SCORES, type AbilityScore, type Entry, type Section, type StatBlock } from '../stat-block.ts'
import { wordList } from './lists.ts'
import {
  armorClass,
  challenge,
  creatureName,
  description,
  hitPoints,
  saveBonus,
  savesFrom,
  score,
  senses,
  size,
  speeds,
  typeAndTags,
} from './parts.ts'

/** Open5e writes an empty list as an empty text. */
const entries = z
  .union([z.array(z.object({ name: z.string(), desc: description })), z.literal('')])
  .nullish()
  .transform((list) => (Array.isArray(list) ? list : []))

const armor = z
  .union([armorClass, z.array(z.object({ value: armorClass })).min(1)])
  .transform((value) => (Array.isArray(value) ? Math.max(...value.map((suit) => suit.value)) : value))

const proficiency = z.object({
  value: z.number(),
  proficiency: z.object({ index: z.string().nullish(), name: z.string().nullish() }),
})

const save = saveBonus.nullish()

const schema = z.object({
  name: creatureName,
  size,
  type: z.string(),
  subtype: z.string().nullish(),
  armor_class: armor,
  hit_points: hitPoints,
  speed: speeds,
  challenge_rating: challenge,
  strength: score,
  dexterity: score,
  constitution: score,
  intelligence: score,
  wisdom: score,
  charisma: score,
  strength_save: save,
  dexterity_save: save,
  constitution_save: save,
  intelligence_save: save,
  wisdom_save: save,
  charisma_save: save,
  proficiencies: z.array(proficiency).nullish(),
  damage_resistances: wordList,
  damage_vulnerabilities: wordList,
  damage_immunities: wordList,
  condition_immunities: wordList,
  senses,
  special_abilities: entries,
  actions: entries,
  bonus_actions: entries,
  reactions: entries,
  legendary_actions: entries,
})
type Flat = z.infer<typeof schema>

const LISTS: readonly (readonly [
  Section,
  (it: Flat) => readonly { readonly name: string; readonly desc: string }[],
])[] = [
  ['trait', (it) => it.special_abilities],
  ['action', (it) => it.actions],
  ['bonus-action', (it) => it.bonus_actions],
  ['reaction', (it) => it.reactions],
  ['legendary-action', (it) => it.legendary_actions],
]

export function readFlatForm(data: unknown): StatBlock {
  const it = readAs(schema, data, 'stat block')
  return {
    name: it.name,
    size: it.size,
    ...typeAndTags(it.type, it.subtype ?? ''),
    armorClass: it.armor_class,
    hitPoints: it.hit_points,
    speeds: it.speed,
    saves: savesFrom(it, printedSaves(it)),
    resistances: it.damage_resistances,
    vulnerabilities: it.damage_vulnerabilities,
    damageImmunities: it.damage_immunities,
    conditionImmunities: it.condition_immunities,
    senses: it.senses,
    challenge: it.challenge_rating,
    entries: LISTS.flatMap(([section, list]) =>
      list(it).map(({ name, desc }): Entry => readEntry(section, name, desc)),
    ),
  }
}

const printedSaves = (it: Flat): { readonly [name in AbilityScore]?: number } =>
  Object.fromEntries(
    ABILITY_SCORES.flatMap((name): [AbilityScore, number][] => {
      const bonus = it[`${name}_save`] ?? savesIn(it).get(name.slice(0, 3))
      return bonus === null || bonus === undefined ? [] : [[name, bonus]]
    }),
  )

/** The 5e SRD API lists saves among the proficiencies, as "saving-throw-con". */
const savesIn = ({ proficiencies }: Flat): ReadonlyMap<string, number> =>
  new Map(
    (proficiencies ?? []).flatMap(({ value, proficiency: { index, name } }) => {
      const [, short] = /saving[- ]throw[-: ]+(\w{3})/i.exec(index ?? name ?? '') ?? []
      return short === undefined ? [] : [[short.toLowerCase(), value] as const]
    }),
  )
