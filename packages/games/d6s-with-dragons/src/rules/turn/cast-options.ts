/** What a caster may do with its magic in its movement turn: the options, and what each of them does. */
import { raise, type FigureId, type Option, type Play, type Step } from '@muster/engine'
import { bearerOf, figureOf } from '../../state/figures.ts'
import { spellOf } from '../../spells/book.ts'
import type { Incantation, QuickSpell, Spell, StandardSpell } from '../../spells/spell.ts'
import type { Figure, State } from '../../state/state.ts'
import { boxFor, knownSpells, payableSpells, SLOTS, slotsLeft } from '../magic/spell-slots.ts'
import { announce, canCast, castIncantation, castingOf } from '../casting/casting.ts'
import { loseConcentration } from '../magic/concentration.ts'
import { finishAction } from '../conditions/conditions.ts'
import { effectOf, lastingOf } from '../magic/spells-in-force.ts'
import { castQuick } from '../casting/quick-spells.ts'
import { canPayHalf, payHalf, turnOf } from './turn.ts'

const CAST = 'cast:'
const USE = 'spell:'
export const LET_GO = 'let-go'

export const isCastOption = (word: string): boolean => word.startsWith(CAST) || word.startsWith(USE) || word === LET_GO

/** Words of the movement turn: `cast:<spell>`, `spell:<effect>` for a spell in force, and `let-go`. */
export function castOptions(state: State, figure: Figure): Option[] {
  const options: Option[] = []
  if (canCast(state, figure))
    for (const id of knownSpells(figure.profile)) addSpell(options, state, figure, spellOf(id))
  for (const effect of state.effects) {
    const { inTurn } = effect.caster === figure.id ? lastingOf(effect) : {}
    if (inTurn?.isPossible(state, effect)) options.push({ id: USE + effect.id, label: inTurn.label, figure: figure.id })
  }
  const held = figure.concentrating === undefined ? undefined : effectOf(state, figure.concentrating)
  if (held) options.push({ id: LET_GO, label: `End ${spellOf(held.spell).name}`, figure: figure.id })
  return options
}

function addSpell(options: Option[], state: State, figure: Figure, spell: Spell): void {
  if (!isOffered(state, figure, spell)) return
  options.push({
    id: CAST + spell.id,
    label: `${labelOf(state, figure, spell)} ${spell.name}`,
    figure: figure.id,
    hint: spell.text,
  })
}

/** Shifting and renewing are called by their names. */
function labelOf(state: State, { concentrating }: Figure, spell: Spell): string {
  const held = concentrating === undefined ? undefined : effectOf(state, concentrating)
  if (spell.kind !== 'incantation' || !held) return 'Cast'
  return held.spell === spell.id ? 'Renew' : 'Shift to'
}

function isOffered(state: State, figure: Figure, spell: Spell): boolean {
  if (spell.kind === 'quick') {
    return boxFor(figure, spell.id) !== undefined && spell.inOwnTurn?.canBeCast(state, figure) === true
  }
  if (slotsLeft(figure) < 1 || !payableSpells(figure).includes(spell.id)) return false
  if (spell.kind === 'standard' && !(figure.now.action && canPrepare(state, figure))) return false
  return spell.canBeCast(state, figure)
}

/** Half the Speed of whoever's turn it is: its own, or its mount's. */
function canPrepare(state: State, figure: Figure): boolean {
  const bearer = bearerOf(state, figure)
  return canPayHalf(state, bearer, turnOf(state, bearer))
}

/** Carries out one of the words of `castOptions`. */
export function* cast(play: Play<State>, id: FigureId, option: string): Step {
  if (option === LET_GO) return yield* loseConcentration(play, id)
  if (option.startsWith(USE)) return yield* useSpell(play, id, option.slice(USE.length))
  const spell = spellOf(option.slice(CAST.length))
  if (spell.kind === 'standard') yield* castStandard(play, id, spell)
  else if (spell.kind === 'incantation') yield* castNow(play, id, spell)
  else yield* castInOwnTurn(play, id, spell)
}

/** Prepared for with half the Speed; the one action of the round. */
function* castStandard(play: Play<State>, id: FigureId, spell: StandardSpell): Step {
  const { state } = play
  if (state.turn) payHalf(state, state.turn)
  const chosen = yield* spell.choose(play, id)
  const caster = figureOf(state, id)
  caster.now.action = false
  if (state.turn) state.turn.prepared = true
  const casting = castingOf(caster, spell.id, chosen)
  if (yield* announce(play, casting, SLOTS)) yield* spell.work(play, casting)
  yield* finishAction(play, id)
}

function* castNow(play: Play<State>, id: FigureId, spell: Incantation): Step {
  const chosen = yield* spell.choose(play, id)
  yield* castIncantation(play, spell, castingOf(figureOf(play.state, id), spell.id, chosen), SLOTS)
}

function* castInOwnTurn(play: Play<State>, id: FigureId, { id: name, inOwnTurn }: QuickSpell): Step {
  if (!inOwnTurn) return raise(`${name} waits for its moment`)
  const chosen = yield* inOwnTurn.choose(play, id)
  const took = yield* castQuick(play, id, name, chosen.targets, chosen.choice)
  if (took) yield* inOwnTurn.work(play, castingOf(figureOf(play.state, id), name, chosen))
}

function* useSpell(play: Play<State>, id: FigureId, effectId: string): Step {
  const effect = effectOf(play.state, effectId) ?? raise(`${id} has no spell "${effectId}"`)
  yield* lastingOf(effect).inTurn?.use(play, effectId) ?? []
}
