/** The first state of a battle, from a plan that is right. */
import {
  Abilities,
  figureName,
  InputError,
  storedOnce,
  type BattlePlan,
  type FigureId,
  type SidePlan,
} from '@muster/engine'
import { Survey } from '@muster/table'
import { pricesOf } from '../../army/costs.ts'
import { armyOf, type ArmySheet } from '../../army/sheet.ts'
import { profileOf } from '../../content/profiles.ts'
import { SCENARIO_TABLE } from '../../scenarios/index.ts'
import type { KnockdownBook } from '../../state/ability.ts'
import { listModels } from '../../state/figures.ts'
import { newFigure } from '../../state/new-figure.ts'
import type { ModelSheet, Profile } from '../../state/profile.ts'
import type { Figure, Side, State } from '../../state/state.ts'
import { faultsOf, limitOf, roundsOf, scenarioIn, sheetOf, teamOf } from './plan-faults.ts'

/** The state before the first die. A plan that is not legal is refused with its first fault. */
export function setUp(plan: BattlePlan, book: KnockdownBook): State {
  const sheets = plan.sides.map(sheetOf)
  const [first] = faultsOf(plan, sheets)
  if (first) throw new InputError(first.message, first.where)
  // Pushed for the same reason as the pieces of a ground.
  const sides: Side[] = []
  for (const [index, side] of plan.sides.entries()) sides.push(sideFrom(plan, side, sheets[index] as ArmySheet))
  const scenario = SCENARIO_TABLE[scenarioIn(plan)]
  return {
    abilities: new Abilities(book),
    limit: Number(limitOf(plan)),
    scenario: scenario.id,
    rounds: Number(roundsOf(plan) ?? scenario.rounds),
    field: plan.field,
    survey: new Survey(plan.field),
    objectives: scenario.objectives(plan.field),
    stage: 'roll-off',
    round: 0,
    sides,
    ...listModels(sides.flatMap((side) => figuresOf(side, book))),
    order: [],
    acting: 0,
    activation: undefined,
  }
}

function sideFrom(plan: BattlePlan, { id, name }: SidePlan, sheet: ArmySheet): Side {
  const army = armyOf(sheet)
  return {
    id,
    name,
    team: teamOf(plan, id),
    army,
    edge: undefined,
    toDeploy: army.entries.map((_, index) => index),
    lost: 0,
    tests: 0,
  }
}

/** What follows from a sheet: the same for all its models, who share it. */
interface Outfit {
  readonly sheet: ModelSheet
  readonly profile: Profile
  readonly printed: Figure['printed']
  readonly prices: Pick<Figure, 'points' | 'pointsOnFoot'>
}

const outfitOf = (book: KnockdownBook, sheet: ModelSheet): Outfit => ({
  sheet,
  profile: profileOf(sheet.profile),
  printed: book.printedOn(sheet),
  prices: pricesOf(sheet),
})

/** Every model of an army; each chassis is followed by the crew that was bought with it. */
function figuresOf({ id, team, army }: Side, book: KnockdownBook): Figure[] {
  const made: Figure[] = []
  const counts = new Map<string, number>()
  const make = ({ sheet, profile, printed, prices }: Outfit, entry: number, called?: string): Figure => {
    const number = (counts.get(sheet.name) ?? 0) + 1
    counts.set(sheet.name, number)
    const { points, pointsOnFoot } = prices
    const origin = {
      id: storedOnce(`${sheet.name} ${id}${number}`),
      side: id,
      team,
      entry,
      number,
      profile,
      printed,
      points,
      pointsOnFoot,
    }
    const figure = newFigure(origin, sheet, called)
    made.push(figure)
    return figure
  }
  for (const [index, entry] of army.entries.entries()) {
    const outfit = outfitOf(book, entry)
    const crews: Outfit[] = []
    for (const one of entry.crew) crews.push(outfitOf(book, one))
    for (let i = 0; i < entry.count; i++) {
      const figure = make(outfit, index, figureName(entry, i))
      const crew: FigureId[] = []
      for (const one of crews)
        for (let n = 0; n < one.sheet.count; n++) {
          const member = make(one, index)
          crew.push(member.id)
          if (figure.profile.kind === 'chariot') board(member, figure)
        }
      figure.crew = crew
    }
  }
  return made
}

/** Crew waits aboard its chariot, and is not placed by itself. */
function board(rider: Figure, chariot: Figure): void {
  rider.aboard = chariot.id
  rider.where = 'aboard'
}
