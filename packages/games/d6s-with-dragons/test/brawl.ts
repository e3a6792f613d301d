/** Battles at the start of the Combat Phase, with friends in the far corners so that nobody breaks and nothing is decided. */
import type { Json } from '@muster/engine'
import { expect } from 'vitest'
import { skirmish, type Skirmish } from './skirmish.ts'

type Words = { readonly [key: string]: Json }

/** Side a leads. Fight above y = 20: the bystanders are below. */
export function brawl(words: Words = {}): Skirmish {
  const s = skirmish({ stage: 'split', ...words })
  for (const x of [1, 3, 5, 7]) s.a(`Sam${x}`, { at: [x, 23] }).b(`Sue${x}`, { at: [x + 16, 23] })
  return s
}

/** Who is in a melee with whom now. */
export const melees = (s: Skirmish): string[] =>
  s.state.melees.map(({ members }) => [...members].sort().join(' ')).sort()

/** What may be answered now. */
export const choices = (s: Skirmish): string[] => s.decision.options.map(({ id }) => id)

export const what = (s: Skirmish): string => s.decision.what

/** Nobody uses a mastery; on until somebody's place in the order has come. */
export function toActions(s: Skirmish): Skirmish {
  while (s.battle.question?.what === 'mastery') s.picks('no')
  return s
}

/** Answers whatever is asked by its default until the Combat Phase is over. */
export function through(s: Skirmish): Skirmish {
  while (
    s.battle.question &&
    ['split', 'choose-melee', 'declare-masteries', 'combat-action', 'melee-end', 'lone-actions'].includes(s.state.stage)
  )
    s.answer(s.decision.default)
  return s
}

export const isAsked = (s: Skirmish, asked: string, by: string): void =>
  expect(s.decision).toMatchObject({ what: asked, by })
