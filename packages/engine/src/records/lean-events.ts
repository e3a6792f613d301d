/**
 * Events as a record keeps them. What the tape or an earlier event has said is not said again: it is pointed at. Lists
 * and objects are written as rows: the number of their shape (0 for a list, else their fields), then their values. Texts,
 * fractions, lists and objects are numbered as they come, those of the tape first; "~2k" is the one with that number.
 */
import { inBase36 } from '../common/digest.ts'
import { InputError } from '../input/input.ts'
import type { Event } from '../play/event.ts'
import type { Entry } from '../play/position.ts'

export interface LeanEvents {
  /** The fields of each kind of object, by number; the first is that of lists. */
  readonly shapes: readonly (readonly string[])[]
  readonly told: readonly unknown[]
}

const BASE = 36
/** Shorter texts take less room than a pointer. */
const SHORT = 5

interface Packed {
  /** What is written. */
  readonly as: unknown
  /** The same for equal values, however they are written. */
  readonly key: string
}

const isFraction = (value: unknown): boolean => Number.isFinite(value) && !Number.isInteger(value)

class Packer {
  readonly shapes: string[][] = [[]]
  readonly values: unknown[] = []
  private readonly shapeNumbers = new Map<string, number>()
  private readonly pointers = new Map<string, Packed>()
  /** Events often hold the very list that an answer gave: it is found without being looked into. */
  private readonly seen = new Map<object, Packed>()

  pack(value: unknown): Packed {
    if (typeof value === 'string') return this.text(value)
    if (isFraction(value)) return this.numbered(String(value), value, value)
    if (typeof value !== 'object' || value === null) return { as: value, key: String(value) }
    const known = this.seen.get(value)
    if (known) return known
    const packed = this.row(value)
    this.seen.set(value, { as: packed.key, key: packed.key })
    return packed
  }

  private text(text: string): Packed {
    const key = `"${text}`
    const as = text.startsWith('~') ? `~${text}` : text
    return text.length < SHORT ? { as, key: JSON.stringify(text) } : this.numbered(key, as, text)
  }

  private row(value: object): Packed {
    if (Array.isArray(value)) return this.rowOf(0, value, value)
    const data = value as { readonly [key: string]: unknown }
    const fields = Object.keys(data).filter((key) => data[key] !== undefined)
    return this.rowOf(
      this.shapeOf(fields),
      fields.map((key) => data[key]),
      value,
    )
  }

  private rowOf(shape: number, parts: readonly unknown[], value: object): Packed {
    const row: unknown[] = [shape]
    let key = `${shape}(`
    for (const part of parts) {
      const packed = this.pack(part)
      row.push(packed.as)
      key += `${packed.key},`
    }
    return this.numbered(key, row, value)
  }

  private shapeOf(fields: string[]): number {
    const name = JSON.stringify(fields)
    const known = this.shapeNumbers.get(name)
    if (known !== undefined) return known
    this.shapeNumbers.set(name, this.shapes.length)
    return this.shapes.push(fields) - 1
  }

  private numbered(key: string, as: unknown, value: unknown): Packed {
    const known = this.pointers.get(key)
    if (known) return known
    const pointer = `~${inBase36(this.values.length)}`
    this.pointers.set(key, { as: pointer, key: pointer })
    this.values.push(value)
    return { as, key: pointer }
  }
}

export function packEvents(tape: readonly Entry[], events: readonly Event[]): LeanEvents {
  const packer = new Packer()
  for (const entry of tape) packer.pack(entry)
  const told = events.map((event) => packer.pack(event).as)
  return { shapes: packer.shapes, told }
}

/** Pointers can make a short text stand for endless data: so much of it is no battle. */
const MOST_PARTS = 50_000_000
const DEEPEST = 60

class Unpacker {
  private readonly values: unknown[]
  /** How many parts each value has in all, those it points at included. */
  private readonly sizes: number[]
  private total = 0

  constructor(
    tape: readonly Entry[],
    private readonly shapes: LeanEvents['shapes'],
  ) {
    const packer = new Packer()
    for (const entry of tape) packer.pack(entry)
    this.values = packer.values
    this.sizes = this.values.map(() => 1)
  }

  event(packed: unknown, at: number): Event {
    const { value, size } = this.unpack(packed, at, 0)
    this.total += size
    if (this.total > MOST_PARTS) throw unreadable(at, 'it stands for more than any battle tells')
    if (typeof value !== 'object' || value === null || typeof (value as { is?: unknown }).is !== 'string') {
      throw unreadable(at, 'it does not say what it is')
    }
    return value as Event
  }

  private unpack(packed: unknown, at: number, depth: number): { readonly value: unknown; readonly size: number } {
    if (typeof packed === 'string') return this.text(packed, at)
    if (isFraction(packed)) return this.number(packed, 1)
    if (typeof packed !== 'object' || packed === null) return { value: packed, size: 1 }
    if (!Array.isArray(packed) || depth > DEEPEST) throw unreadable(at, 'a row was expected')
    return this.row(packed, at, depth)
  }

  private text(packed: string, at: number): { readonly value: unknown; readonly size: number } {
    if (/^~[0-9a-z]/.test(packed)) {
      const number = Number.parseInt(packed.slice(1), BASE)
      if (!(number < this.values.length)) throw unreadable(at, `"${packed}" points at nothing`)
      return { value: this.values[number], size: this.sizes[number] as number }
    }
    const text = packed.startsWith('~') ? packed.slice(1) : packed
    return text.length < SHORT ? { value: text, size: 1 } : this.number(text, 1)
  }

  private row([shape, ...parts]: readonly unknown[], at: number, depth: number) {
    const fields = typeof shape === 'number' ? this.shapes[shape] : undefined
    if (fields === undefined || (shape !== 0 && fields.length !== parts.length)) {
      throw unreadable(at, 'a row does not have its shape')
    }
    const found = parts.map((part) => this.unpack(part, at, depth + 1))
    const size = found.reduce((sum, part) => sum + part.size, 1)
    if (size > MOST_PARTS) throw unreadable(at, 'it stands for more than any battle tells')
    const value =
      shape === 0
        ? found.map((part) => part.value)
        : Object.fromEntries(fields.map((field, i) => [field, found[i]?.value]))
    return this.number(value, size)
  }

  private number(value: unknown, size: number): { readonly value: unknown; readonly size: number } {
    this.values.push(value)
    this.sizes.push(size)
    return { value, size }
  }
}

const unreadable = (at: number, why: string): InputError =>
  new InputError(`This event cannot be read: ${why}.`, `events.told.${at}`)

export function unpackEvents(tape: readonly Entry[], { shapes, told }: LeanEvents): readonly Event[] {
  const unpacker = new Unpacker(tape, shapes)
  return told.map((packed, at) => unpacker.event(packed, at))
}
