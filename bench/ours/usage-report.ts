/** What many battles used, as lines of a terminal and as a section of docs/usage.md; runs can be added up in a file. */
import { writeFileSync } from 'node:fs'
import type { AnyKit } from '../../packages/cli/src/games/games.ts'
import { OptionError, readRun } from './options.ts'
import { writeSection, type ReportDocument } from './report-sections.ts'
import { ENOUGH, UsageTally, type WrittenCounts } from './usage-tally.ts'

const USAGE: ReportDocument = {
  file: 'usage.md',
  opening: `# What random battles make use of

Each section is written by \`npm run endurance\` and tells of the code as it was then: bots, armies and drawings by chance may have changed since. Parts of a run may have been played apart and added up. Random armies meet in every scenario, played by chance or by quick bots as the commands say, and the state is looked over for anything impossible at every question but those that interrupt a move or another deed, and at the end (in the middle of a move one may stand upon a friend that one passes); battles by chance are small and are broken off after 1,000 answers. A game may add situations in which what is rare stands face to face. What takes the field (profiles, upgrades, armor) counts once for each who has it at the end of a battle. Whatever else there is counts when it takes effect, at most once an answer: an ability when it adds to a sum, reacts or offers what is then done; a weapon when it attacks; a spell when it is cast. Nothing that a computer player merely considers is counted, except what only permits something.`,
}

interface Written {
  readonly game: string
  readonly runs: readonly string[]
  readonly battles: number
  readonly faulty: number
  readonly counts: WrittenCounts
}

const FIELDS: readonly (keyof Written)[] = ['game', 'runs', 'battles', 'faulty', 'counts']

/** The battles of one run, and of those that were played before. */
export class UsageReport {
  readonly tally: UsageTally<unknown>
  /** The commands that played them. */
  private readonly runs: string[] = []
  private battles = 0
  private faulty = 0

  constructor(private readonly kit: AnyKit) {
    this.tally = new UsageTally(kit)
  }

  begin(command: string): void {
    if (this.runs.includes(command))
      throw new OptionError(`The battles of "${command}" are already counted. Play others: --from another seed.`)
    this.runs.push(command)
  }

  add(battles: number, faulty: number): void {
    this.battles += battles
    this.faulty += faulty
  }

  get isFaultless(): boolean {
    return this.faulty === 0
  }

  read(file: string): void {
    const { game, runs, battles, faulty, counts } = readRun(file, 'npm run endurance', FIELDS) as Written
    if (game !== this.kit.game.id)
      throw new OptionError(`${file} holds battles of ${game}, not of ${this.kit.game.id}. Name another file.`)
    for (const run of runs) this.begin(run)
    this.add(battles, faulty)
    this.tally.addAll(counts)
  }

  keep(file: string): void {
    const { runs, battles, faulty } = this
    const written: Written = { game: this.kit.game.id, runs, battles, faulty, counts: this.tally.written }
    writeFileSync(file, JSON.stringify(written))
  }

  print(): void {
    const { tally } = this
    for (const kind of tally.kinds) console.log(`  ${kind}: ${tally.listed(kind)}.`)
    console.log(this.verdict)
  }

  private get verdict(): string {
    const faults = this.isFaultless ? 'without one fault' : `${this.faulty} of them faulty`
    return `${this.battles} battles, ${faults}. ${usesIn(this.tally)}`
  }

  write(): void {
    const { kit, tally, verdict, runs } = this
    const lists = tally.kinds.flatMap((kind) => ['', `**${kind}** (${tally.of(kind).length}): ${tally.listed(kind)}.`])
    const text = [
      `## ${kit.about.name}`,
      '',
      verdict,
      '',
      'Played by:',
      '',
      ...runs.map((run) => `- \`${run}\``),
      ...lists,
    ]
    writeSection(USAGE, kit.game.id, text.join('\n'))
  }
}

export function usesIn({ kinds, seldom }: Pick<UsageTally<unknown>, 'kinds' | 'seldom'>): string {
  if (kinds.length === 0) return 'Nothing was counted: the kit of this game has no `usage`.'
  return seldom.length === 0
    ? `Everything was used at least ${ENOUGH} times.`
    : `Used fewer than ${ENOUGH} times: ${seldom.join('; ')}.`
}
