/** What a caster may do with its magic in a movement turn: cast, use or end a spell. */
import { raise, type FigureId, type Play, type Step } from '@muster/engine'
import { bearerOf, figureOf } from '../../state/figures.ts'
import type { Incantation, QuickSpell, Spell, StandardSpell } from '../../state/spell.ts'
import type { Effect, Figure, State } from '../../state/state.ts'
import { announce, canCast, castIncantation, castingOf } from '../casting/casting.ts'
import { castQuick } from '../casting/quick-spells.ts'
import { finishAction } from '../conditions/conditions.ts'
import { loseConcentration } from '../magic/concentration.ts'
import { boxFor, knownSpells, payableSpells, SLOTS, slotsLeft } from '../magic/spell-slots.ts'
import { effectOf, lastingOf } from '../magic/spells-in-force.ts'
import { NO_CHOICES, type TurnActions, type TurnChoice } from './turn-action.ts'
import { canPayHalf, payTurn, turnOf } from './turn.ts'

const GROUP = 'Magic'

export const SPELL_ACTIONS: TurnActions = {
  cast: {
    choices: ({ state, figure }) => castableSpells(state, figure).map((spell) => castChoice(state, figure, spell)),
    take: castSpell,
  },
  'use-spell': {
    choices: ({ state, figure }) =>
      usableSpells(state, figure).map((effect) => ({
        about: effect.id,
        label: lastingOf(state, effect).inTurn?.label ?? '',
        group: GROUP,
      })),
    *take(play, id, effectId) {
      const effect = effectOf(play.state, effectId) ?? raise(`${id} has no spell "${effectId}"`)
      yield* lastingOf(play.state, effect).inTurn?.use(play, effectId) ?? []
    },
  },
  'let-go': {
    choices: ({ state, figure }) => {
      const held = heldSpell(state, figure)
      return held ? [{ label: `End ${state.abilities.book.spell(held.spell).name}`, group: GROUP }] : NO_CHOICES
    },
    take: (play, id) => loseConcentration(play, id),
  },
}

const heldSpell = (state: State, { concentrating }: Figure): Effect | undefined =>
  concentrating === undefined ? undefined : effectOf(state, concentrating)

/** Shifting and renewing are called by their names. */
function castChoice(state: State, figure: Figure, spell: Spell): TurnChoice {
  const held = heldSpell(state, figure)
  const verb = spell.kind !== 'incantation' || !held ? 'Cast' : held.spell === spell.id ? 'Renew' : 'Shift to'
  return { about: spell.id, label: `${verb} ${spell.name}`, hint: spell.text, group: GROUP }
}

/** Its own spells in force that it can do something with in its turn. */
export const usableSpells = (state: State, { id }: Figure): readonly Effect[] =>
  state.effects.filter((effect) => effect.caster === id && lastingOf(state, effect).inTurn?.isPossible(state, effect))

/** The spells it could cast now. */
export const castableSpells = (state: State, figure: Figure): readonly Spell[] =>
  figure.profile.casting !== undefined && canCast(state, figure)
    ? knownSpells(figure.profile)
        .map((known) => state.abilities.book.spell(known))
        .filter((spell) => canCastNow(state, figure, spell))
    : NO_SPELLS

const NO_SPELLS: readonly Spell[] = []

function canCastNow(state: State, figure: Figure, spell: Spell): boolean {
  if (spell.kind === 'quick') {
    return boxFor(figure, spell.id) !== undefined && spell.inOwnTurn?.canBeCast(state, figure) === true
  }
  if (slotsLeft(figure) < 1 || !payableSpells(figure).includes(spell.id)) return false
  if (spell.kind === 'standard' && !(figure.now.action && canPrepare(state, figure))) return false
  return spell.canBeCast(state, figure)
}

/** Half the Speed of the character whose turn it is: its own, or its mount's. */
function canPrepare(state: State, figure: Figure): boolean {
  const bearer = bearerOf(state, figure)
  return canPayHalf(state, bearer, turnOf(state, bearer))
}

export function* castSpell(play: Play<State>, id: FigureId, spellId: string): Step {
  const spell = play.state.abilities.book.spell(spellId)
  if (spell.kind === 'standard') yield* castStandard(play, id, spell)
  else if (spell.kind === 'incantation') yield* castNow(play, id, spell)
  else yield* castInOwnTurn(play, id, spell)
}

/** Prepared for with half the Speed; the one action of the round. */
function* castStandard(play: Play<State>, id: FigureId, spell: StandardSpell): Step {
  const { state } = play
  payTurn(play)
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
