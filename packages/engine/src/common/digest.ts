/** A fingerprint of a state from whole numbers and words, cheap enough for every step. */
const WORD = 2 ** 32
/** Set in the upper half of a number that has a fraction, whose digits then follow. */
const HAS_FRACTION = 1 << 30

export class Digest {
  // Signed from the start: begun as numbers past 31 bits, both would be kept as floats for ever.
  private a = 0x811c9dc5 | 0
  private b = 0x9e3779b9 | 0

  add(n: number): this {
    this.a = Math.imul(this.a ^ n, 0x01000193)
    this.b = Math.imul((this.b ^ n) + ((this.b << 6) ^ (this.b >>> 2)), 0x85ebca6b)
    return this
  }

  /** Numbers past 32 bits and fractions count in full. Nearly all numbers are whole and fit 32 bits. */
  number(n: number): this {
    const short = n | 0
    if (short === n) return this.add(short).add(short >> 31)
    const whole = Math.floor(n)
    const low = whole | 0
    const upper = low === whole ? low >> 31 : Math.floor(whole / WORD)
    this.add(low)
    if (whole === n) return this.add(upper)
    const digits = (n - whole) * WORD
    // A remainder (`digits % 1`) would take many times as long.
    return this.add(upper ^ HAS_FRACTION)
      .add(digits | 0)
      .add((digits - Math.floor(digits)) * WORD)
  }

  flag(yes: boolean): this {
    return this.add(yes ? 1 : 2)
  }

  text(text: string): this {
    this.add(text.length)
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i))
    return this
  }

  /** Any plain data, walked in key order. Slow; for parts that are seldom present. */
  json(value: unknown): this {
    return this.text(canonical(value))
  }

  /** 53 bits of it: as many as fit one number. */
  get value(): string {
    return inBase36((this.a >>> 0) * 0x200000 + (this.b >>> 11))
  }
}

const PAIRS = Array.from({ length: 36 * 36 }, (_, n) => n.toString(36).padStart(2, '0'))

/** What `toString(36)` writes, for whole numbers: that one allows for fractions and takes ten times as long. */
export function inBase36(n: number): string {
  let left = n
  let text = ''
  while (left >= PAIRS.length) {
    const rest = Math.floor(left / PAIRS.length)
    text = (PAIRS[left - rest * PAIRS.length] as string) + text
    left = rest
  }
  return left.toString(36) + text
}

/** JSON with its keys in order, so that equal data gives equal text. What JSON leaves out is left out. */
export function canonical(given: unknown): string {
  const value = plain(given)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const keys = Object.keys(value)
    .filter((key) => plain((value as Record<string, unknown>)[key]) !== undefined)
    .sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(',')}}`
}

/** Objects that say how they are written down are taken at their word. */
function plain(value: unknown): unknown {
  const { toJSON } = (value ?? {}) as { readonly toJSON?: unknown }
  return typeof toJSON === 'function' ? (toJSON.call(value) as unknown) : value
}
