/** The question "which spell?": every caster with every spell at every target it may be cast at. */
import {
  chooseQuestion,
  named,
  optionId,
  optionParts,
  pick,
  picked,
  pickOne,
  refuse,
  text,
  type Answer,
  type FigureId,
  type Option,
  type Question,
  type Refusal,
  type SideId,
} from '@muster/engine'
import { sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { Spell } from '../../state/spell.ts'
import { knownSpells, refuseCaster, refuseTarget, spellOf } from './casting.ts'

export const DONE = 'done'
export const endMagic: Option = { id: DONE, label: 'End magic' }

export interface Casting {
  readonly caster: FigureId
  readonly spell: Spell
  /** Undefined for a spell aimed at a place. */
  readonly target: FigureId | undefined
}

const idOf = ({ caster, spell, target }: Casting): string =>
  target === undefined ? optionId(caster, spell.id) : optionId(caster, spell.id, target)

/** Those of this side who may cast now. */
export function castersOf(state: State, side: SideId): Figure[] {
  const casters: Figure[] = []
  for (const figure of state.figures) {
    if (figure.spells.length > 0 && refuseCaster(state, side, figure) === undefined) casters.push(figure)
  }
  return casters
}

function* castings(state: State, side: SideId): Generator<Casting> {
  for (const caster of castersOf(state, side)) {
    for (const spell of knownSpells(caster).map((id) => spellOf(state, id))) {
      if (spell.at === 'place') yield { caster: caster.id, spell, target: undefined }
      else yield* targetings(state, caster, spell)
    }
  }
}

function* targetings(state: State, caster: Figure, spell: Spell & { readonly at: 'figure' }): Generator<Casting> {
  for (const target of state.figures) {
    if (target.where !== 'standing' || refuseTarget(state, caster, spell, target)) continue
    yield { caster: caster.id, spell, target: target.id }
  }
}

export const canCast = (state: State, side: SideId): boolean => !castings(state, side).next().done

/** The casting an option stands for, allowed or not; undefined when it names no spell of these figures. */
export function readCasting({ figures, abilities }: State, option: string): Casting | undefined {
  const [caster, spellId, target] = optionParts(option)
  const spell = figures.find(({ id }) => id === caster)?.spells.find((id) => id === spellId)
  if (caster === undefined || spell === undefined) return undefined
  return { caster, spell: abilities.book.spells[spell], target }
}

/** Checks by value: the whole list is made only when somebody wants to see it. */
export function castQuestion(state: State, side: SideId): Question {
  const prompt = () => `${sideOf(state, side).name}: cast a spell, or end your magic.`
  const ask = { by: side, what: 'cast', rule: 'HW-MAG-02', prompt }
  let listed: Question | undefined
  const list = () => (listed ??= chooseQuestion(ask, { options: optionsOf(state, side), usual: [DONE] }))
  return {
    is: 'question',
    by: side,
    what: ask.what,
    describe: () => list().describe(),
    check: (answer) => {
      if (isDone(answer)) return undefined
      const casting = castingIn(state, answer)
      return casting ? refuseCasting(state, side, casting) : list().check(answer)
    },
    sample: (random) => pick(pickOne(random, optionsOf(state, side)).id),
  }
}

const isDone = (answer: Answer): boolean => 'pick' in answer && answer.pick.length === 1 && answer.pick[0] === DONE

/** The one casting an answer names, if it names one. */
function castingIn(state: State, answer: Answer): Casting | undefined {
  const option = picked(answer)
  return option === undefined || !('pick' in answer) || answer.pick.length > 1 ? undefined : readCasting(state, option)
}

function refuseCasting(state: State, side: SideId, { caster, spell, target }: Casting): Refusal | undefined {
  const by = state.figures.find(({ id }) => id === caster) as Figure
  const forbidden = refuseCaster(state, side, by)
  if (forbidden || spell.at === 'place') return forbidden
  const at = state.figures.find(({ id }) => id === target)
  if (at) return refuseTarget(state, by, spell, at)
  return refuse('HW-MAG-12', 'no-target', `${spell.name} is cast at a figure; name one.`)
}

function optionsOf(state: State, side: SideId): Option[] {
  const options: Option[] = []
  for (const casting of castings(state, side)) options.push(optionOf(casting))
  options.push(endMagic)
  return options
}

export function optionOf(casting: Casting): Option {
  const { caster, spell, target } = casting
  const id = idOf(casting)
  if (target === undefined)
    return { id, label: text`${named(caster)}: ${spell.name}`, figure: caster, hint: spell.text }
  const whom = target === caster ? 'on itself' : text`at ${named(target)}`
  return {
    id,
    label: text`${named(caster)}: ${spell.name} ${whom}`,
    figure: caster,
    at: target,
    manner: spell.name,
    ...(spell.harmful && { harmful: true }),
    intent: { by: caster, at: target, kind: spell.id },
    hint: spell.text,
    group: spell.name,
  }
}
