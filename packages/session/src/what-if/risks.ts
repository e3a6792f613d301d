/** What an answer may bring: who falls, who is hurt, with exact chances, until the matter is settled. */
import {
  NEVER,
  odds,
  OddsDeclined,
  addFractions,
  assumptionsText,
  toNumber,
  type Answer,
  type Battle,
  type FigureId,
  type FigureView,
  type Fraction,
  type GameKit,
} from '@muster/engine'
import type { Risk, UnwordedRisks } from '../messages/replies.ts'
import { withAdvisedDefault } from './advised-default.ts'

interface Tally {
  readonly falls: Fraction
  readonly hurt: Fraction
}

/** The hand on the table waits for the odds of an answer: rules are run no longer than a moment. */
const MOST_WORK = 12_000

/** Nobody's loss is listed unless it can happen. Undefined where there is too much to work out. */
export function risksOf<S>(kit: GameKit<S>, battle: Battle<S>, answer: Answer): UnwordedRisks | undefined {
  if (battle.question?.check(answer) !== undefined) return undefined
  const before = kit.view(battle.state).figures
  const asked = battle.question?.by
  try {
    const found = odds(battle, answer, (after) => healthText(kit.view(after.state).figures), {
      work: MOST_WORK,
      isOneStep: true,
      // The question that this answer leads to will propose the same: both show one number.
      decide: ({ by }, now) =>
        by === asked && now.decision ? withAdvisedDefault(kit, now, now.decision).decision.default : undefined,
    })
    const tallies = new Map<FigureId, Tally>()
    for (const { is, ways, of } of found.outcomes) count(tallies, before, JSON.parse(is) as HealthById, { ways, of })
    const risks = [...tallies].map(([figure, { falls, hurt }]) => ({
      figure,
      falls: toNumber(falls),
      hurt: toNumber(hurt),
    }))
    const assumes = assumptionsText(found.answered)
    return { risks: joinUnits(before, risks), ...(assumes !== undefined && { assumes }) }
  } catch (error) {
    if (error instanceof OddsDeclined) return undefined
    throw error
  }
}

/** Models of a unit are one risk: the first to fall is as likely as any falling, and their chances add up to the losses. */
function joinUnits(figures: readonly FigureView[], risks: readonly Risk[]): readonly Risk[] {
  const units = new Map(figures.flatMap(({ id, unit }) => (unit === undefined ? [] : [[id, unit] as const])))
  if (units.size === 0) return risks
  const joined = new Map<FigureId, Risk>()
  for (const risk of risks) {
    const id = units.get(risk.figure) ?? risk.figure
    const { falls = 0, losses = 0 } = joined.get(id) ?? {}
    joined.set(id, { figure: id, falls: Math.max(falls, risk.falls), hurt: 0, losses: losses + risk.falls })
  }
  return [...joined.values()]
}

/** Who is on the table, and with how much health left. */
type HealthById = { readonly [id: FigureId]: number }

const healthOf = ({ health }: FigureView): number => health?.left ?? 1

const healthText = (figures: readonly FigureView[]): string =>
  JSON.stringify(Object.fromEntries(figures.map((figure) => [figure.id, healthOf(figure)])))

function count(
  tallies: Map<FigureId, Tally>,
  before: readonly FigureView[],
  after: HealthById,
  chance: Fraction,
): void {
  for (const figure of before) {
    const now = after[figure.id]
    if (now !== undefined && now >= healthOf(figure)) continue
    const { falls, hurt } = tallies.get(figure.id) ?? { falls: NEVER, hurt: NEVER }
    tallies.set(
      figure.id,
      now === undefined ? { falls: addFractions(falls, chance), hurt } : { falls, hurt: addFractions(hurt, chance) },
    )
  }
}
