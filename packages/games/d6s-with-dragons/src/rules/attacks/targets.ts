/** Whom a character may attack at all, and with what. */
import { refuse, type Refusal } from '@muster/engine'
import { inches } from '@muster/table'
import { UNARMED } from '../../content/weapons.ts'
import { areEnemies, gapBetween, HAIR, isInPlay, isLevelWith, ONE_INCH } from '../../state/figures.ts'
import type { Gear, Profile, Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { setOf } from '../../abilities/of.ts'

/** Only enemies in play, and nobody it is bound to spare. */
export function refuseTarget(state: State, by: Figure, at: Figure): Refusal | undefined {
  if (mayAttack(state, by, at)) return undefined
  const about = { figure: at.id }
  if (!isInPlay(at)) return refuse('DD-RUL-14', 'out-of-play', `${at.id} is no longer in play.`, about)
  if (!areEnemies(state, by, at)) return refuse('DD-RUL-14', 'not-an-enemy', `${at.id} is no enemy.`, about)
  const { harmless, spares } = setOf(state, by).said
  if (harmless.length > 0) return refuse('DD-RUL-83', 'harmless', `${by.id} cannot attack as it is.`, about)
  const sparing = spares.find((trait) => trait.spares?.(state, by.id, at.id))
  return (
    sparing &&
    refuse(sparing.rule, 'spared', `${by.id} is ${sparing.name.toLowerCase()} and may not attack ${at.id}.`, about)
  )
}

/** The same without the reason. */
export function mayAttack(state: State, by: Figure, at: Figure): boolean {
  if (!isInPlay(at) || !areEnemies(state, by, at)) return false
  const { harmless, spares } = setOf(state, by).said
  return harmless.length === 0 && (spares.length === 0 || !spares.some((trait) => trait.spares?.(state, by.id, at.id)))
}

interface Arms {
  readonly profile: Profile
  readonly melee: readonly Weapon[]
  readonly ranged: readonly Weapon[]
}

const known = new WeakMap<Gear, Arms>()

/** Gear and profile never change in a battle: they are looked through once. */
function armsOf({ gear, profile }: Figure): Arms {
  const found = known.get(gear)
  if (found?.profile === profile) return found
  const all = [...gear.weapons, ...profile.attackList]
  const arms = {
    profile,
    melee: each(all.filter(({ melee }) => melee)),
    ranged: each(all.filter(({ range }) => range)),
  }
  known.set(gear, arms)
  return arms
}

const each = (weapons: readonly Weapon[]): readonly Weapon[] =>
  weapons.filter((weapon, index) => weapons.findIndex(({ id }) => id === weapon.id) === index)

/** What it can fight with hand to hand; with nothing at all, its bare hands. */
export function meleeWeapons(figure: Figure): readonly Weapon[] {
  const { melee } = armsOf(figure)
  return melee.length > 0 ? melee : BARE_HANDS
}

const BARE_HANDS = [UNARMED]

export const rangedWeapons = (figure: Figure): readonly Weapon[] => armsOf(figure).ranged

/** How far a melee weapon reaches: 1" unless more is printed. */
export const reachOf = ({ reach }: Weapon): number => (reach === undefined ? ONE_INCH : inches(reach))

export const isInReach = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  gapBetween(state, by, at) <= reachOf(weapon) + HAIR && isLevelWith(state, by, at)
