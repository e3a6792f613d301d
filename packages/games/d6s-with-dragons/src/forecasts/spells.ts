/** What a caster's spells could do to a target, with exact odds where dice decide it. */
import {
  forecastOf,
  named,
  oddsOfStep,
  Play,
  refuse,
  text,
  type Answer,
  type FigureId,
  type AttackForecast,
  type Question,
  type Refusal,
  type Reply,
} from '@muster/engine'
import { copyState } from '../state/copy.ts'
import { digestState } from '../state/digest.ts'
import { figureOf, footprint, isInPlay } from '../state/figures.ts'
import { knownSpells } from '../rules/magic/spell-slots.ts'
import { castableSpells, castSpell } from '../rules/turn/spell-actions.ts'
import type { Chosen, Incantation, StandardSpell } from '../state/spell.ts'
import type { Figure, State } from '../state/state.ts'

type DiceSpell = StandardSpell | Incantation

/** The spells it knows that dice decide. */
export function spellForecasts(state: State, by: Figure, at: Figure): readonly AttackForecast[] {
  return knownSpells(by.profile).flatMap((id) => spellForecast(state, by, at, id) ?? [])
}

export function spellForecast(state: State, by: Figure, at: Figure, id: string): AttackForecast | undefined {
  const spell = knownSpells(by.profile).some((known) => known === id) ? state.abilities.book.spell(id) : undefined
  if (!spell || spell.kind === 'quick' || spell.decidedBy === undefined) return undefined
  const refusal = refuseCasting(state, by, at, spell)
  return {
    by: by.id,
    at: at.id,
    kind: id,
    allowed: refusal === undefined,
    ...(refusal && { reason: refusal.message, rule: refusal.rule }),
    ...(refusal ? { chances: [] } : chances(state, by, at, spell)),
  }
}

function refuseCasting(state: State, by: Figure, at: Figure, spell: DiceSpell): Refusal | undefined {
  if (!castableSpells(state, by).includes(spell)) {
    return refuse(spell.rule, 'cannot-cast', text`${named(by.id)} cannot cast ${spell.name} now.`)
  }
  const chosen = choiceAt(state, by, at, spell)
  const isAimed = chosen && (chosen.targets.length === 0 || chosen.targets.includes(at.id))
  return isAimed
    ? undefined
    : refuse(spell.rule, 'not-a-target', text`${named(at.id)} cannot be the target of ${spell.name}.`)
}

/** Answers every question about targets with this one; undefined where the rules do not allow it. */
function choiceAt(state: State, by: Figure, at: Figure, spell: DiceSpell): Chosen | undefined {
  const choosing = spell.choose(new Play(copyState(state)), by.id)
  let reply: Reply | undefined
  for (;;) {
    const { done, value } = choosing.next(reply as Reply)
    if (done) return value
    if (value.is === 'roll') return undefined
    reply = aimedAt(state, at, value) ?? value.describe().default
    if (value.check(reply)) return undefined
  }
}

/** The answer that aims at a target, where a question is about targets or direction. */
export function aimedAt(state: State, at: Figure, { what }: Question): Answer | undefined {
  if (what === 'spell-targets' || what === 'telekinesis') return { pick: [at.id] }
  return what === 'spell-direction' ? { at: footprint(state, at).at } : undefined
}

function chances(state: State, by: Figure, at: Figure, spell: DiceSpell): ReturnType<typeof forecastOf> {
  const labels = spell.decidedBy === 'harm' ? HARM : WORKS
  return forecastOf(
    () =>
      oddsOfStep<State, string>({
        state,
        copy: copyState,
        digest: digestState,
        step: (play) => castSpell(play, by.id, spell.id),
        decide: (question) => aimedAt(state, at, question),
        read: (after) => endOf(state, after, at.id),
      }),
    labels,
  )
}

export function endOf(before: State, after: State, id: FigureId): string {
  const was = figureOf(before, id)
  const is = figureOf(after, id)
  const isUnder = after.effects.some(
    ({ id: effect, targets }) => targets.includes(id) && !before.effects.some((old) => old.id === effect),
  )
  return `${isUnder ? 'works' : ''} ${is.wounds > was.wounds ? 'wounded' : ''} ${isInPlay(is) ? '' : 'slain'}`
}

export const HARM = [
  ['wound', (end: string) => end.includes('wounded')],
  ['slay', (end: string) => end.includes('slain')],
] as const
const WORKS = [['works', (end: string) => end.includes('works')]] as const
