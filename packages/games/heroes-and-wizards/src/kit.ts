/** Heroes & Wizards as the apps see it. */
import { drawPlan, randomFrom, type BattlePlan, type GameKit, type Json, type ReadyArmy } from '@muster/engine'
import { about } from './about.ts'
import { advice } from './advice/advice.ts'
import { builder } from './builder/index.ts'
import { campaign } from './campaign/kit.ts'
import { USUAL_LIMIT } from './army/sheet.ts'
import { checkArmy } from './army/check.ts'
import { firstArmies, readyArmies } from './content/armies/index.ts'
import { readyFields } from './content/fields/index.ts'
import { generateField } from './content/generate-field.ts'
import { randomArmy } from './content/random-army.ts'
import { threatFrom } from './threats.ts'
import { ARMOUR_COST, BOUNTY, MELEE_COST, MIGHTY_COST, MOVEMENT_COST, SHOOTING_COST } from './army/costs.ts'
import { invariantErrors } from './invariants.ts'
import { game } from './game.ts'
import { forecast, attackForecasts } from './forecasts/forecasts.ts'
import { glossary } from './rulebook/glossary.ts'
import { rulebook } from './rulebook/index.ts'
import { checkPlan, PLAN_OPTIONS } from './rules/set-up/plan-faults.ts'
import { BY_ID } from './scenarios/index.ts'
import { SCENARIOS, type State } from './state/state.ts'
import { casualties } from './log/casualties.ts'
import { rollGuides } from './log/roll-guides.ts'
import { rollResults, rolls } from './log/rolls.ts'
import { logEntryOf } from './log/log.ts'
import { ITEMS } from './state/items.ts'
import { SPELLS } from './state/spells.ts'
import { sight } from './view/sight.ts'
import { situationSchema } from './situation/schema.ts'
import { roster, view } from './view/view.ts'
import { terrainRules } from './view/terrain-rules.ts'

/** Two ready armies, a ready table; the scenario is rolled. */
const readyPlan = (seed: number): BattlePlan =>
  planOf(
    seed,
    readyArmies.filter(({ points }) => points === USUAL_LIMIT),
  )

/** A dozen figures a side are enough to learn the game; each side has a Hero and a Wizard. */
const firstPlan = (seed: number): BattlePlan => planOf(seed, firstArmies)

const planOf = (seed: number, armies: readonly ReadyArmy[]): BattlePlan => ({
  ...drawPlan(randomFrom(seed), { game: game.id, armies, fields: readyFields }),
  options: { limit: USUAL_LIMIT },
})

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
  situationSchema,
  about,
  rulebook,
  glossary,
  scenarios: SCENARIOS.map((id) => ({ id, name: BY_ID[id].name, line: BY_ID[id].line, sides: BY_ID[id].sides })),
  armies: readyArmies,
  fields: readyFields,
  planOptions: PLAN_OPTIONS,
  builder,
  profiles,
  generateField,
  randomArmy,
  checkArmy,
  checkPlan,
  readyPlan,
  firstPlan,
  view,
  roster,
  terrainRules,
  rolls,
  rollResults,
  rollGuides,
  campaign,
  logEntry: logEntryOf,
  casualties,
  attackForecasts: attackForecasts,
  forecast,
  threats: threatFrom,
  sight,
  advice,
  invariantErrors: invariantErrors,
}
