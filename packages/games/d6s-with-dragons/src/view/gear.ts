/** What a card lists below the numbers: weapons, armor, features with their boxes, movements and spells. */
import type { FigureView } from '@muster/engine'
import { FEATURES, MOVEMENT_FEATURES, type Feature } from '../content/features.ts'
import { hardinessWords } from '../content/hardiness.ts'
import { hitTexts, powerWords } from '../content/power-words.ts'
import { knownSpells, quickRow, slotsLeft } from '../rules/magic/spell-slots.ts'
import { featureUsesLeft } from '../rules/stats/feature-uses.ts'
import { SPELL_TABLE } from '../spells/index.ts'
import { wielded } from '../state/new-figure.ts'
import { SPECIAL_MOVEMENTS, type Gear, type Weapon } from '../state/profile.ts'
import type { Power, Unenforced } from '../state/power.ts'
import type { Spell } from '../state/spell.ts'
import type { Figure, State } from '../state/state.ts'
import { SAVE_NAMES, type FeatureId, type RiderId, type SpellId } from '../state/vocabulary.ts'
import { weaponIcon } from './emblem.ts'

export const gearOf = (state: State, figure: Figure): FigureView['gear'] => [
  ...armsAndArmor(state, figure),
  ...featuresOf(figure, boxesLeft),
]

export function armsAndArmor(state: State, { profile, gear }: Figure): readonly Feature[] {
  const weapons = [...gear.weapons.map((weapon) => wielded(profile, weapon)), ...profile.attackList]
  return [...weapons.map((weapon) => weaponView(state, weapon)), ...armorView(gear), ...(gear.shield ? [SHIELD] : [])]
}

/** How boxes are told: how many are left of all. */
type BoxWords = (left: number, all: number) => string

/** Everything else on its card: traits, what it withstands, powers, movements and spells. */
export function featuresOf(figure: Figure, boxes: BoxWords): readonly Feature[] {
  const { profile } = figure
  return [
    ...profile.traits.map((id) => featureView(figure, id, boxes)),
    ...hardinessWords(profile),
    ...(profile.powers ?? []).map((power) => powerView(figure, power, boxes)),
    ...movementViews(figure),
    ...boxViews(figure, boxes),
    ...knownSpells(profile).map((id) => spellView(SPELL_TABLE[id])),
    ...(profile.unenforced ?? []).map(unenforcedView),
  ]
}

const RULE: { readonly [kind in Weapon['kind']]?: string } = {
  great: 'DD-SGR-02',
  throwing: 'DD-SGR-03',
  bow: 'DD-SGR-04',
}

export function weaponView({ abilities }: State, weapon: Weapon): Feature {
  const { name, kind, type, range, reach, damage, strength, ownStrength, damageType, limit, riders = [] } = weapon
  const parts = [
    ...(range ? [range.short === range.long ? `Range ${range.long}"` : `Range ${range.short}"/${range.long}"`] : []),
    ...(reach !== undefined ? [`reach ${reach}"`] : []),
    ...(damage === 1 ? [] : [`${damage} Damage`]),
    ...(ownStrength === undefined ? [] : [`Strength ${ownStrength}`]),
    ...(strength === 0 ? [] : [`${strength > 0 ? '+' : '−'}${Math.abs(strength)} Strength`]),
    ...(damageType ? [damageType] : []),
    ...(type ? [`${type} mastery`] : []),
    ...(kind === 'throwing' ? ['−1 Strength in melee'] : []),
    ...(limit ? [`${limit.times === 1 ? 'once' : `${limit.times} times`} a ${limit.per}`] : []),
  ]
  const plain = parts.length === 0 ? 'A plain attack.' : `${parts.join(', ')}.`
  const text = [plain, ...sureText(weapon), ...riderTexts(abilities, riders), ...hitTexts(weapon)].join(' ')
  return { name, text, icon: weaponIcon(weapon), rule: RULE[kind] ?? 'DD-SGR-01' }
}

const riderTexts = ({ book }: State['abilities'], riders: readonly RiderId[]): readonly string[] =>
  riders.flatMap((id) => book.rider(id).text || [])

/** What an attack without a to-hit roll asks instead, and how large its target may be. */
function sureText({ sure, largest }: Weapon): string[] {
  const size = largest === undefined ? [] : [`It can be used against a target up to ${largest} size.`]
  if (!sure) return size
  const { save, potency = 0 } = sure
  const stop = save === undefined ? '' : `; a ${SAVE_NAMES[save]} save against Potency ${potency} stops it`
  return [`Without a to-hit roll, in place of an attack${stop}.`, ...size]
}

export const ARMOR: { readonly [worn in 'light' | 'heavy']: Feature } = {
  light: { name: 'Light armor', text: '+1 Armor.', icon: 'leather-armor', rule: 'DD-SGR-05' },
  heavy: { name: 'Heavy armor', text: '+2 Armor, −1 Speed.', icon: 'breastplate', rule: 'DD-SGR-06' },
}
export const BARDING: typeof ARMOR = {
  light: { name: 'Light barding', text: '+1 Armor.', icon: 'leather-armor', rule: 'DD-SGR-09' },
  heavy: { name: 'Heavy barding', text: '+2 Armor, −1 Speed.', icon: 'breastplate', rule: 'DD-SGR-10' },
}
export const SHIELD: Feature = {
  name: 'Shield',
  text: 'Blocks one shot in six; Shield Mastery in melee.',
  icon: 'round-shield',
  rule: 'DD-SGR-07',
}

const armorView = ({ armor, isBarding }: Gear): Feature[] =>
  armor === 'none' ? [] : [(isBarding ? BARDING : ARMOR)[armor]]

const boxesLeft: BoxWords = (left, all) => `(${left} of ${all} left)`

function featureView(figure: Figure, id: FeatureId, boxes: BoxWords): Feature {
  const all = figure.profile.uses[id]
  if (all === undefined) return FEATURES[id]
  return { ...FEATURES[id], name: `${FEATURES[id].name} ${boxes(featureUsesLeft(figure, id), all)}` }
}

function powerView(figure: Figure, power: Power, boxes: BoxWords): Feature {
  const words = powerWords(power)
  const all = figure.profile.uses[power.id]
  return all === undefined
    ? words
    : { ...words, name: `${words.name} ${boxes(featureUsesLeft(figure, power.id), all)}` }
}

const unenforcedView = ({ name, text }: Unenforced): Feature => ({
  name: `${name} (not enforced)`,
  text,
  icon: 'scroll-unfurled',
  rule: 'DD-RUL-212',
})

const movementViews = ({ profile: { moves, speed } }: Figure): Feature[] =>
  SPECIAL_MOVEMENTS.flatMap((manner) => {
    const far = moves[manner]
    if (far === undefined) return []
    const feature = MOVEMENT_FEATURES[manner]
    return [far === speed ? feature : { ...feature, name: `${feature.name} ${far}"` }]
  })

const namesOf = (spells: readonly SpellId[]): string => spells.map((id) => SPELL_TABLE[id].name).join(', ')

/** The boxes that pay for spells: those of Spellcasting, and each row of Quick Cast. */
function boxViews(figure: Figure, boxes: BoxWords): Feature[] {
  const {
    profile: { casting },
    marked,
  } = figure
  if (!casting) return []
  const { slots, potency, standard, quick } = casting
  const own: Feature = {
    name: `Spellcasting ${boxes(slotsLeft(figure), slots)}`,
    text: `Potency ${potency}. Pays for ${namesOf(standard)}, and for casting and renewing incantations.`,
    icon: 'open-book',
    rule: 'DD-CONC-06',
  }
  return [
    ...(slots > 0 ? [own] : []),
    ...quick.map(({ spells, boxes: all }, index) => ({
      name: `Quick Cast ${boxes(all - (marked[quickRow(index)] ?? 0), all)}`,
      text: `Pays for ${namesOf(spells)}.`,
      icon: 'wizard-staff',
      rule: 'DD-QCK-01',
    })),
  ]
}

const spellView = ({ name, text, icon, rule, kind }: Spell): Feature => ({
  name: `${name} (${kind})`,
  text,
  icon,
  rule,
})
