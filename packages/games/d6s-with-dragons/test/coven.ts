/** Ann (side a, who leads) is a caster and has her movement turn; Bob (side b) stands 6" south of her. Friends wait in the corners. */
import type { Json } from '@muster/engine'
import { skirmish, type FigureWords, type Skirmish } from './skirmish.ts'

type Words = { readonly [key: string]: Json }

/** What a caster knows; unless it is said otherwise it has three slots and Potency 1. */
export interface Knowledge {
  readonly potency?: number
  readonly slots?: number
  readonly standard?: readonly string[]
  readonly incantations?: readonly string[]
  readonly quick?: readonly { readonly spells: readonly string[]; readonly boxes: number }[]
}

export const casting = ({ potency = 1, slots = 3, standard = [], incantations = [], quick = [] }: Knowledge): Json => ({
  potency,
  slots,
  standard,
  incantations,
  quick: quick.map(({ spells, boxes }) => ({ spells, boxes })),
})

export interface Company {
  readonly knows?: Knowledge
  readonly ann?: FigureWords
  readonly bob?: FigureWords
  readonly words?: Words
}

export function coven({ knows = {}, ann = {}, bob = {}, words = {} }: Company = {}): Skirmish {
  const s = skirmish({ stage: 'act', ...words })
    .a('Ann', { at: [12, 4], speed: 9, casting: casting(knows), ...ann })
    .b('Bob', { at: [12, 10.984], speed: 2, ...bob })
  for (const [i, x] of [1, 3, 5].entries())
    s.a(`Sam${i}`, { at: [x, 23], speed: 1 }).b(`Sue${i}`, { at: [x + 17, 23], speed: 1 })
  return s
}

export const incantations = (...names: readonly string[]): Knowledge => ({ incantations: names })
export const standard = (...names: readonly string[]): Knowledge => ({ standard: names })
export const quick = (spell: string, boxes = 1): Knowledge => ({ quick: [{ spells: [spell], boxes }] })

/** The words Ann is offered. */
export const offered = (s: Skirmish): string[] => s.decision.options.map(({ id }) => id)

export const conditions = (s: Skirmish, id: string): string[] => s.of(id).conditions.map(({ is }) => is)

/** The names of the spells in force. */
export const inForce = (s: Skirmish): string[] => s.state.effects.map(({ spell }) => spell)

/** The words of the question being asked, and what it is about. */
export const asked = (s: Skirmish): string | undefined => s.battle.question?.what
