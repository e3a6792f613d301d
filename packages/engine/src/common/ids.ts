/** The engine's smallest words. This file imports nothing. */
export type SideId = string
export type FigureId = string
export type GameId = string
export type StepName = string

/** A rule of a game's ledger, such as `HW-MOVE-07`: the same in code, events, tests and rulebook. */
export type RuleId = string

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Something the rules should have made impossible. Never shown to a player as such. */
export class RulesError extends Error {
  override name = 'RulesError'
}

export function raise(message: string): never {
  throw new RulesError(message)
}

/**
 * The same text, stored once: the keys of objects are, and comparing two of them compares addresses. A text put together
 * from parts is compared sign by sign, and rules compare ids of figures all the time.
 */
export function storedOnce(id: string): string {
  // Without a prototype it is a dictionary from the start: adding a key makes no hidden class.
  const held: { [id: string]: 0 } = Object.create(null)
  held[id] = 0
  return Object.keys(held)[0] as string
}
