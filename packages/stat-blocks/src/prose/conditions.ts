/** Conditions that an entry brings about: "it has the Prone condition", "or be knocked prone", "is grappled". */
import { CREATURE_SIZES, type CreatureSize, type InflictedCondition } from '../stat-block.ts'
import { failureOf, namedSave } from './forced-save.ts'

const CONDITIONS = [
  'blinded',
  'charmed',
  'deafened',
  'frightened',
  'grappled',
  'incapacitated',
  'invisible',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
]
const WORDS = CONDITIONS.join('|')
/** "has the Grappled condition", "has the Deafened and Frightened conditions". */
const NEWER = new RegExp(`has\\s+the\\s+((?:${WORDS})(?:(?:,|,?\\s+and)\\s+(?:${WORDS}))*)\\s+conditions?`, 'gi')
const OLDER = new RegExp(
  `(?:\\b(?:is|are|be|becomes?|knocked|fall|falls)\\s+(?:also\\s+)?(?:knocked\\s+)?)((?:${WORDS})(?:\\s+and\\s+(?:${WORDS}))*)\\b`,
  'gi',
)
const LARGEST = new RegExp(`(${CREATURE_SIZES.join('|')})\\s+or\\s+smaller`, 'i')

/** "if the boar moved 20+ feet straight toward it", "if it moved at least 20 feet straight toward the target". */
const CHARGE = /\bmov(?:ed|es)\s+(?:at\s+least\s+)?(\d+)\+?\s+feet\s+straight/i

/** `text` is what follows the attack roll, or the whole text of a save. The creature's own conditions do not count. */
export function inflictedConditions(text: string, isAttack: boolean): readonly InflictedCondition[] {
  const failure = failureOf(text)
  const [, size] = LARGEST.exec(failure) ?? []
  const [, far] = CHARGE.exec(failure) ?? []
  const charge = far === undefined ? undefined : Number(far)
  const averted = isAttack ? namedSave(failure) : undefined
  const save = averted && { score: averted.score, dc: averted.dc }
  const largest = size?.toLowerCase() as CreatureSize | undefined
  return [...new Set(namedIn(failure))].map((condition) => ({ condition, largest, charge, save }))
}

/** What befalls those who fail by much, or whom the damage has felled already. */
const WORSE = /\bFailure by \d+ or More\b.*$|\bSubsequent Failures\b.*$|\bIf [^.]*\breduce[sd][^.]*\b0 Hit Points.*$/is

/** Whom a save is forced upon: "DC 16, one creature within 5 feet that has the Prone condition. Failure: …". */
const TARGETS = /\bSaving Throw:[^.]*\.(?=\s*(?:First )?Failure:)/gi

/** The 2024 books always say "has the … condition". What is said of a target that already has one brings about nothing. */
function namedIn(text: string): string[] {
  const told = text
    .replace(WORSE, ' ')
    .replace(TARGETS, ' ')
    .replace(/\bIf [^.]*\bhad Advantage on the attack roll\b[^.]*\./g, ' ')
    .replace(/\bwhile\s+[^,.]*[,.]/gi, ' ')
    .replace(/\bif the target has the[^,.]*[,.]/gi, ' ')
  const pattern = /Attack Roll:|Saving Throw:/.test(text) ? NEWER : OLDER
  return [...told.matchAll(pattern)].flatMap(([, words = '']) =>
    CONDITIONS.filter((condition) => new RegExp(`\\b${condition}\\b`, 'i').test(words)),
  )
}
