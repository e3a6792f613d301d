/** A character as the table shows it: its card, its gear, and its marks. */
import { part, sumOf, type NamedFigure, type FigureView, type Stat, type Sum } from '@muster/engine'
import { inchesText } from '@muster/table'
import { FEATURES, MOVEMENT_FEATURES, type Feature } from '../content/features.ts'
import { bearerOf, figureOf } from '../state/figures.ts'
import { SPECIAL_MOVEMENTS, type Weapon } from '../state/profile.ts'
import { knownSpells } from '../rules/magic/spell-slots.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import type { Spell } from '../state/spell.ts'
import type { Figure, State } from '../state/state.ts'
import { emblemOf, weaponIcon } from './emblem.ts'
import { marksOf } from './marks.ts'
import { measuresOf } from './measures.ts'
import { SAVE_NAMES, SAVES, type FeatureId, type Save } from '../state/vocabulary.ts'

export function figureView(state: State, figure: Figure): FigureView {
  const { profile, points, facing } = figure
  return {
    ...namedFigureOf(state, figure),
    icon: emblemOf(figure),
    at: bearerOf(state, figure).at,
    kind: kindOf(figure),
    base: profile.base,
    points,
    ...(facing && { facing }),
    stats: statsOf(state, figure),
    gear: gearOf(figure),
    marks: marksOf(state, figure),
    hasActed: hasActed(state, figure),
    ...measuresOf(state, figure),
  }
}

const isOneOfMany = ({ figures }: State, { side, name, number }: Figure): boolean =>
  number > 0 && figures.some((other) => other.side === side && other.name === name && other.number !== number)

/** A character with namesakes has a number. */
export function namedFigureOf(state: State, figure: Figure): NamedFigure {
  const { id, name, side, number } = figure
  return { id, name, side, ...(isOneOfMany(state, figure) && { number }) }
}

/** "Small goblin humanoid". */
const kindOf = ({ profile: { size, types } }: Figure): string => {
  const words = [...(size === 'medium' ? [] : [size]), ...types].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function statsOf(state: State, figure: Figure): Stat[] {
  const {
    wounds,
    profile: { health },
  } = figure
  const { abilities } = state
  const speed = abilities.sum(state, figure, 'speed', undefined)
  const plain = (label: string, sum: Sum, rule: string): Stat => ({ label, value: String(sum.total), sum, rule })
  return [
    { label: 'Speed', value: `${inchesText(Math.round(speed.total * 2540))}"`, sum: speed, rule: 'DD-STAT-02' },
    plain('Fight', abilities.sum(state, figure, 'fight', undefined), 'DD-STAT-03'),
    plain('Attacks', abilities.sum(state, figure, 'attacks', undefined), 'DD-STAT-04'),
    plain('Strength', abilities.sum(state, figure, 'strength', undefined), 'DD-STAT-05'),
    plain('Armor', abilities.sum(state, figure, 'armor', undefined), 'DD-STAT-06'),
    plain('Toughness', abilities.sum(state, figure, 'toughness', undefined), 'DD-STAT-07'),
    plain(
      'Health',
      sumOf(part(health, 'Health', 'DD-STAT-08'), wounds > 0 ? part(-wounds, 'Wounds', 'DD-DMG-05') : undefined),
      'DD-STAT-08',
    ),
    ...SAVES.map((save) =>
      plain(SAVE_NAMES[save], abilities.sum(state, figure, 'save', plainSave(figure, save)), 'DD-STAT-09'),
    ),
    plain('Morale', abilities.sum(state, figure, 'morale', undefined), 'DD-STAT-11'),
  ]
}

/** Against no power in particular. */
const plainSave = ({ id }: Figure, save: Save) => ({ of: id, save, potency: 0, purpose: '' })

function weaponView(weapon: Weapon): FigureView['gear'][number] {
  const { name, kind, type, range, reach, damage, strength, ownStrength, damageType } = weapon
  const parts = [
    ...(range ? [`Range ${range.short}"/${range.long}"`] : []),
    ...(reach !== undefined ? [`reach ${reach}"`] : []),
    ...(damage === 1 ? [] : [`${damage} Damage`]),
    ...(ownStrength === undefined ? [] : [`Strength ${ownStrength}`]),
    ...(strength === 0 ? [] : [`${strength > 0 ? '+' : '−'}${Math.abs(strength)} Strength`]),
    ...(damageType ? [damageType] : []),
    ...(type ? [`${type} mastery`] : []),
    ...(kind === 'throwing' ? ['−1 Strength in melee'] : []),
  ]
  const rule =
    kind === 'great' ? 'DD-SGR-02' : kind === 'throwing' ? 'DD-SGR-03' : kind === 'bow' ? 'DD-SGR-04' : 'DD-SGR-01'
  return {
    name,
    text: parts.length === 0 ? 'A plain attack.' : `${parts.join(', ')}.`,
    icon: weaponIcon(weapon),
    rule,
  }
}

const ARMOR: { readonly [worn in 'light' | 'heavy']: Feature } = {
  light: { name: 'Light armor', text: '+1 Armor.', icon: 'leather-armor', rule: 'DD-SGR-05' },
  heavy: { name: 'Heavy armor', text: '+2 Armor, −1 Speed.', icon: 'breastplate', rule: 'DD-SGR-06' },
}
const SHIELD: Feature = {
  name: 'Shield',
  text: 'Blocks one shot in six; Shield Mastery in melee.',
  icon: 'round-shield',
  rule: 'DD-SGR-07',
}

function gearOf(figure: Figure): FigureView['gear'] {
  const {
    profile,
    gear: { weapons, armor, shield },
  } = figure
  const gear = [...weapons, ...profile.attackList].map(weaponView)
  if (armor !== 'none') gear.push(ARMOR[armor])
  if (shield) gear.push(SHIELD)
  for (const id of profile.traits) gear.push(featureView(profile, id))
  for (const manner of SPECIAL_MOVEMENTS) {
    if (profile.moves[manner] !== undefined) gear.push(MOVEMENT_FEATURES[manner])
  }
  return [...gear, ...knownSpells(figure.profile).map((id) => spellView(SPELL_TABLE[id]))]
}

const spellView = ({ name, text, icon, rule, kind }: Spell): Feature => ({
  name: `${name} (${kind})`,
  text,
  icon,
  rule,
})

/** With its boxes, where it has any. */
function featureView({ uses }: Figure['profile'], id: FeatureId): Feature {
  const times = uses[id]
  return times === undefined ? FEATURES[id] : { ...FEATURES[id], name: `${FEATURES[id].name} (${times})` }
}

/** Whether it has had its turn in the phase being played. */
function hasActed(state: State, { now, mount }: Figure): boolean {
  if (state.stage === 'act') return mount === undefined ? now.turnDone : figureOf(state, mount).now.turnDone
  return !now.action
}
