/** The form of the second Open5e interface: one object a creature, with its scores, speeds and defences as objects. */
import { readAs } from '@muster/engine'
import { z } from 'zod'
import { readEntry } from '../prose/entry.ts'
import type { Entry, Section, StatBlock, Uses } from '../stat-block.ts'
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
  sensesFrom,
  size,
  speeds,
  typeAndTags,
} from './parts.ts'

const name = z
  .union([z.string(), z.object({ name: z.string() })])
  .transform((it) => (typeof it === 'string' ? it : it.name))

const SECTION: { readonly [kind: string]: Section } = {
  ACTION: 'action',
  BONUS_ACTION: 'bonus-action',
  REACTION: 'reaction',
  LEGENDARY_ACTION: 'legendary-action',
}

const limits = z
  .object({ type: z.string(), param: z.number().nullish() })
  .nullish()
  .transform((limit) => usesFrom(limit?.type, limit?.param))

const scoresOf = <T extends z.ZodType>(one: T) =>
  z.object({ strength: one, dexterity: one, constitution: one, intelligence: one, wisdom: one, charisma: one })

const schema = z.object({
  name: creatureName,
  size,
  type: name,
  subcategory: z.string().nullish(),
  armor_class: armorClass,
  hit_points: hitPoints,
  challenge_rating: challenge,
  speed: speeds,
  ability_scores: scoresOf(score),
  saving_throws: scoresOf(saveBonus.nullish()).nullish(),
  saving_throws_all: scoresOf(saveBonus.nullish()).nullish(),
  resistances_and_immunities: z
    .object({
      damage_resistances: wordList,
      damage_vulnerabilities: wordList,
      damage_immunities: wordList,
      condition_immunities: wordList,
    })
    .nullish(),
  blindsight_range: z.number().nullish(),
  truesight_range: z.number().nullish(),
  traits: z.array(z.object({ name: z.string(), desc: description })).nullish(),
  actions: z
    .array(z.object({ name: z.string(), desc: description, action_type: z.string().nullish(), usage_limits: limits }))
    .nullish(),
})

export function readNestedForm(data: unknown): StatBlock {
  const it = readAs(schema, data, 'stat block')
  const defences = it.resistances_and_immunities
  return {
    name: it.name,
    size: it.size,
    ...typeAndTags(it.type, it.subcategory ?? ''),
    armorClass: it.armor_class,
    hitPoints: it.hit_points,
    speeds: it.speed,
    saves: savesFrom(it.ability_scores, { ...it.saving_throws_all, ...defined(it.saving_throws ?? {}) }),
    resistances: defences?.damage_resistances ?? [],
    vulnerabilities: defences?.damage_vulnerabilities ?? [],
    damageImmunities: defences?.damage_immunities ?? [],
    conditionImmunities: defences?.condition_immunities ?? [],
    senses: sensesFrom((name) => it[`${name}_range`]),
    challenge: it.challenge_rating,
    entries: [
      ...(it.traits ?? []).map((trait): Entry => readEntry('trait', trait.name, trait.desc)),
      ...(it.actions ?? []).map((action): Entry =>
        readEntry(SECTION[action.action_type ?? ''] ?? 'action', action.name, action.desc, action.usage_limits),
      ),
    ],
  }
}

const defined = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined)) as Partial<T>

/** The words of Open5e for how often something may be done. */
function usesFrom(type: string | null | undefined, param: number | null | undefined): Uses | undefined {
  if (type === 'RECHARGE_ON_ROLL' || type === 'RECHARGE') return { per: 'recharge', from: param ?? 6 }
  if (type === 'PER_DAY') return { per: 'day', times: param ?? 1 }
  return type === 'RECHARGE_AFTER_REST' ? { per: 'rest' } : undefined
}
