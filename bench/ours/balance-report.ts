/** The balance of ready armies as lines of a terminal and as a section of docs/balance.md. */
import type { ReadyArmy, ReadyBattle } from '@muster/engine'
import type { AnyKit } from '../../packages/cli/src/games/games.ts'
import { table, writeSection, type ReportDocument } from './report-sections.ts'
import { spans, type Score, type Scores } from './scores.ts'

/** An army that wins more or less than this share of its battles is out of balance. */
const MOST = 0.65
const LEAST = 0.35

export const BALANCE: ReportDocument = {
  file: 'balance.md',
  opening: `# How even the ready armies are

Each section is written by the command that it names and tells of the code as it was then: bots, armies and drawings by chance may have changed since. Parts of a run may have been played apart and added up. Every ready army of a size meets every other in every scenario, on a random table for each seed, and again with the seats swapped, all played by quick bots. A draw counts as half a win. "Won" is the share of all its battles in percent, with the margin that covers the true share in 95 of 100 such runs; the aim is 35 to 65. Battles of one seed share their table, so with few seeds the share may be farther off than the margin says. The columns of the scenarios and of the opponents show where an army shines and where it suffers.`,
}

interface Results {
  readonly kit: AnyKit
  readonly armies: readonly ReadyArmy[]
  readonly scores: Scores
  /** The command that plays these battles again. */
  readonly command: string
}

const isFair = ({ share }: Score): boolean => share <= MOST && share >= LEAST
const percent = ({ share }: Score): string => `${Math.round(share * 100)}`

const byStrength = ({ armies, scores }: Results): readonly ReadyArmy[] =>
  armies.toSorted((a, b) => scores.of(b.id).share - scores.of(a.id).share)

/** @returns Whether every army is in balance. */
export function printBalance(results: Results): boolean {
  const { kit, scores } = results
  const armies = byStrength(results)
  const long = Math.max(...armies.map(({ id }) => id.length))
  console.log(`Won of 100; then in ${kit.scenarios.map(({ id }) => id).join(', ')}; then against each in this order.`)
  for (const { id } of armies) {
    const apart = kit.scenarios.map((scenario) => percent(scores.of(id, scenario.id)).padStart(3))
    const against = armies.map((other) => (other.id === id ? '·' : percent(scores.of(id, 'against', other.id))))
    const score = scores.of(id)
    const mark = score.share > MOST ? 'too strong' : score.share < LEAST ? 'too weak' : ''
    const columns = [id.padEnd(long), percent(score).padStart(3), `of ${score.battles} |`, ...apart, '|']
    console.log([...columns, ...against.map((one) => one.padStart(3)), mark].join(' ').trimEnd())
  }
  const areFair = armies.every(({ id }) => isFair(scores.of(id)))
  console.log(areFair ? 'Fair: everybody wins between 35 and 65 of 100.' : 'Not fair yet.')
  return areFair
}

export function writeBalance(results: Results, size: string): void {
  const { kit, scores, command } = results
  const armies = byStrength(results)
  const unfair = armies.filter(({ id }) => !isFair(scores.of(id)))
  const verdict = unfair.length === 0 ? 'All are within 35 to 65.' : `Out of balance: ${unfair.map(nameOf).join(', ')}.`
  const scenarios = kit.scenarios.map(({ name }) => name)
  const head = ['army', 'won', 'battles', ...scenarios, 'worst against', 'best against']
  const text = [
    `## ${kit.about.name}, ${size}`,
    '',
    `Seeds ${spans(scores.seeds)}: \`${command}\`. ${verdict}`,
    '',
    ...table(
      head,
      armies.map((army) => columnsOf(results, army)),
    ),
  ]
  writeSection(BALANCE, `${kit.game.id}, ${size}`, text.join('\n'))
}

const nameOf = ({ name }: ReadyArmy): string => name
const shareOf = (score: Score): string => `${percent(score)} ± ${Math.ceil(score.margin * 100)}`

function columnsOf({ kit, armies, scores }: Results, { id, name }: ReadyArmy): string[] {
  const score = scores.of(id)
  const others = armies
    .filter((other) => other.id !== id)
    .toSorted((a, b) => scores.of(id, 'against', a.id).share - scores.of(id, 'against', b.id).share)
  const against = (other: ReadyArmy | undefined) =>
    other ? `${other.name} ${percent(scores.of(id, 'against', other.id))}` : ''
  return [
    name,
    shareOf(score),
    `${score.battles}`,
    ...kit.scenarios.map((scenario) => percent(scores.of(id, scenario.id))),
    against(others[0]),
    against(others.at(-1)),
  ]
}

/** @returns Whether both sides of a battle with a story are in balance. */
export function printStory(scores: Scores): boolean {
  for (const side of scores.purposes) console.log(`${side}: ${shareOf(scores.of(side))} of ${scores.of(side).battles}`)
  return scores.purposes.every((side) => isFair(scores.of(side)))
}

export function writeStory({ kit, scores, command }: Omit<Results, 'armies'>, { id, name }: ReadyBattle): void {
  const head = ['side', 'won', 'battles']
  const text = [
    `## ${kit.about.name}: ${name}`,
    '',
    `Seeds ${spans(scores.seeds)}: \`${command}\`.`,
    '',
    ...table(
      head,
      scores.purposes.map((side) => [side, shareOf(scores.of(side)), `${scores.of(side).battles}`]),
    ),
  ]
  writeSection(BALANCE, `${kit.game.id}: ${id}`, text.join('\n'))
}
