/** A profile as a book prints it, from our data and from the ledger's, in one shape that can be compared. */
import type { Listing } from '../../src/content/army-list.ts'
import { gearNumbers } from '../../src/content/listing.ts'
import type { MountPrices } from '../../src/content/prices.ts'
import type { Profile, Weapon } from '../../src/state/profile.ts'
import { SAVES } from '../../src/state/vocabulary.ts'

const kebab = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const sorted = (words: readonly string[]): string[] => words.toSorted()

/** Armor and Speed with the included gear. */
function numbersOf(profile: Profile) {
  const worn = gearNumbers(profile)
  return {
    points: profile.points,
    speed: profile.speed + worn.speed,
    fight: profile.fight,
    attacks: profile.attacks,
    strength: profile.strength,
    armor: profile.armor + worn.armor,
    toughness: profile.toughness,
    health: profile.health,
    saves: SAVES.map((save) => profile.saves[save]).join('/'),
    morale: profile.morale,
    size: profile.size,
    types: profile.types.join(' '),
  }
}

const attackOf = (
  { strength: own }: Profile,
  { id, range, reach, damage, strength, ownStrength, limit, melee }: Weapon,
) => ({
  id,
  range: range ? `${range.short}/${range.long}` : reach === undefined ? '' : `reach ${reach}`,
  melee,
  damage,
  strength: ownStrength === undefined ? strength : ownStrength - own,
  limit: limit ? `${limit.times} per ${limit.per}` : '',
})

/** Features that several profiles print under one name, each with its own numbers. */
const PRINTED_AS: { readonly [id: string]: string } = {
  'magma-death-burst': 'death-burst',
  'steam-death-burst': 'death-burst',
  'ice-death-burst': 'death-burst',
  'paralyzing-claw': 'claw',
}

const printedName = (id: string): string => PRINTED_AS[id] ?? id

export function printedProfile(profile: Profile) {
  const { casting, moves, uses, attackList, wields = {}, includedGear } = profile
  return {
    ...numbersOf(profile),
    features: sorted(profile.traits.filter((id) => !attackList.some((attack) => attack.id === id)).map(printedName)),
    uses: { ...uses },
    moves: { ...moves },
    immune: sorted(profile.immuneTo),
    weak: sorted(profile.weakTo),
    potency: casting?.slots ? casting.potency : 0,
    spells: sorted(casting?.standard ?? []),
    slots: casting?.slots ?? 0,
    incantations: sorted(casting?.incantations ?? []),
    quick: (casting?.quick ?? []).map(({ spells, boxes }) => `${boxes} ${spells.join(' ')}`),
    attacksPrinted: attackList.map((attack) => attackOf(profile, attack)),
    hand: [wields.hand?.damage ?? 1, wields.hand?.damageType ?? ''],
    gear: sorted(includedGear),
  }
}

const mountLine = ({ none, light, heavy }: MountPrices): string =>
  [none, light, heavy].map((price) => price?.points ?? '-').join(' ')

export const printedListing = ({ profile, role, prices, mounts, upgrades, recruits, element }: Listing) => ({
  ...printedProfile(profile),
  role,
  prices: Object.fromEntries(Object.entries(prices).map(([item, { points }]) => [item, points])),
  mounts: Object.fromEntries(Object.entries(mounts).map(([id, price]) => [id, mountLine(price)])),
  upgrades: upgrades.map(({ id, points }) => `${id} ${points}`).toSorted(),
  recruits: sorted(recruits),
  element: element ?? '',
})

/** A profile in the ledger's file. */
export interface LedgerProfile {
  readonly id: string
  readonly name: string
  readonly army: string
  readonly role: string
  readonly cult: string | null
  readonly points: number
  readonly [key: string]: unknown
}

interface LedgerAttack {
  readonly name: string
  readonly mode: string
  readonly range: {
    readonly short?: number
    readonly long?: number
    readonly single?: number
    readonly reach?: number
  } | null
  readonly damage: number
  readonly strength: number | null
  readonly damageType: string | null
  readonly uses: number | null
  readonly limit: string | null
}

interface LedgerOption {
  readonly kind: 'item' | 'mount'
  readonly name: string
  readonly points: number
  readonly note?: string | null
  readonly withLightBarding?: number | null
  readonly withHeavyBarding?: number | null
}

/** Features that are kept elsewhere than among the features: movements, spells, immunities, riders of weapons. */
const ELSEWHERE =
  /^(QUICK CAST|SPELL CONCENTRATION|SHIELD MASTERY|RECRUIT|IMMUNE|VULNERABLE|FLIGHT|FLY( |$)|SWIM|CLIMB|SPIDER CLIMB|BURROW|PHASING|TRAMPLE)/

/** Names that are shorter here. */
const SHORT: { readonly [name: string]: string } = {
  'divine-smite-mastery': 'divine-smite',
  'colossus-slayer-mastery': 'colossus-slayer',
  'aura-of-protection-and-devotion': 'aura-of-protection',
}

const featureId = (name: string): string => {
  const id = kebab(name.replace(/ \d+"$/, ''))
  return SHORT[id] ?? id
}

const ITEM: { readonly [name: string]: string } = {
  'Hand Weapon': 'hand',
  'Great Weapon': 'great',
  'Throwing Weapon': 'throwing',
  Bow: 'bow',
  Shield: 'shield',
  'Light Armor': 'light',
  'Heavy Armor': 'heavy',
}

const itemOf = (name: string): string => ITEM[name] ?? name

function ledgerAttack(attack: LedgerAttack, str: number) {
  const { name, mode, range, damage, strength, uses, limit } = attack
  const far = range?.single ?? range?.short
  return {
    id: kebab(name),
    range: range?.reach !== undefined ? `reach ${range.reach}` : far ? `${far}/${range?.single ?? range?.long}` : '',
    melee: mode.includes('melee'),
    damage,
    strength: strength === null ? 0 : Number(strength) < 0 ? Number(strength) : Number(strength) - str,
    limit: uses === null ? (limit === null ? '' : '1 per round') : `${uses} per battle`,
  }
}

/** Without a line of gear, the weapons among its attacks are its gear. */
function gearOf({ includedGearRuled, includedGear }: LedgerProfile, attacks: readonly LedgerAttack[]): string[] {
  const printed = (includedGearRuled ?? includedGear) as string[]
  return printed.length > 0 ? printed : attacks.map(({ name }) => name).filter((name) => ITEM[name] !== undefined)
}

/** The ledger's profile in the same shape. */
export function ledgerListing(one: LedgerProfile) {
  const get = <T>(key: string): T => one[key] as T
  const features = get<string[]>('features')
  const actions = get<{ name: string }[]>('actions').map(({ name }) => name)
  const saves = get<{ fort: number; ref: number; will: number }>('saves')
  const attacks = get<LedgerAttack[]>('attackList')
  const casting = get<{ uses: number; potency: number | null; spells: string[] }[]>('spellcasting')
  const options = get<LedgerOption[]>('gearOptions')
  const str = get<number>('str')
  const hand = attacks.find(({ name }) => name === 'Hand Weapon')
  const marked = (word: string) =>
    sorted(features.filter((name) => name.startsWith(word)).map((name) => kebab(name.slice(word.length))))
  return {
    points: one.points,
    speed: get<number>('speed'),
    fight: get<number>('fight'),
    attacks: get<number>('attacks'),
    strength: str,
    armor: get<number>('armor'),
    toughness: get<number>('tough'),
    health: get<number>('health'),
    saves: `${saves.fort}/${saves.ref}/${saves.will}`,
    morale: get<number>('morale'),
    size: get<string>('size').toLowerCase(),
    types: (get<string[] | undefined>('typesRuled') ?? get<string[]>('types')).join(' ').toLowerCase(),
    features: sorted([...features.filter((name) => !ELSEWHERE.test(name)), ...actions].map(featureId)),
    uses: Object.fromEntries(
      Object.entries(get<{ [name: string]: number }>('limitedUses'))
        .filter(([name]) => features.includes(name) || actions.includes(name))
        .map(([name, boxes]) => [featureId(name), boxes]),
    ),
    moves: Object.fromEntries(
      Object.entries(get<{ [manner: string]: { effective: number } }>('specialMovement')).map(
        ([manner, { effective }]) => [kebab(manner.replaceAll(/([A-Z])/g, ' $1')), effective],
      ),
    ),
    immune: marked('IMMUNE '),
    weak: marked('VULNERABLE '),
    potency: casting[0]?.potency ?? 0,
    spells: sorted(casting.flatMap(({ spells }) => spells.map(kebab))),
    slots: casting[0]?.uses ?? 0,
    incantations: sorted(get<string[]>('spellConcentration').map(kebab)),
    quick: get<{ uses: number; spells: string[] }[]>('quickCast').map(
      ({ uses, spells }) => `${uses} ${spells.map(kebab).join(' ')}`,
    ),
    attacksPrinted: attacks.filter(({ name }) => !ITEM[name]).map((attack) => ledgerAttack(attack, str)),
    hand: [hand?.damage ?? 1, hand?.damageType ?? ''],
    gear: sorted(gearOf(one, attacks).map(itemOf)),
    role: one.role,
    prices: Object.fromEntries(
      options
        .filter(({ kind }) => kind === 'item')
        .map(({ name, points, note }) => [
          note?.startsWith('replaces') ? `${itemOf(name)}Instead` : itemOf(name),
          points,
        ]),
    ),
    mounts: Object.fromEntries(
      options
        .filter(({ kind }) => kind === 'mount')
        .map(({ name, points, withLightBarding, withHeavyBarding }) => [
          kebab(name),
          [points, withLightBarding ?? '-', withHeavyBarding ?? '-'].join(' '),
        ]),
    ),
    upgrades: get<{ name: string; points: number }[]>('upgrades')
      .map(({ name, points }) => `${kebab(name)} ${points}`)
      .toSorted(),
    recruits: marked('RECRUIT ').flatMap((names) => names.split('s-').map((name) => name.replace(/s$/, ''))),
    element: one.cult ? kebab(one.cult) : '',
  }
}
