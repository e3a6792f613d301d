/** The first state of a battle, from a plan that is right. */
import {
  Abilities,
  figureName,
  InputError,
  type BattlePlan,
  type SideId,
  type SidePlan,
  storedOnce,
} from '@muster/engine'
import { Survey } from '@muster/table'
import { armyOf, type ArmySheet } from '../../army/sheet.ts'
import { PRISONER } from '../../army/check.ts'
import type { Army } from '../../state/profile.ts'
import type { Figure, Side, State } from '../../state/state.ts'
import { newFigure } from '../../state/new-figure.ts'
import type { HeroBook } from '../../state/vocabulary.ts'
import { faultsOf, isScenario, limitOf, setterOf, sheetOf } from './plan-faults.ts'

const TURNS = 6

/** The state before the first die. A plan that is not legal is refused with its first fault. */
export function setUp(plan: BattlePlan, book: HeroBook): State {
  const sheets = plan.sides.map(sheetOf)
  const [first] = faultsOf(plan, sheets)
  if (first) throw new InputError(first.message, first.where)
  const sides = plan.sides.map((side, index) => sideFrom(side, sheets[index] as ArmySheet))
  return {
    abilities: new Abilities(book),
    limit: Number(limitOf(plan)),
    turns: TURNS,
    field: plan.field,
    survey: new Survey(plan.field),
    stage: 'scenario',
    turn: 0,
    scenario: plan.scenario !== undefined && isScenario(plan.scenario) ? plan.scenario : undefined,
    sides,
    setter: String(setterOf(plan)),
    figures: sides.flatMap(figuresOf),
    order: [],
    acting: 0,
    shots: [],
    attacks: [],
    gem: undefined,
    prison: undefined,
  }
}

function sideFrom({ id, name }: SidePlan, sheet: ArmySheet): Side {
  const army = armyOf(sheet)
  return {
    id,
    name,
    army,
    edge: undefined,
    slain: 0,
    gold: 0,
    conceded: false,
    toDeploy: army.types.map((_, index) => index),
  }
}

const figuresOf = ({ id, army }: Side): Figure[] =>
  army.types.flatMap(({ count }, type) => Array.from({ length: count }, (_, i) => figureFrom(id, army, type, i + 1)))

function figureFrom(side: SideId, army: Army, type: number, number: number): Figure {
  const entry = army.types[type] as Army['types'][number]
  const { name, icon, rank, profile, diameter } = entry
  return newFigure({
    id: storedOnce(`${name} ${side}${number}`),
    side,
    type,
    name: figureName(entry, number - 1),
    icon,
    number,
    rank,
    profile,
    diameter,
    prisoner: false,
  })
}

/** A prisoner belongs to no entry of the list, costs nothing, and waits in its cell. */
export function prisonerFrom(side: SideId, made: Pick<Figure, 'rank' | 'profile' | 'diameter' | 'icon'>): Figure {
  const { icon, rank, profile, diameter } = made
  const prisoner = newFigure({
    id: `${PRISONER} ${side}1`,
    side,
    type: -1,
    name: PRISONER,
    icon,
    number: 1,
    rank,
    profile,
    diameter,
    prisoner: true,
  })
  prisoner.where = 'prison'
  return prisoner
}
