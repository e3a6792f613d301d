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
