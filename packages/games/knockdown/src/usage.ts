/** What battles of Knockdown should make use of: who takes the field with what, and what is done with it. */
import type { Event, ThingUsed, UsableThing, UsageGuide } from '@muster/engine'
import { GEAR_ABILITIES, SPECIAL_RULE_ABILITIES } from './abilities/index.ts'
import { GEAR_TABLE } from './content/gear.ts'
import { PROFILES } from './content/profiles.ts'
import { SPECIAL_RULE_TABLE } from './content/special-rules.ts'
import type { KnockdownEvent } from './events/index.ts'
import type { KnockdownAbility } from './state/ability.ts'
import type { State } from './state/state.ts'
import { GEAR, SPECIAL_RULES } from './state/vocabulary.ts'

/** What an event tells to be in use: a shot, a die rolled again, what its owner decided to do. */
const TOLD: ReadonlySet<string> = new Set([
  ...GEAR.filter((id) => GEAR_TABLE[id].use === 'ranged'),
  'natural-ranged-attack',
  'extra-hand-weapon',
  'frenzied',
  'weaponmaster',
  'mass-attack',
  'regeneration',
  'musician-instruments',
  'banner',
  'frightening',
])

/** Everything else is used whenever its ability takes effect. */
const thing = (kind: string, { id, name, rule }: KnockdownAbility): UsableThing =>
  TOLD.has(id) ? { kind, id, name } : { kind, id, name, rule }

const DEEDS = ['joined-crew', 'approached', 'chariot-stopped', 'set-down', 'out-of-control', 'steed-tested'] as const

const things: readonly UsableThing[] = [
  ...PROFILES.map(({ id, name }) => ({ kind: 'profile', id, name })),
  ...GEAR.map((id) => thing('equipment', GEAR_ABILITIES[id])),
  ...SPECIAL_RULES.map((id) => thing('special rule', SPECIAL_RULE_ABILITIES[id])),
  ...DEEDS.map((id) => ({ kind: 'event', id, name: id })),
]

const fielded = ({ figures }: State): readonly ThingUsed[] =>
  figures.filter(({ where }) => where !== 'waiting').map(({ profile: { id } }) => ({ kind: 'profile', id }))

/** What a Break test tells of those nearby. */
const AURAS: { readonly [source: string]: ThingUsed } = {
  Banner: { kind: 'equipment', id: 'banner' },
  'Frightening enemy': { kind: 'special rule', id: 'frightening' },
}

const named = (name: string): ThingUsed[] => [
  ...GEAR.filter((id) => GEAR_TABLE[id].name === name).map((id) => ({ kind: 'equipment', id })),
  ...SPECIAL_RULES.filter((id) => SPECIAL_RULE_TABLE[id].name === name).map((id) => ({ kind: 'special rule', id })),
]

function usedIn(event: Event): readonly ThingUsed[] {
  const told = event as unknown as KnockdownEvent
  switch (told.is) {
    case 'attacked': {
      const { weapon, kind, roll } = told
      return [
        ...(weapon === undefined
          ? []
          : [
              { kind: 'equipment', id: weapon },
              { kind: 'special rule', id: weapon },
            ]),
        ...(kind === 'mass' ? [{ kind: 'special rule', id: 'mass-attack' }] : []),
        ...(roll.rerolled ? named(roll.rerolled.by) : []),
      ]
    }
    case 'break-tested':
      return (told.test.sums ?? []).flatMap(({ parts }) => parts.flatMap(({ source }) => AURAS[`${source}`] ?? []))
    case 'regenerated':
      return [{ kind: 'special rule', id: 'regeneration' }]
    case 'priority-rolled':
      return told.rolls.some(({ music }) => music > 0) ? [{ kind: 'equipment', id: 'musician-instruments' }] : []
    default:
      return [{ kind: 'event', id: told.is }]
  }
}

export const usage: UsageGuide<State> = { things, fielded, usedIn }
