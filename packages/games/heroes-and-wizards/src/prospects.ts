/**
 * What one figure could do to another from where they stand: allowed or not and why, the line with
 * what it meets, and exact chances. The chances come from running the very rule code on every fall
 * of the dice, with only the two of them on the table.
 */
import { chanceThat, oddsOfStep, type Answer, type FigureId, type Play, type Prospect, type Question, type Refusal, type Step } from '@muster/engine'
import { copyState } from './copy.ts'
import { figureOf } from './figures.ts'
import { strikeAll } from './rules/attack.ts'
import { knownSpells, refuseCaster, refuseTarget } from './rules/casting.ts'
import { lineOfShot } from './rules/line.ts'
import { refuseAttack } from './rules/melee.ts'
import { oneShot } from './rules/shooting.ts'
import { refuseShot } from './rules/targets.ts'
import { lineShown } from './sighting.ts'
import type { Figure, State } from './state.ts'
import { attacksOf } from './traits/sums.ts'
import { SPELL_BOOK } from './traits/spells/book.ts'
import { refuseAim } from './traits/spells/fireball-aim.ts'
import type { Spell } from './traits/spells/spell.ts'

export function prospects(state: State, byId: FigureId, atId: FigureId): readonly Prospect[] {
  const by = figureOf(state, byId)
  const at = figureOf(state, atId)
  const areFoes = by.side !== at.side
  return [
    ...(areFoes && by.profile.shooting > 0 ? [ofShooting(state, by, at)] : []),
    ...(areFoes ? [ofMelee(state, by, at)] : []),
    ...knownSpells(by).map((id) => ofSpell(state, by, at, SPELL_BOOK[id])),
  ]
}

function ofShooting(state: State, by: Figure, at: Figure): Prospect {
  const refusal = refuseShot(state, by, at)
  return {
    ...verdict(by, at, 'shoot', refusal), line: lineShown(state, lineOfShot(state, by, at)),
    chances: refusal ? [] : chances(state, by, at, (play) => oneShot(play, by.id, at.id, [])),
  }
}

/** All its attacks at this one enemy. Out of contact they are told all the same: worth knowing before a charge. */
function ofMelee(state: State, by: Figure, at: Figure): Prospect {
  const refusal = refuseAttack(state, by, at)
  const blows = Array.from({ length: attacksOf(state, by).total }, () => ({ by: by.id, at: at.id }))
  const isWorthKnowing = refusal === undefined || refusal.code === 'not-in-contact'
  return {
    ...verdict(by, at, 'attack', refusal),
    chances: isWorthKnowing ? chances(state, by, at, (play) => strikeAll(play, blows, 'immediate')) : [],
  }
}

function ofSpell(state: State, by: Figure, at: Figure, spell: Spell): Prospect {
  const refusal = refuseCaster(state, by.side, by) ?? (spell.at === 'place' ? refuseAim(state, by, at.at) : refuseTarget(state, by, spell, at))
  return {
    ...verdict(by, at, spell.id, refusal), line: lineShown(state, lineOfShot(state, by, at), (kind) => kind === 'wood'),
    chances: refusal || !spell.harms ? [] : chances(state, by, at, (play) => castAt(play, spell, by.id, at.id)),
  }
}

const castAt = (play: Play<State>, spell: Spell, by: FigureId, at: FigureId): Step =>
  spell.at === 'place' ? spell.cast(play, by) : spell.cast(play, by, at)

function verdict(by: Figure, at: Figure, kind: string, refusal: Refusal | undefined) {
  return { by: by.id, at: at.id, kind, allowed: refusal === undefined, ...(refusal && { reason: refusal.message, rule: refusal.rule }) }
}

type End = 'slain' | 'hit' | 'unhurt'

function chances(state: State, by: Figure, at: Figure, step: (play: Play<State>) => Step<unknown>): Prospect['chances'] {
  const outcomes = oddsOfStep<State, End>({
    state, copy: (whole) => alone(whole, by.id, at.id), read: ({ events }) => endOf(events ?? [], at.id),
    *step(play) { yield* step(play) },
    decide: (question: Question): Answer => (question.what === 'aim-fireball' ? { at: at.at } : question.describe().default),
  })
  return [
    { label: 'hit', chance: chanceThat(outcomes, (end) => end !== 'unhurt') },
    { label: 'slay', chance: chanceThat(outcomes, (end) => end === 'slain') },
  ]
}

/** The same battle with nobody else about: what befalls others would only multiply the ways to walk. */
function alone(state: State, by: FigureId, at: FigureId): State {
  const copy = copyState(state)
  for (const figure of copy.figures) if (figure.id !== by && figure.id !== at) figure.where = 'out'
  return copy
}

function endOf(events: NonNullable<Play<State>['events']>, at: FigureId): End {
  const fates = events.filter(({ is, figure }) => figure === at && (is === 'slain' || is === 'hit-ignored'))
  return fates.some(({ is }) => is === 'slain') ? 'slain' : fates.length > 0 ? 'hit' : 'unhurt'
}
