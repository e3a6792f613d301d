/** What the text of an attack or a save says beyond what is read out of it: never dropped, but kept as text. */
import { DAMAGE_NAMES, type Entry } from '../stat-block.ts'

/** A word or a name, as short as it gets. */
const WHO = "[\\w'’ -]{1,40}?"
const DURATION = `(?:until the (?:start|end) of (?:${WHO}) (?:next )?turn|until the grapple ends|for \\d+ (?:minutes?|hours?)|for one minute|until the \\w+ is destroyed(?: \\([^)]*\\))?)`
const DICE = '\\d+(?: \\([^)]*\\))?'
const KINDS = [...DAMAGE_NAMES, 'bludgeoning', 'piercing', 'slashing'].join('|')
const CONDITION = '(?:[A-Z]\\w+)(?:(?:, | and |, and )[A-Z]\\w+)* conditions?'

/** Phrases whose meaning is read: damage, conditions, sizes, runs, pushes, saves. */
const READ: readonly RegExp[] = [
  `(?:Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma) Saving Throw: DC \\d+(?:, (?:one|each|any)[^.]*)?`,
  `\\b(?:Failure|First Failure|Success|Failure or Success)\\b:?`,
  `${DICE} (?:${KINDS}) damage`,
  `takes an extra`,
  `if (?:the attack roll had Advantage|the ${WHO} had Advantage on the attack roll)`,
  `if (?:the )?target is (?:a )?(?:creature|\\w+ or smaller(?: creature)?)`,
  `(?:and |if )the ${WHO} moved \\d+\\+? feet straight toward (?:it|the target) immediately before the hit`,
  `while (?:grappled|poisoned|restrained), the target (?:also )?has the ${CONDITION}`,
  `until the grapple ends, the target has the ${CONDITION}`,
  `and it has the ${CONDITION} ${DURATION}`,
  `(?:it|the target|which|and) (?:also )?has the ${CONDITION}(?: \\(escape DC \\d+\\))?(?: from (?:one|both|all)[\\w'’ ]*)?(?: ${DURATION})?`,
  `the target has Disadvantage on the next attack roll it makes before the end of its next turn`,
  `the target is pushed up to \\d+ feet straight away from (?:the )?${WHO}(?=,|\\.| and|$)`,
  `the ${WHO} (?:pulls|pushes|moves) the target (?:up to )?\\d+ feet straight (?:toward|away from) itself`,
  `the next attack roll made against the target before the start of the ${WHO} next turn has Advantage`,
  `it is subjected to the following effect|it must make the following saving throw|the target is subjected to the following effect`,
  `Half damage(?: only)?`,
  // The words of the 2014 books.
  `one (?:target|creature)(?: that it can see)?`,
  `(?:each|any|the|one) (?:target|creature|enemy)[^.]*? (?:must|has to) (?:succeed on|make) a DC \\d+ \\w+ saving throw`,
  `(?:the target|it) must (?:succeed on|make) a DC \\d+ \\w+ saving throw`,
  `\\bor (?:be|become|fall) (?:knocked )?(?:\\w+)(?: for \\d+ (?:minutes?|hours?)| until [^.]*)?`,
  // Its damage has been read before.
  `(?:or )?tak(?:ing|es?)\\s+on a failed save`,
  `or half as much(?: damage)? on a successful one`,
  `(?:the|that|an? \\w+ or smaller) (?:target|creature) (?:is|becomes) (?:knocked )?(?:grappled|prone|poisoned|restrained|frightened|blinded|stunned|paralyzed|charmed)(?: \\(escape DC \\d+\\))?(?: for \\d+ (?:minutes?|hours?))?`,
  `The ${WHO} can['’]t take this action again until the start of its next turn`,
  `The target repeats the save at the end of (?:its next turn|each of its turns)[^.]*`,
  `(?:It|and it|and|The target) repeats the save at the end of each of its turns[^.]*|After 1 minute, it succeeds automatically`,
  // What a creature does with its own body and magic.
  `(?:The ${WHO}|it) (?:can )?(?:moves?|flies|fly|swims?) up to (?:half )?its (?:\\w+ )?Speed(?: without provoking Opportunity Attacks)?`,
  `(?:The ${WHO}|it) makes one ${WHO} attack`,
  `The ${WHO} (?:can )?teleports? (?:itself )?up to \\d+ feet to an unoccupied space (?:it|the ${WHO}) can see`,
  `The ${WHO} (?:uses Spellcasting to cast|casts) ${WHO}(?: \\([^)]*\\))?(?: on itself)?(?=\\.|,)(?:, (?:requiring|using)[^.]*)?`,
  `The ${WHO} uses ${WHO}(?=\\.)`,
  `_*Trigger_*:_*|_*Response_*:_*|The ${WHO} is hit by a melee attack roll while holding a weapon`,
  `The ${WHO} adds \\d+ to its AC against (?:that attack|one melee attack that would hit it)(?:, possibly causing it to miss)?`,
  `To do so, the ${WHO} must see the attacker and be wielding a melee weapon`,
  `At the end of each of its turns, the target repeats the save[^.]*`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** A trait that is saved against once a round remembers who is safe from it. */
const SAFE = /Success: The target is immune to this [^.]*\./gi

/** Words that say nothing by themselves. */
const FILLER = /\b(?:and|or|the|plus|it|target|is|has|a|an|if|also|then|instead|of|to)\b|[^a-z]/gi

/** Where what happens is told: after the attack roll and its reach, or after the save. */
const START =
  /^.*?\b(?:Attack(?: Roll)?:[^.]*?(?:ft|feet|foot)\.?(?: or range [\d/]+ (?:ft|feet)\.?)?|Saving Throw:\s*DC \d+[^.]*)\.?\s*/is

/** The sentences that hold something that was not read. */
export function restOf({ text, attack, save, section }: Pick<Entry, 'text' | 'attack' | 'save' | 'section'>): string {
  if (section === 'trait' && !save) return ''
  return (section === 'trait' ? text.replace(SAFE, '') : text)
    .replace(attack || save ? START : '', '')
    .replace(/\bHit:\s*/g, '')
    .split(/(?<=\.)\s+/)
    .filter(
      (sentence) => READ.reduce((left, phrase) => left.replace(phrase, ' '), sentence).replace(FILLER, '').length > 2,
    )
    .join(' ')
}

/** Where the first sentence alone is read. */
export const afterFirstSentence = ({ text }: Pick<Entry, 'text'>): string => text.replace(/^[^.]*\.\s*/, '')
