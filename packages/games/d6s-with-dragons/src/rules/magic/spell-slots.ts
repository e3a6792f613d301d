/** Spell slots and boxes: what pays for a spell, and how many are left. */
import type { Profile } from '../../state/profile.ts'
import type { Figure } from '../../state/state.ts'
import type { SpellId } from '../../state/vocabulary.ts'

/** The boxes of Spellcasting: standard spells, incantations, and quick spells listed with them. */
export const SLOTS = 'spellcasting'
export const quickRow = (index: number): string => `quick ${index + 1}`

export const potencyOf = ({ profile }: Figure): number => profile.casting?.potency ?? 0

export const slotsLeft = ({ profile, marked }: Figure): number => (profile.casting?.slots ?? 0) - (marked[SLOTS] ?? 0)

/** The boxes that can pay for a quick spell: a row that names it, or Spellcasting if it is listed there. */
export function boxFor(figure: Figure, spell: SpellId): string | undefined {
  const {
    profile: { casting },
    marked,
  } = figure
  if (!casting) return undefined
  for (const [index, { spells, boxes }] of casting.quick.entries()) {
    if (spells.includes(spell) && (marked[quickRow(index)] ?? 0) < boxes) return quickRow(index)
  }
  return casting.standard.includes(spell) && slotsLeft(figure) > 0 ? SLOTS : undefined
}

export const mark = (figure: Figure, box: string): void => void (figure.marked[box] = (figure.marked[box] ?? 0) + 1)

/** A countered spell costs nothing. */
export const unmark = (figure: Figure, box: string): void => void (figure.marked[box] = (figure.marked[box] ?? 1) - 1)

/** Every spell a caster knows, from all its lists. */
export function knownSpells({ casting }: Profile): readonly SpellId[] {
  if (!casting) return []
  return [...new Set([...casting.incantations, ...casting.standard, ...casting.quick.flatMap(({ spells }) => spells)])]
}

/** Incantations a caster can pay for: those of Spell Concentration and any listed under Spellcasting. */
export const payableSpells = ({ profile: { casting } }: Figure): readonly SpellId[] =>
  casting ? [...new Set([...casting.incantations, ...casting.standard])] : []
