/** One paragraph of a stat block, read for what a game can use. */
import type { Entry, Section, Uses } from '../stat-block.ts'
import { attackRoll } from './attack-roll.ts'
import { inflictedConditions } from './conditions.ts'
import { forcedSave } from './forced-save.ts'
import { bareName, usesIn } from './uses.ts'

/** Some public data has cross-references left in its text: "Sphere [Area of Effect]|XPHB|Sphere". */
const REFERENCE =
  /\s*\[[^\]]*\]\|[A-Z0-9]+\|[A-Za-z ]+?(?=\s+(?:originating|centered|that)|[,.]|$)|\|[A-Z0-9]{2,}\|(?=[A-Z])/g

export function readEntry(section: Section, name: string, text: string, uses?: Uses): Entry {
  const told = text.replace(/\s+/g, ' ').replace(REFERENCE, ' ').replace(/ {2,}/g, ' ').trim()
  const attack = attackRoll(told)
  return {
    section,
    name: bareName(name),
    text: told,
    uses: uses ?? usesIn(name),
    attack,
    save: attack ? undefined : forcedSave(told),
    conditions: attack || /saving throw/i.test(told) ? inflictedConditions(told, attack !== undefined) : [],
  }
}
