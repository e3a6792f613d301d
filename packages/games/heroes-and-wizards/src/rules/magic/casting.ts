/** Who may cast what at whom. These rules hold for every spell; a spell may forbid more in its own file. */
import { AbilityQuestion, named, refuse, text, type Refusal, type RuleId, type SideId, type Text } from '@muster/engine'
import { inches, type Length } from '@muster/table'
import { isInCombat, isWithin, TOLERANCE } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Spell, TargetedSpell } from '../../state/spell.ts'
import type { SpellId } from '../../state/spells.ts'
import type { HeroTypes } from '../../state/vocabulary.ts'
import { canSee } from '../../terrain/line-of-shot.ts'

export const SPELL_RANGE: Length = inches(18)

/** No spell affects a figure with this ability. */
export const isImmuneToMagic = new AbilityQuestion<HeroTypes, undefined, boolean>('is immune to magic')

export const spellOf = ({ abilities }: State, id: SpellId): Spell => abilities.book.spells[id]

/** One spell a turn; a caster that rolled the same spell twice may cast it twice. */
export const castsATurn = ({ spells }: Figure): number => {
  const [first, second] = spells
  return first === undefined ? 0 : first === second ? 2 : 1
}

/** The spells it knows, each listed once even if it rolled it twice. */
export const knownSpells = ({ spells }: Figure): readonly SpellId[] =>
  spells[0] === spells[1] ? spells.slice(0, 1) : spells

const about =
  ({ id: figure }: Figure) =>
  (rule: RuleId, code: string, message: Text): Refusal =>
    refuse(rule, code, text`${named(figure)} ${message}.`, { figure })

/** Why this figure may not cast at all, or undefined. */
export function refuseCaster(state: State, side: SideId, caster: Figure): Refusal | undefined {
  const no = about(caster)
  const isYours = caster.side === side && caster.where === 'standing'
  if (!isYours) return no('HW-MAG-01', 'may-not-cast', 'is not yours to cast with now')
  if (caster.spells.length === 0) return no('HW-MAG-01', 'no-spell', 'knows no spell')
  if (caster.casts >= castsATurn(caster)) return no('HW-MAG-14', 'no-casts-left', 'has cast all it may this turn')
  return isInCombat(state, caster) ? no('HW-MAG-07', 'in-combat', 'is in combat and cannot cast') : undefined
}

export const isInSpellRange = (caster: Figure, target: Figure): boolean =>
  isWithin(caster, target, SPELL_RANGE + TOLERANCE)

/** Why this spell may not be cast at this figure, or undefined. Oneself is always in range and sight. */
export function refuseTarget(state: State, caster: Figure, spell: TargetedSpell, target: Figure): Refusal | undefined {
  const no = about(target)
  if (target.where !== 'standing') return no('HW-MAG-12', 'not-on-table', 'is not on the table')
  if (state.abilities.says(state, target, isImmuneToMagic, undefined))
    return no('HW-ITEM-16', 'immune', 'is immune to magic, for good and ill')
  const forbidden = spell.refuse?.(state, target)
  if (forbidden || target === caster) return forbidden
  if (!isInSpellRange(caster, target))
    return no('HW-MAG-05', 'too-far', text`is more than 18" from ${named(caster.id)}`)
  return canSee(state, caster, target)
    ? undefined
    : no('HW-MAG-09', 'out-of-sight', text`is out of sight of ${named(caster.id)}`)
}
