/** Which battles an army is tried in: against the ready armies of its size, in every scenario, from both edges. */
import {
  InputError,
  type ArmyReport,
  type BattlePlan,
  type GameKit,
  type Json,
  type ReadyArmy,
  type SideId,
} from '@muster/engine'

export interface TrialTerms {
  readonly army: Json
  /** How many points were agreed. */
  readonly limit: number
  readonly battles: number
  readonly seed: number
}

export interface TrialBattle {
  readonly plan: BattlePlan
  /** The side of the army that is tried. */
  readonly side: SideId
  readonly opponent: ReadyArmy
  readonly scenario: string
  readonly seed: number
}

/** Opponents may cost so much more or less. */
const FITTING = 0.2
const SIDES = ['a', 'b'] as const

/** The ready armies that cost about as much; where none does, those that come nearest. */
export function fittingOpponents(kit: GameKit<unknown>, points: number): readonly ReadyArmy[] {
  const off = ({ points: cost }: ReadyArmy): number => Math.abs(cost - points)
  const fitting = kit.armies.filter((ready) => off(ready) <= points * FITTING)
  const nearest = Math.min(...kit.armies.map(off))
  return fitting.length > 0 ? fitting : kit.armies.filter((ready) => off(ready) === nearest)
}

/** Throws an InputError if the army is not legal: nobody plays with it then. */
export function planTrial(kit: GameKit<unknown>, terms: TrialTerms): readonly TrialBattle[] {
  const report = kit.checkArmy(terms.army, terms.limit)
  const [complaint] = report.complaints
  if (complaint) throw new InputError(`Only a legal army can be tried: ${complaint.message}`, complaint.where)
  const opponents = fittingOpponents(kit, report.points)
  return Array.from({ length: terms.battles }, (_, index) => {
    const round = Math.floor(index / opponents.length)
    const side = SIDES[round % SIDES.length] ?? SIDES[0]
    for (const opponent of inTurn(opponents, index)) {
      const planned = playable(kit, { ...terms, report, opponent, side }, index + round)
      if (planned) return { ...planned, side, opponent, seed: terms.seed + index }
    }
    throw new InputError('No ready army and no scenario allow a battle with this army.')
  })
}

interface Pairing extends TrialTerms {
  readonly report: ArmyReport
  readonly opponent: ReadyArmy
  readonly side: SideId
}

/** The first scenario in turn that both armies allow; undefined if none does: both may have the same unique sword. */
function playable(
  kit: GameKit<unknown>,
  pairing: Pairing,
  turn: number,
): Pick<TrialBattle, 'plan' | 'scenario'> | undefined {
  const scenarios = kit.scenarios.filter(({ sides }) => sides.includes(SIDES.length)).map(({ id }) => id)
  for (const scenario of inTurn(scenarios, turn)) {
    const plan = planOf(kit, pairing, scenario, pairing.seed + turn)
    if (kit.checkPlan(plan).length === 0) return { plan, scenario }
  }
  return undefined
}

function planOf(kit: GameKit<unknown>, pairing: Pairing, scenario: string, seed: number): BattlePlan {
  const { army, limit, report, opponent, side } = pairing
  const own = { id: side, name: report.name, army }
  const other = { id: side === 'a' ? 'b' : 'a', name: opponentName(opponent, report.name), army: opponent.army }
  return {
    game: kit.game.id,
    sides: side === 'a' ? [own, other] : [other, own],
    scenario,
    field: kit.generateField(seed, scenario),
    options: { limit: Math.ceil(Math.max(limit, opponent.points)), ...report.needs, ...opponent.needs },
  }
}

const opponentName = ({ name }: ReadyArmy, own: string): string => (name === own ? `${name}, the others` : name)

/** All of them, beginning with another each time. */
const inTurn = <T>(all: readonly T[], from: number): readonly T[] => {
  const first = all.length === 0 ? 0 : from % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}
