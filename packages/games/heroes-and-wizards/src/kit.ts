/** Heroes & Wizards as the apps see it. */
import { pickOne, randomFrom, type BattlePlan, type GameKit, type Json } from '@muster/engine'
import { about } from './about.ts'
import { advice } from './advice.ts'
import { USUAL_LIMIT } from './army.ts'
import { checkArmy } from './army-check.ts'
import { readyArmies } from './content/armies/index.ts'
import { readyFields } from './content/fields/index.ts'
import { generateField } from './content/generate-field.ts'
import { randomArmy } from './content/random-army.ts'
import { ARMOUR_COST, BOUNTY, MELEE_COST, MIGHTY_COST, MOVEMENT_COST, SHOOTING_COST } from './costs.ts'
import { faults } from './faults.ts'
import { game } from './game.ts'
import { prospects } from './prospects.ts'
import { rulebook } from './rulebook/index.ts'
import { checkPlan } from './rules/plan.ts'
import { BY_ID } from './scenarios/index.ts'
import { SCENARIOS, type State } from './state.ts'
import { tell } from './tell.ts'
import { ITEMS } from './traits/items.ts'
import { SPELLS } from './traits/spells.ts'
import { sight } from './sighting.ts'
import { roster, view } from './view.ts'

/** Two ready armies, a ready table; the scenario is rolled. */
function readyPlan(seed: number): BattlePlan {
  const random = randomFrom(seed)
  const armies = readyArmies.filter(({ points }) => points === USUAL_LIMIT)
  const first = pickOne(random, armies)
  const second = pickOne(random, armies.filter((army) => army !== first))
  return {
    game: game.id,
    sides: [{ id: 'a', name: first.name, army: first.army }, { id: 'b', name: second.name, army: second.army }],
    field: pickOne(random, readyFields).field,
    options: { limit: USUAL_LIMIT },
  }
}

/** Every printed number, by the table it stands in. */
const profiles = (): Json => ({
  movement: { ...MOVEMENT_COST },
  melee: byStat(MELEE_COST),
  shooting: byStat(SHOOTING_COST),
  armour: byStat(ARMOUR_COST),
  mighty: MIGHTY_COST,
  bounty: BOUNTY,
  items: [...ITEMS],
  spells: [...SPELLS],
  scenarios: [...SCENARIOS],
})

const byStat = (costs: readonly (number | undefined)[]): Json =>
  Object.fromEntries(costs.flatMap((cost, stat) => (cost === undefined ? [] : [[String(stat), cost]])))

export const heroesAndWizards: GameKit<State> = {
  game,
  about,
  rulebook,
  scenarios: SCENARIOS.map((id) => ({ id, name: BY_ID[id].name, line: BY_ID[id].line, sides: BY_ID[id].sides })),
  armies: readyArmies,
  fields: readyFields,
  profiles, generateField, randomArmy, checkArmy, checkPlan, readyPlan, view, roster, tell, prospects, sight, advice, faults,
}
