/** Works an attack out: its exact odds, and one course of it, step by step, with dice that whoever looks on chooses. */
import { raise } from '../common/ids.ts'
import { worded } from '../common/text.ts'
import type { Answer } from '../decisions/decision.ts'
import type { Intent } from '../decisions/intent.ts'
import type { Roll } from '../decisions/roll.ts'
import { Battle } from '../play/battle.ts'
import { typedDice } from '../play/dice.ts'
import { readSituation } from '../situations/situation.ts'
import type { ExampleAttack } from './attack-example.ts'
import type { AttackForecast } from './attack-forecast.ts'
import type { GameKit } from './kit.ts'
import type { LogEntry } from '../log/log-entry.ts'

/** A throw of the dice, as it fell in this course of the attack. */
export interface WorkedRoll {
  /** The name of its kind: "To hit". */
  readonly what: string
  readonly sides: number
  readonly faces: readonly number[]
  /** The faces that pass; absent where the rules only count. */
  readonly succeeds?: readonly number[]
}

/** Something that happened, and the dice that led to it. */
export interface WorkedStep {
  readonly rolls: readonly WorkedRoll[]
  readonly entry: LogEntry
}

export interface WorkedAttack {
  readonly forecast: AttackForecast
  readonly steps: readonly WorkedStep[]
}

/** `faces`: those of each roll in turn; where there are none, the attacker is lucky. */
export function workOutAttack<S>(
  kit: GameKit<S>,
  example: ExampleAttack,
  faces: readonly (readonly number[])[] = [],
): WorkedAttack {
  const { situation, intent, before } = example
  const battle = new Battle(kit.game, { state: kit.game.situate(situation), tape: [] }, typedDice)
  for (const answer of readSituation(situation).answers) give(battle, answer as Answer)
  const state = before === undefined ? battle.state : kit.game.situate(before)
  const forecast = kit.forecast(state, intent) ?? raise('there is no forecast of this attack')
  return { forecast, steps: carryOut(kit, battle, example, faces) }
}

function give<S>(battle: Battle<S>, answer: Answer): void {
  const refusal = battle.answer(answer)
  if (refusal) raise(`the attack cannot be made: ${worded(refusal.message)}`)
}

/** Makes the attack and tells what becomes of the figures, up to the next question that is no part of it. */
function carryOut<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  example: ExampleAttack,
  faces: readonly (readonly number[])[],
): readonly WorkedStep[] {
  const steps: WorkedStep[] = []
  const rolls: WorkedRoll[] = []
  let rolled = 0
  let told = 0
  const tell = () => {
    for (const event of battle.events.slice(told)) {
      const entry = kit.logEntry(battle.state, event)
      if (entry && isStep(entry, rolls.length > 0)) steps.push({ rolls: rolls.splice(0), entry })
    }
    told = battle.events.length
  }
  const asked = battle.question?.what ?? ''
  const answer = attackAnswer(battle, example.intent)
  if (answer) give(battle, answer)
  else if (example.before === undefined) raise('this attack cannot be made')
  for (;;) {
    tell()
    const { awaited, question } = battle
    if (awaited) {
      const roll = rollOf(kit, awaited, faces[rolled++])
      battle.enterDice(roll.faces)
      rolls.push(roll)
    } else if (question && kit.game.isInterim?.(question.what, asked)) give(battle, question.describe().default)
    else return steps
  }
}

/** What happens to nobody, or goes without saying, is left out. */
const isStep = ({ figures, weight, why }: LogEntry, isRolled: boolean): boolean =>
  figures.length > 0 && (isRolled || weight !== 'minor' || (why?.tests.length ?? 0) > 0)

/** None where an earlier answer led straight into the attack. */
function attackAnswer<S>({ decision }: Battle<S>, { by, at, kind, with: means }: Intent): Answer | undefined {
  const option = decision?.options.find(
    ({ intent }) => intent?.by === by && intent.at === at && intent.kind === kind && intent.with === means,
  )
  return option && { pick: [option.id] }
}

function rollOf<S>({ rolls }: GameKit<S>, roll: Roll, chosen: readonly number[] | undefined): WorkedRoll {
  const { kind, sides, count, succeeds } = roll
  const lucky = succeeds?.[0] ?? sides
  const fits = chosen?.length === count && chosen.every((face) => face >= 1 && face <= sides)
  return {
    what: rolls?.[kind] ?? kind,
    sides,
    faces: fits ? chosen : Array.from({ length: count }, () => lucky),
    ...(succeeds && { succeeds }),
  }
}
