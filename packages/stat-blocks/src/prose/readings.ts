/** What the text of an entry says beyond its attack roll, its save and its conditions. */
import { DAMAGE_NAMES, type Damage, type Entry } from '../stat-block.ts'
import { firstDamage } from './damage.ts'

/** Whether an entry has one of these names, written large or small. */
export const isCalled = ({ name }: Pick<Entry, 'name'>, ...names: readonly string[]): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase())

const EMANATION = /(\d+)-foot Emanation/i

/** How far around the creature something reaches, in feet. */
export function reachAround({ save, text }: Entry): number | undefined {
  if (save?.area?.shape === 'emanation') return save.area.radius
  const [, feet] = EMANATION.exec(text) ?? []
  return feet === undefined ? undefined : Number(feet)
}

/** "The mephit explodes when it dies." */
export const happensAtDeath = ({ text }: Entry): boolean => /\b(?:when|if) it dies\b|\bexplodes\b/i.test(text)

/** It harms or hinders in every round whoever is near; what happens under water alone does not count. */
export const happensEachRound = ({ text }: Entry): boolean =>
  /\b(?:starts? its|end of (?:each of )?the|end of each)\b/i.test(text) && !/underwater/i.test(text)

/** Its friends are not in danger: "each enemy", "each creature of the azer's choice". */
export const sparesFriends = ({ text }: Entry): boolean =>
  /\b(?:each|any) enemy\b|of (?:the [\w ]+'s|its) choice/i.test(text)

/** Damage done without a save: "takes 13 (3d8) Fire damage". */
export const plainDamage = ({ text }: Entry): readonly Damage[] =>
  /\btakes?\s+\d/i.test(text) ? firstDamage(text.slice(text.search(/\btakes?\s+\d/i))) : []

/** Damage that comes later, to whoever bears the condition, is none of the failed save. */
export const isHarmedLater = ({ text }: Entry): boolean => /\bFailure\b/.test(text) && !/\bFailure:?\s+\d/.test(text)

/** The types of damage after which a creature does not heal. */
export const stoppedBy = ({ text }: Entry): readonly string[] =>
  /takes? [^.]*damage/i.test(text) ? DAMAGE_NAMES.filter((type) => new RegExp(`\\b${type}\\b`, 'i').test(text)) : []

const ESCAPE = /escape\s+DC\s*(\d+)/i

/** The Difficulty Class of escaping from its grip. */
export function escapeDc({ text }: Entry): number | undefined {
  const [, dc] = ESCAPE.exec(text) ?? []
  return dc === undefined ? undefined : Number(dc)
}

const GRIP = /\bone [\w ]*creature[^.]*?within (\d+) feet\b/i

/** How far it reaches with what only a save stops: at one creature beside it, in whatever state that is; in feet. */
export function gripReach({ text, save }: Entry): number | undefined {
  if (!save || save.area || /\b(?:Grappled by|that has the|Failure:? The)\b/.test(text)) return undefined
  const [, feet] = GRIP.exec(text) ?? []
  return feet === undefined ? undefined : Number(feet)
}

/** The entry that lists its spells. */
export const listsSpells = ({ name }: Entry): boolean => /^(innate )?spellcasting/i.test(name)

const SHOT = /bow\b|\bgun\b|pistol|musket|rifle/i

/** It is shot with a bow or a gun; what is thrown, spat or cast is not. */
export const isBowOrGun = ({ name, attack }: Entry): boolean => attack?.range !== undefined && SHOT.test(name)

/** A poison that does more than poison: "While Poisoned, the target has the Paralyzed condition." */
export const poisonParalyzes = ({ text }: Entry): boolean =>
  /\bWhile Poisoned, the target has the Paralyzed condition\b/i.test(text)
