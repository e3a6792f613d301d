/** What battles of 5e d6 should make use of: who takes the field with what, and what is done there. */
import type { Event, ThingUsed, UsableThing, UsageGuide } from '@muster/engine'
import { FEATURE_ABILITIES } from './abilities/index.ts'
import { heavyArmor, lightArmor } from './abilities/armor.ts'
import { WEAPON_TABLE } from './content/gear.ts'
import { troops } from './content/troops.ts'
import type { GameEvent } from './events/index.ts'
import type { GameAbility } from './state/ability.ts'
import type { State } from './state/state.ts'
import { FEATURES, MANEUVERS, REACTIONS, WEAPONS, type FeatureId } from './state/vocabulary.ts'

/** What a figure does or suffers, by the event that tells of it. */
const DEEDS: { readonly [is in GameEvent['is']]?: string } = {
  moved: 'Move',
  'stood-up': 'Stand up',
  prepared: 'Prepare to shoot',
  dashed: 'Dash',
  disengaged: 'Disengage',
  dodged: 'Dodge',
  hid: 'Hide',
  hung: 'Climb as far as it gets',
  escaped: 'Escape',
  grappled: 'Be grappled',
  dragged: 'Be dragged along',
  'grapple-ended': 'End a grapple',
  pushed: 'Be pushed',
  'fell-prone': 'Fall prone',
  'terrain-checked': 'Climb or jump',
  fell: 'Fall',
  'block-checked': 'Check for what blocks a shot',
  'hit-rerolled': 'Roll a hit again',
  'power-used': 'Use a power',
  'legendary-taken': 'Take a legendary action',
}

/** These only say what may be done, so they count also while a player looks for that. */
const PERMISSIONS: readonly FeatureId[] = ['sturdy', 'wilderness-stride', 'climb', 'flight']

const ability = (kind: string, { id, name, rule }: GameAbility): UsableThing => ({ kind, id, name, rule })

/** Nimble Escape is a reaction, and counted as one. */
const features = FEATURES.filter((id) => id !== 'nimble-escape').map((id) => ({
  ...ability('feature', FEATURE_ABILITIES[id]),
  ...(PERMISSIONS.includes(id) && { isPermission: true as const }),
}))

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

const things: readonly UsableThing[] = [
  ...troops.map(({ id, name }) => ({ kind: 'troop', id, name })),
  ...WEAPONS.map((id) => ({ kind: 'weapon', id, name: WEAPON_TABLE[id].name })),
  ...[lightArmor, heavyArmor].map((armor) => ability('armor', armor)),
  ...features,
  ...REACTIONS.map((id) => ({ kind: 'reaction', id, name: capital(id) })),
  ...MANEUVERS.map((id) => ({ kind: 'maneuver', id, name: capital(id) })),
  ...Object.entries(DEEDS).map(([id, name]) => ({ kind: 'deed', id, name })),
]

const fielded = ({ figures }: State): readonly ThingUsed[] =>
  figures.filter(({ where }) => where !== 'waiting').map(({ profile: { id } }) => ({ kind: 'troop', id }))

function usedIn(event: Event): readonly ThingUsed[] {
  const told = event as unknown as GameEvent
  switch (told.is) {
    case 'attacked':
      return WEAPONS.filter((id) => WEAPON_TABLE[id].name === told.weapon).map((id) => ({ kind: 'weapon', id }))
    case 'reacted':
      return [{ kind: 'reaction', id: told.reaction }]
    case 'maneuver-tried':
      return [{ kind: 'maneuver', id: told.maneuver }]
    default:
      return [{ kind: 'deed', id: told.is }]
  }
}

export const usage: UsageGuide<State> = { things, fielded, usedIn }
