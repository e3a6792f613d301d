/** Whom a character may attack at all, and with what. */
import { isSpent, named, refuse, text, type AbilityMemory, type Refusal, type RuleId, type Text } from '@muster/engine'
import { inches } from '@muster/table'
import { UNARMED } from '../../content/weapons.ts'
import { areEnemies, gapBetween, TOLERANCE, isInPlay, isLevelWith, ONE_INCH } from '../../state/figures.ts'
import type { Weapon } from '../../state/profile.ts'
import type { Figure, State } from '../../state/state.ts'
import { uniformWeapon } from '../../state/uniform.ts'
import { question, says } from '../../state/ability.ts'

/** Makes no attacks of any kind. */
export const harmless = question<undefined, boolean>('harmless')
/** Whether it may not attack this character, nor aim harm or magic at it. */
export const spares = question<Figure, boolean>('spares')

/** Only enemies in play can be attacked, and nobody the attacker must spare. */
export function refuseTarget(state: State, by: Figure, at: Figure): Refusal | undefined {
  const refused = (rule: RuleId, code: string, message: Text) => refuse(rule, code, message, { figure: at.id })
  if (!isInPlay(at)) return refused('DD-RUL-14', 'out-of-play', text`${named(at.id)} is no longer in play.`)
  if (!areEnemies(state, by, at)) return refused('DD-RUL-14', 'not-an-enemy', text`${named(at.id)} is no enemy.`)
  if (says(state, by, harmless)) return refused('DD-RUL-83', 'harmless', text`${named(by.id)} cannot attack as it is.`)
  const sparing = spares.by(state.abilities.of(state, by), state, by, at)?.ability
  if (!sparing) return undefined
  const why = text`${named(by.id)} is ${sparing.name.toLowerCase()} and may not attack ${named(at.id)}.`
  return refused(sparing.rule, 'spared', why)
}

/** What it can fight with hand to hand; with nothing at all, its bare hands. */
export const meleeWeapons = ({ arms: { melee }, memory }: Figure): readonly Weapon[] =>
  melee.length > 0 ? unspent(melee, memory) : BARE_HANDS

/** Some weapons may be used only so often. */
const unspent = (weapons: readonly Weapon[], memory: AbilityMemory): readonly Weapon[] =>
  weapons.some(({ limit }) => limit !== undefined)
    ? weapons.filter(({ id, limit }) => !isSpent(memory, id, limit))
    : weapons

const BARE_HANDS = [uniformWeapon(UNARMED)]

export const rangedWeapons = ({ arms, memory }: Figure): readonly Weapon[] => unspent(arms.ranged, memory)

/** How far a melee weapon reaches: 1" unless more is printed. */
export const reachOf = ({ reach }: Weapon): number => (reach === undefined ? ONE_INCH : inches(reach))

export const isInReach = (state: State, by: Figure, at: Figure, weapon: Weapon): boolean =>
  gapBetween(state, by, at) <= reachOf(weapon) + TOLERANCE && isLevelWith(state, by, at)
