/** The first state of a battle, from a plan that is right. */
import { Abilities, figureName, InputError, type BattlePlan, type SidePlan, storedOnce } from '@muster/engine'
import { Survey } from '@muster/table'
import { armyOf, type ArmySheet } from '../../army/sheet.ts'
import { SCENARIO_TABLE } from '../../scenarios/index.ts'
import type { GameBook } from '../../state/ability.ts'
import { figuresOn } from '../../state/figures-on.ts'
import { newFigure, outfitOf } from '../../state/new-figure.ts'
import type { Figure, Side, State } from '../../state/state.ts'
import { faultsOf, limitOf, roundsOf, scenarioIn, sheetOf } from './plan-faults.ts'

/** The state before the first die. A plan that is not legal is refused with its first fault. */
export function setUp(plan: BattlePlan, book: GameBook): State {
  const sheets = plan.sides.map(sheetOf)
  const [first] = faultsOf(plan, sheets)
  if (first) throw new InputError(first.message, first.where)
  // Pushed, not mapped, for the same reason as the pieces of a ground.
  const sides: Side[] = []
  const figures: Figure[] = []
  for (const [index, one] of plan.sides.entries()) {
    const side = sideFrom(one, sheets[index] as ArmySheet)
    sides.push(side)
    addFigures(figures, side, book)
  }
  const scenario = scenarioIn(plan)
  return {
    abilities: new Abilities(book),
    limit: Number(limitOf(plan)),
    scenario,
    rounds: Number(roundsOf(plan) ?? SCENARIO_TABLE[scenario].rounds),
    field: plan.field,
    survey: new Survey(plan.field),
    stage: 'lead-roll',
    round: 0,
    sides,
    ...figuresOn(plan.field, figures),
    lead: undefined,
    turn: undefined,
    action: undefined,
  }
}

function sideFrom({ id, name }: SidePlan, sheet: ArmySheet): Side {
  const army = armyOf(sheet)
  return { id, name, army, edge: undefined, toDeploy: army.entries.map((_, index) => index) }
}

function addFigures(figures: Figure[], { id: side, army }: Side, book: GameBook): void {
  for (const [index, entry] of army.entries.entries()) {
    const outfit = outfitOf(book, entry)
    for (let i = 0; i < entry.count; i++) {
      const id = storedOnce(`${entry.name} ${side}${i + 1}`)
      figures.push(newFigure({ id, side, entry: index, number: i + 1, name: figureName(entry, i) }, outfit))
    }
  }
}
