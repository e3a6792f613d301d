/** What an entry lets a creature do: move, teleport, attack; and how often in a round. */
import type { Entry } from '../stat-block.ts'

type Told = Pick<Entry, 'text'>

const MOVES = /\b(?:moves?|flies|fly|swims?)\s+up\s+to\s+(half\s+)?its\s+(?:\w+\s+)?Speed/i

/** The share of its Speed that it may move; undefined: none. */
export function moveShare({ text }: Told): number | undefined {
  const found = MOVES.exec(text)
  return found ? (found[1] === undefined ? 1 : 0.5) : undefined
}

const TELEPORTS = /\bteleports?\b[^.]*?\bup\s+to\s+(\d+)\s+feet\b/i

export function teleportFeet({ text }: Told): number | undefined {
  const [, feet] = TELEPORTS.exec(text) ?? []
  return feet === undefined ? undefined : Number(feet)
}

const ONE_ATTACK = /\bmakes\s+(?:one|an?)\s+([a-z][\w' -]*?)\s+attack\b(?!\s+rolls?\b)/i

/** The names of the attacks of which it makes one: "makes one Claw or Tail attack". */
export function attacksMade({ text }: Told): readonly string[] {
  const [, names] = ONE_ATTACK.exec(text) ?? []
  return names === undefined ? [] : names.split(/\s+or\s+/)
}

/** "The dragon can't take this action again until the start of its next turn." */
export const isOnceARound = ({ text }: Told): boolean => /can['’]t take this action again until the start/i.test(text)

const PARRY = /\badds\s+(\d+)\s+to\s+its\s+AC\s+against\s+(?:one|that|the)\s+(melee\s+)?attack/i

/** How much is added to its Armor Class against one attack that would hit. */
export function parryBonus({ text }: Told): number | undefined {
  const [, bonus] = PARRY.exec(text) ?? []
  return bonus === undefined ? undefined : Number(bonus)
}

/** Half its Hit Points are gone: "While Bloodied, it has Advantage on attack rolls". */
export const ragesWhenBloodied = ({ text }: Told): boolean =>
  /\bwhile bloodied\b[^.]*advantage on attack rolls|advantage on (?:melee )?attack rolls while it is bloodied/i.test(
    text,
  )

/** "A creature that hits it with a melee attack roll takes 4 (1d8) Acid damage." */
export const harmsWhoHitsIt = ({ text }: Told): boolean =>
  /\bcreature that (?:touches [^.]* or )?hits (?:it|the [\w ]+) with a melee attack[^.]*takes \d/i.test(text)

/** "Whenever it is subjected to Lightning damage, it regains …" */
export const healsFrom = ({ text }: Told): string | undefined =>
  /\bsubjected to (\w+) damage\b[^.]*\bregains\b/i.exec(text)?.[1]?.toLowerCase()

/** A bonus action that brings it nearer to its enemies: "moves up to half its Speed straight toward an enemy". */
export const rushesAtEnemies = ({ text, section }: Pick<Entry, 'text' | 'section'>): boolean =>
  section === 'bonus-action' && /^\W*The [\w ]+ moves up to (?:half )?its Speed straight toward an enemy/i.test(text)

/** Its saves are better too. */
export const savesWhenBloodied = (entry: Told): boolean => ragesWhenBloodied(entry) && /saving throws/i.test(entry.text)

const USES = /^\W*The [\w ]+ uses ([A-Z][\w' ]+?)\./

/** The name of another entry that this one is a use of: "The kraken uses Lightning Strike." */
export const entryUsed = ({ text }: Told): string | undefined => USES.exec(text)?.[1]
