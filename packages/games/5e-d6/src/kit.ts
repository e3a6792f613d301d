/** 5e d6 as the apps see it. */
import { drawPlan, randomFrom, type BattlePlan, type GameKit, type Json } from '@muster/engine'
import { about } from './about.ts'
import { advice } from './advice/advice.ts'
import { attackExample } from './attack-example/index.ts'
import { builder } from './builder/index.ts'
import { checkArmy } from './army/check.ts'
import { randomArmy } from './army/random-army.ts'
import { converter } from './converter.ts'
import { readyArmies } from './content/armies/index.ts'
import { BESTIARY } from './army/bestiary.ts'
import { readyFields } from './content/fields/index.ts'
import { ARMOR_TABLE, SHIELD_PRICE, WEAPON_PRICES } from './content/gear.ts'
import { generateField } from './content/generate-field.ts'
import { BASES } from './content/sizes.ts'
import { troops } from './content/troops.ts'
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

/** What the ready armies cost. */
const READY_POINTS = 150

/** Two ready armies on a ready table, to the last figure. */
function readyPlan(seed: number): BattlePlan {
  const random = randomFrom(seed)
  return {
    ...drawPlan(random, { game: game.id, armies: readyArmies, fields: readyFields }),
    scenario: 'ten-rounds',
    options: { limit: READY_POINTS },
  }
}

/** In the order of a packed creature. */
const NUMBERS = ['speed', 'fight', 'armor', 'toughness', 'health', 'attacks', 'strength', 'fortitude', 'reflex', 'will']

/** Every printed number, by the table it stands in. */
const profiles = (): Json => ({
  troops: troops.map(
    ({ saves, features, armor, mount: _m, naturalWeapons: _n, legendary: _l, unenforced: _u, ...printed }) => ({
      ...printed,
      ...saves,
      armor: armor ?? null,
      features: [...features],
      base_mm: BASES[printed.size].usual,
    }),
  ),
  bestiary: BESTIARY.map(({ weapons, features = [], legendary = [], unenforced = [], numbers, ...printed }) => ({
    ...printed,
    ...Object.fromEntries(NUMBERS.map((name, place) => [name, numbers[place] ?? null])),
    weapons: weapons as unknown as Json,
    features: [...features],
    legendary: legendary as unknown as Json,
    unenforced: [...unenforced],
  })),
  weapons: Object.fromEntries(
    Object.entries(WEAPON_PRICES).map(([id, { points, replacing = points }]) => [id, { points, replacing }]),
  ),
  armor: Object.fromEntries(
    Object.entries(ARMOR_TABLE).map(([id, { points, armor, speed }]) => [id, { points, armor, speed }]),
  ),
  shield: SHIELD_PRICE.value,
})

export const fiveED6: GameKit<State> = {
  game,
  situationSchema,
  about,
  rulebook,
  glossary,
  scenarios: SCENARIOS.map((id) => ({
    id,
    name: SCENARIO_TABLE[id].name,
    line: SCENARIO_TABLE[id].line,
    sides: [2],
  })),
  armies: readyArmies,
  fields: readyFields,
  planOptions: PLAN_OPTIONS,
  builder,
  converter,
  attackExample,
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
}
