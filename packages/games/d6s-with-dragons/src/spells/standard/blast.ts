/** Cones and lines of harm: everybody in them, friend or foe, up to the closest 2d6. */
import { part, sumOf, type FigureId, type Play, type Step } from '@muster/engine'
import { figureOf, isInPlay } from '../../state/figures.ts'
import { closest } from '../../rules/casting/area-victims.ts'
import { askDirection, caughtInSpray, sprayFrom, type Spray } from '../../rules/casting/areas.ts'
import { strikeArea } from '../../rules/casting/strike-area.ts'
import { damage } from '../../rules/damage/damage.ts'
import { makeSave } from '../../rules/dice/saves.ts'
import type { State } from '../../state/state.ts'
import type { DamageType, Save, SpellId } from '../../state/vocabulary.ts'
import type { Casting, Chosen } from '../../state/spell.ts'

export interface Blast {
  readonly spell: SpellId
  readonly spray: () => Spray
  readonly type: DamageType
  readonly save: Save
  readonly strength: number
  /** Of those who save. */
  readonly weaker: number
  /** What becomes of whoever it kills, and of those who rode it. */
  slain?(play: Play<State>, id: FigureId, riders: readonly FigureId[]): Step
}

export function* aimBlast(play: Play<State>, caster: FigureId, { spell, spray }: Blast): Step<Chosen> {
  return { targets: [], at: yield* askDirection(play, caster, play.state.abilities.book.spell(spell), spray()) }
}

/** The direction is fixed, then the number rolled; block checks, saves and damage come nearest first. */
export function* blast(play: Play<State>, casting: Casting, harm: Blast): Step {
  const { state } = play
  const { caster, at } = casting
  if (!at) return
  const user = figureOf(state, caster)
  const placed = sprayFrom(state, user, harm.spray(), at)
  const reached = yield* closest(play, caster, harm.spell, caughtInSpray(state, user, placed))
  const power = state.abilities.book.spell(harm.spell)
  const rules = ['DD-RUL-61', 'DD-RUL-62']
  yield* strikeArea(play, { user: caster, power, placed, reached, rules }, (id) => strikeOne(play, casting, harm, id))
}

function* strikeOne(play: Play<State>, { caster, potency }: Casting, harm: Blast, id: FigureId): Step {
  const { riders } = figureOf(play.state, id)
  if (!isInPlay(figureOf(play.state, id))) return
  const { name, rule } = play.state.abilities.book.spell(harm.spell)
  const saved = yield* makeSave(play, {
    of: id,
    save: harm.save,
    potency,
    by: caster,
    spell: true,
    purpose: harm.spell,
  })
  const strength = sumOf(part(saved ? harm.weaker : harm.strength, saved ? `${name}, saved` : name, rule))
  yield* damage(play, { by: caster, at: id, dice: 1 + potency, strength, type: harm.type })
  if (figureOf(play.state, id).where === 'slain') yield* harm.slain?.(play, id, riders) ?? []
}
