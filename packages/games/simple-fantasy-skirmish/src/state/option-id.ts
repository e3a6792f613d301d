/** The ids of this game's options: made and read only here, so that a name may hold any sign. */
import { optionId, optionParts, type FigureId } from '@muster/engine'
import { ATTACK_KINDS, type AttackKind } from './card.ts'

/** The last part of an option that claims leeway. */
export const LEEWAY = 'leeway'

const claimPart = (claims: boolean): readonly string[] => (claims ? [LEEWAY] : [])

/** What a unit may do in its activation besides walking. For `detach`, the unit is the Champion who leaves. */
export type ActionKind = 'stay' | 'skill' | 'up' | 'down' | 'detach' | 'charge'

export interface Action {
  readonly is: ActionKind
  readonly unit: FigureId
  /** The task of a Skill, the target of a charge. */
  readonly about: string
  readonly claims: boolean
}

export const actionId = (is: ActionKind, unit: FigureId, about?: string, claims = false): string =>
  optionId(is, unit, ...(about === undefined ? [] : [about]), ...claimPart(claims))

export function readAction(id: string): Action {
  const [is = '', unit = '', about = '', claim] = optionParts(id)
  return { is: is as ActionKind, unit, about, claims: claim === LEEWAY }
}

/** An attack of the unit that is active. */
export interface AttackChoice {
  readonly kind: AttackKind
  readonly at: FigureId
  readonly claims: boolean
}

export const attackId = (kind: AttackKind, at: FigureId, claims = false): string =>
  optionId(kind, at, ...claimPart(claims))

/** Undefined where the option is no attack. */
export function readAttack(id: string): AttackChoice | undefined {
  const [first, at = '', claim] = optionParts(id)
  const kind = ATTACK_KINDS.find((one) => one === first)
  return kind && { kind, at, claims: claim === LEEWAY }
}

/** A Champion joins a unit. */
export const joinId = (host: FigureId, claims = false): string => optionId(host, ...claimPart(claims))

export function readJoin(id: string): { readonly host: FigureId; readonly claims: boolean } {
  const [host = '', claim] = optionParts(id)
  return { host, claims: claim === LEEWAY }
}

/** A Champion saves against a hit, where it matters whether the hit is enchanted. */
export const saveId = (champion: FigureId, enchanted: boolean): string =>
  optionId(champion, enchanted ? 'enchanted' : 'plain')
