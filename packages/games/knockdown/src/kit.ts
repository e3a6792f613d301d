/** Knockdown as the apps see it. */
import { drawPlan, randomFrom, type BattlePlan, type GameKit, type Json } from '@muster/engine'
import { toInches } from '@muster/table'
import { about } from './about.ts'
import { advice } from './advice/advice.ts'
import { builder } from './builder/index.ts'
import { checkArmy } from './army/check.ts'
import { USUAL_LIMIT } from './army/sheet.ts'
import { readyArmies } from './content/armies/index.ts'
import { readyFields } from './content/fields/index.ts'
import { GEAR_TABLE } from './content/gear.ts'
import { generateField } from './content/generate-field.ts'
import { PROFILES } from './content/profiles.ts'
import { randomArmy } from './army/random-army.ts'
import { SPECIAL_RULE_TABLE } from './content/special-rules.ts'
import { designer } from './designer/designer.ts'
import { attackForecasts, forecast } from './forecasts/forecasts.ts'
import { game } from './game.ts'
import { invariantErrors } from './invariants.ts'
import { logEntryOf } from './log/log.ts'
import { casualties } from './log/casualties.ts'
import { rollGuides, rollResults, rolls } from './log/rolls.ts'
import { glossary } from './rulebook/glossary.ts'
import { rulebook } from './rulebook/index.ts'
import { checkPlan, PLAN_OPTIONS } from './rules/set-up/plan-faults.ts'
import { SCENARIO_TABLE } from './scenarios/index.ts'
import { situationSchema } from './situation/schema.ts'
import type { State } from './state/state.ts'
import { SCENARIOS } from './state/vocabulary.ts'
import { threatFrom } from './threats.ts'
import { usage } from './usage.ts'
import { sight } from './view/sight.ts'
import { roster, view } from './view/view.ts'
import { terrainRules } from './view/terrain-rules.ts'

/** Two ready armies on a ready table, fought over six rounds. */
function readyPlan(seed: number): BattlePlan {
  const random = randomFrom(seed)
  return {
    ...drawPlan(random, { game: game.id, armies: readyArmies, fields: readyFields }),
    scenario: 'battle',
    options: { limit: USUAL_LIMIT },
  }
}

const SIDES = [2, 3, 4]

/** Every printed number, by the table it stands in. */
const profiles = (): Json => ({
  models: PROFILES.map(({ diameter, ...numbers }) => ({ ...numbers, base_mm: Math.round(toInches(diameter) * 25.4) })),
  gear: Object.fromEntries(Object.entries(GEAR_TABLE).map(([id, { points, hands }]) => [id, { points, hands }])),
  rules: Object.fromEntries(
    Object.entries(SPECIAL_RULE_TABLE).map(([id, { points = null, monsterPoints = null }]) => [
      id,
      [points, monsterPoints],
    ]),
  ),
})

export const knockdown: GameKit<State> = {
  game,
  situationSchema,
  about,
  rulebook,
  glossary,
  scenarios: SCENARIOS.map((id) => ({
    id,
    name: SCENARIO_TABLE[id].name,
    line: SCENARIO_TABLE[id].line,
    sides: SIDES,
  })),
  armies: readyArmies,
  fields: readyFields,
  planOptions: PLAN_OPTIONS,
  profiles,
  generateField,
  randomArmy,
  checkArmy,
  checkPlan,
  readyPlan,
  view,
  roster,
  terrainRules,
  rolls,
  rollResults,
  rollGuides,
  logEntry: logEntryOf,
  casualties,
  attackForecasts,
  forecast,
  threats: threatFrom,
  sight,
  advice,
  invariantErrors,
  usage,
  builder,
  designer,
}
