/** Creatures that were kept in this browser, and the one that is taken into battle. */
import type { ConversionChanges, GameKit, Json } from '@muster/engine'

export interface KeptCreature {
  readonly name: string
  /** The stat block as it was pasted. */
  readonly text: string
  readonly changes: ConversionChanges
}

interface FieldedArmy {
  readonly name: string
  readonly army: Json
  readonly points: number
}

const keptKey = (game: string): string => `muster-creatures-${game}`
const fieldedKey = (game: string): string => `muster-fielded-${game}`

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** False if the browser did not keep it. */
function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

const isKept = (value: unknown): value is KeptCreature => {
  const { name, text, changes } = (value ?? {}) as Partial<Record<keyof KeptCreature, unknown>>
  return typeof name === 'string' && typeof text === 'string' && typeof changes === 'object' && changes !== null
}

export function keptCreatures(game: string): readonly KeptCreature[] {
  const found = read(keptKey(game))
  return Array.isArray(found) ? found.filter(isKept) : []
}

/** A creature of the same name is replaced. */
export const keepCreature = (game: string, one: KeptCreature): boolean =>
  write(keptKey(game), [one, ...keptCreatures(game).filter(({ name }) => name !== one.name)])

export const removeCreature = (game: string, name: string): boolean =>
  write(
    keptKey(game),
    keptCreatures(game).filter((one) => one.name !== name),
  )

export const fieldCreature = (game: string, army: FieldedArmy): boolean => write(fieldedKey(game), army)

/** The creature that was taken into battle last, as the army of a side. */
export function fieldedCreature({
  game,
  converter,
}: GameKit<unknown>): (FieldedArmy & { readonly is: 'file' }) | undefined {
  if (!converter) return undefined
  const { name, army, points } = (read(fieldedKey(game.id)) ?? {}) as Partial<FieldedArmy>
  return name === undefined || army === undefined || points === undefined
    ? undefined
    : { is: 'file', name, army, points }
}
