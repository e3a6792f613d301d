/** The ids of this game's options: made and read only here, so that a name may hold any sign. */
import { optionId, optionParts, type FigureId } from '@muster/engine'
import { ATTACK_KINDS, type AttackKind } from './card.ts'
import { TASK_VERBS, type TaskKey } from './state.ts'

/** The last part of an option that claims leeway. */
export const LEEWAY = 'leeway'

const claimPart = (claims: boolean): readonly string[] => (claims ? [LEEWAY] : [])

const SIMPLE_ACTIONS = ['stay', 'up', 'down', 'detach'] as const

/** What a unit may do in its activation besides walking. For `detach`, the unit is the Champion who leaves. */
export type Action =
  | { readonly is: (typeof SIMPLE_ACTIONS)[number]; readonly unit: FigureId }
  | { readonly is: 'charge'; readonly unit: FigureId; readonly at: FigureId; readonly claims: boolean }
  | { readonly is: 'skill'; readonly unit: FigureId; readonly task: TaskKey }

export function actionId(action: Action): string {
  const { is, unit } = action
  if (is === 'charge') return optionId(is, unit, action.at, ...claimPart(action.claims))
  return is === 'skill' ? optionId(is, unit, action.task.verb, action.task.on) : optionId(is, unit)
}

/** Undefined where the option is no such action. */
export function readAction(id: string): Action | undefined {
  const [first, unit = '', what = '', more] = optionParts(id)
  if (first === 'charge') return { is: 'charge', unit, at: what, claims: more === LEEWAY }
  if (first === 'skill') {
    const verb = TASK_VERBS.find((one) => one === what)
    return verb && { is: 'skill', unit, task: { verb, on: more ?? '' } }
  }
  const is = SIMPLE_ACTIONS.find((one) => one === first)
  return is && { is, unit }
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

/** One die, by its place in the roll, is turned to another face. */
export interface DieTurn {
  readonly die: number
  readonly face: number
}

export const turnId = ({ die, face }: DieTurn): string => optionId(`${die}`, `${face}`)

/** Undefined where the option turns no die. */
export function readTurn(id: string): DieTurn | undefined {
  const [die, face] = optionParts(id).map(Number)
  if (die === undefined || face === undefined) return undefined
  const turn = { die, face }
  return turnId(turn) === id ? turn : undefined
}
