/** What an answer may bring: who falls, who is hurt, with exact chances, until somebody is asked again. */
import {
  NEVER,
  Ways,
  plus,
  toNumber,
  type Answer,
  type Battle,
  type FigureId,
  type FigureView,
  type Fraction,
  type GameKit,
} from '@muster/engine'

export interface Risk {
  readonly figure: FigureId
  readonly falls: number
  readonly hurt: number
  /** For a unit: how many models it loses on average; it falls when it loses any. */
  readonly losses?: number
}

interface Tally {
  readonly falls: Fraction
  readonly hurt: Fraction
}

/** Nobody's loss is listed unless it can happen. Undefined where it takes longer than anybody hesitates. */
export function weigh<S>(
  kit: GameKit<S>,
  battle: Battle<S>,
  answer: Answer,
  isEnough: () => boolean,
): readonly Risk[] | undefined {
  const ends = endsOf(battle, answer, isEnough)
  if (ends === undefined) return undefined
  if (ends.length === 1) return []
  const before = kit.view(battle.state).figures
  const tallies = new Map<FigureId, Tally>()
  for (const { state, chance } of ends) {
    if (isEnough()) return undefined
    count(tallies, before, kit.view(state).figures, chance)
  }
  const risks = [...tallies].map(([figure, { falls, hurt }]) => ({ figure, falls: toNumber(falls), hurt: toNumber(hurt) }))
  return ofUnits(before, risks)
}

/** Models of a unit are one risk: the first to fall is as likely as any falling, and their chances add up to the losses. */
function ofUnits(figures: readonly FigureView[], risks: readonly Risk[]): readonly Risk[] {
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

interface End<S> {
  readonly state: S
  readonly chance: Fraction
}

/** Every way the dice can fall; those that come to the same are looked at once. */
function endsOf<S>(battle: Battle<S>, answer: Answer, isEnough: () => boolean): readonly End<S>[] | undefined {
  const ends = new Map<string, End<S>>()
  const ways = new Ways()
  do {
    const fork = battle.fork(ways)
    if (isEnough() || fork.answer(answer) !== undefined) return undefined
    const hash = fork.hash()
    const known = ends.get(hash)
    ends.set(hash, { state: fork.state, chance: plus(known?.chance ?? NEVER, ways.weight) })
  } while (ways.next())
  return [...ends.values()]
}

function count(
  tallies: Map<FigureId, Tally>,
  before: readonly FigureView[],
  after: readonly FigureView[],
  chance: Fraction,
): void {
  const standing = new Map(after.map((figure) => [figure.id, figure]))
  for (const { id, health } of before) {
    const now = standing.get(id)
    const isHurt = now !== undefined && (now.health?.left ?? 1) < (health?.left ?? 1)
    if (now !== undefined && !isHurt) continue
    const { falls, hurt } = tallies.get(id) ?? { falls: NEVER, hurt: NEVER }
    tallies.set(id, now === undefined ? { falls: plus(falls, chance), hurt } : { falls, hurt: plus(hurt, chance) })
  }
}
