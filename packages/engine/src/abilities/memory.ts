/**
 * What abilities remember about their bearer: plain data by the ability's id, for the whole battle or for a round. A
 * game keeps one `AbilityMemory` for each figure; the engine copies and fingerprints it, so that a new ability
 * extends neither the state nor its copy nor its digest.
 */
import type { Digest } from '../common/digest.ts'

/** Numbers, words, ids and lists of them. */
export type Remembered = boolean | number | string | undefined | readonly string[] | readonly number[]
export interface MemoryFields {
  [field: string]: Remembered
}

/** How a memory begins, and how long it lasts. */
export interface MemoryPlan<M extends MemoryFields = MemoryFields> {
  readonly lasts: 'battle' | 'round'
  readonly begins: Readonly<M>
}

/** `false` at the beginning stands for a boolean, `0` for a number. */
type Widened<M> = {
  [K in keyof M]: M[K] extends boolean ? boolean : M[K] extends number ? number : M[K] extends string ? string : M[K]
}

export const forTheBattle = <M extends MemoryFields>(begins: M): MemoryPlan<Widened<M>> => ({
  lasts: 'battle',
  begins: begins as Widened<M>,
})
export const forTheRound = <M extends MemoryFields>(begins: M): MemoryPlan<Widened<M>> => ({
  lasts: 'round',
  begins: begins as Widened<M>,
})

interface Fields {
  [id: string]: MemoryFields
}

export interface AbilityMemory {
  battle: Fields
  round: Fields
}

export const noMemory = (): AbilityMemory => ({ battle: {}, round: {} })

/** What an ability remembers of its bearer, to read and to change. It begins as the ability says. */
export function memoryOf<M extends MemoryFields>(
  memory: AbilityMemory,
  { id, memory: plan }: { readonly id: string; readonly memory: MemoryPlan<M> },
): M {
  const fields = memory[plan.lasts]
  return (fields[id] ??= { ...plan.begins }) as M
}

/** The same for looking only: nothing is begun by it. */
export const recall = <M extends MemoryFields>(
  memory: AbilityMemory,
  { id, memory: plan }: { readonly id: string; readonly memory: MemoryPlan<M> },
): Readonly<M> => (memory[plan.lasts][id] as M | undefined) ?? plan.begins

/** A new round begins. */
export function forgetRound(memory: AbilityMemory): void {
  memory.round = {}
}

export const copyMemory = ({ battle, round }: AbilityMemory): AbilityMemory => ({
  battle: copyFields(battle),
  round: copyFields(round),
})

/** Lists in a memory are replaced, never changed in place, so they are shared. */
function copyFields(fields: Fields): Fields {
  const copy: Fields = {}
  for (const id in fields) copy[id] = { ...fields[id] }
  return copy
}

export function digestMemory({ battle, round }: AbilityMemory, into: Digest): void {
  digestFields(battle, into)
  digestFields(round, into)
}

/** Sorted by id and then by name, so that the order in which abilities wrote does not matter. */
function digestFields(fields: Fields, into: Digest): void {
  const ids = Object.keys(fields)
  into.add(ids.length)
  if (ids.length === 0) return
  for (const id of ids.sort()) into.text(id).json(fields[id])
}
