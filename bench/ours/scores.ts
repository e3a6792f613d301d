/** Who won how many battles, kept for any purpose; scores of several runs can be added up in a file. */
import { existsSync, writeFileSync } from 'node:fs'
import { OptionError, readRun } from './options.ts'

export class Score {
  constructor(
    public won = 0,
    public battles = 0,
  ) {}

  add(won: number, battles = 1): void {
    this.won += won
    this.battles += battles
  }

  get share(): number {
    return this.battles === 0 ? 0 : this.won / this.battles
  }

  /** With 95 of 100 such runs the true share lies this near to the one counted. */
  get margin(): number {
    return this.battles === 0 ? 1 : 1.96 * Math.sqrt((this.share * (1 - this.share)) / this.battles)
  }
}

interface Written {
  readonly about: string
  readonly seeds: readonly number[]
  readonly scores: { readonly [key: string]: readonly [won: number, battles: number] }
}

const FIELDS: readonly (keyof Written)[] = ['about', 'seeds', 'scores']

/** Scores by whatever they are kept for: an army, an army in a scenario, an army against another. */
export class Scores {
  private readonly all = new Map<string, Score>()
  private readonly played = new Set<number>()

  /** @param about What was played; scores of something else are not added. */
  constructor(private readonly about: string) {}

  of(...purpose: readonly string[]): Score {
    const key = purpose.join(' | ')
    const score = this.all.get(key) ?? new Score()
    this.all.set(key, score)
    return score
  }

  /** What scores are kept for. */
  get purposes(): readonly string[] {
    return [...this.all.keys()]
  }

  /** The seeds played so far, in order. */
  get seeds(): readonly number[] {
    return [...this.played].sort((a, b) => a - b)
  }

  /** Battles of a seed are counted once. */
  begin(seed: number): void {
    if (this.played.has(seed))
      throw new OptionError(`The battles of seed ${seed} are already counted. Play others: --from another seed.`)
    this.played.add(seed)
  }

  read(file: string): void {
    if (!existsSync(file)) return
    const { about, seeds, scores } = readRun(file, 'npm run balance', FIELDS) as Written
    if (about !== this.about)
      throw new OptionError(`${file} holds the scores of ${about}, not of ${this.about}. Name another file.`)
    for (const seed of seeds) this.begin(seed)
    for (const [key, [won, battles]] of Object.entries(scores)) this.of(key).add(won, battles)
  }

  write(file: string): void {
    const scores = Object.fromEntries([...this.all].map(([key, { won, battles }]) => [key, [won, battles] as const]))
    writeFileSync(file, JSON.stringify({ about: this.about, seeds: this.seeds, scores } satisfies Written))
  }
}

/** "1 to 4 and 9". */
export function spans(numbers: readonly number[]): string {
  const found: [first: number, last: number][] = []
  for (const number of numbers) {
    const span = found.at(-1)
    if (span && span[1] === number - 1) span[1] = number
    else found.push([number, number])
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ')
}
