/** d6s with Dragons as the apps see it. */
import { drawPlan, pickOne, randomFrom, type BattlePlan, type GameKit, type Json, type ReadyArmy } from '@muster/engine'
import { about } from './about.ts'
import { dragonBattle } from './content/the-dragon.ts'
import { advice } from './advice/index.ts'
import { attackExample } from './attack-example/index.ts'
import { builder } from './builder/index.ts'
import { campaign } from './campaign/kit.ts'
import { USUAL_LIMIT } from './army/sheet.ts'
import { checkArmy } from './army/check.ts'
import { randomArmy } from './army/random-army.ts'
import { threats } from './threats.ts'
import { borderPatrol, tunnelWatch } from './content/armies/hundred.ts'
import { readyArmies } from './content/armies/index.ts'
import { readyFields } from './content/fields/index.ts'
import { generateField } from './content/generate-field.ts'
import { ARMY_LISTS } from './content/lists/index.ts'
import { PRICES } from './content/prices.ts'
import { PROFILES } from './content/profiles.ts'
import { WEAPONS } from './content/weapons.ts'
import { BY_ID } from './encounters/index.ts'
import { invariantErrors } from './invariants.ts'
import { converter } from './converter.ts'
import { game } from './game.ts'
import { forecast, attackForecasts } from './forecasts/attacks.ts'
import { glossary } from './rulebook/glossary.ts'
import { rulebook } from './rulebook/index.ts'
import { checkPlan, PLAN_OPTIONS } from './rules/deployment/battle-plan.ts'
import { sight } from './view/sight-line.ts'
import { situationSchema } from './situation/schema.ts'
import type { State } from './state/state.ts'
import { casualties } from './log/casualties.ts'
import { rollGuides, rollResults, rolls } from './log/rolls.ts'
import { usage } from './usage.ts'
import { logEntryOf } from './log/index.ts'
import { roster, view, waiting } from './view/index.ts'
import { terrainRules } from './view/terrain-rules.ts'
import { ENCOUNTERS, type EncounterId } from './state/vocabulary.ts'

/** Two ready armies, a ready table, and one of the three encounters. */
const readyPlan = (seed: number): BattlePlan =>
  planOf(
    seed,
    readyArmies.filter(({ points }) => points === USUAL_LIMIT),
    ENCOUNTERS,
    USUAL_LIMIT,
  )

/** The first battle: two small armies and the simplest encounter. */
const firstPlan = (seed: number): BattlePlan =>
  planOf(seed, [borderPatrol, tunnelWatch], ['confrontation'], borderPatrol.points)

function planOf(
  seed: number,
  armies: readonly ReadyArmy[],
  encounters: readonly EncounterId[],
  limit: number,
): BattlePlan {
  const random = randomFrom(seed)
  return {
    ...drawPlan(random, { game: game.id, armies, fields: readyFields }),
    scenario: pickOne(random, encounters),
    options: { limit },
  }
}

/** Every printed number, by its table. */
const profiles = (): Json => ({
  profiles: PROFILES as unknown as Json,
  lists: ARMY_LISTS as unknown as Json,
  weapons: WEAPONS as unknown as Json,
  prices: PRICES as unknown as Json,
  encounters: [...ENCOUNTERS],
})

export const d6sWithDragons: GameKit<State> = {
  game,
  situationSchema,
  about,
  rulebook,
  glossary,
  scenarios: ENCOUNTERS.map((id) => ({ id, name: BY_ID[id].name, line: BY_ID[id].line, sides: [2] })),
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
  firstPlan,
  readyBattles: [dragonBattle],
  view,
  roster,
  terrainRules,
  waiting,
  rolls,
  rollResults,
  rollGuides,
  campaign,
  logEntry: logEntryOf,
  casualties,
  attackForecasts,
  forecast,
  threats,
  sight,
  advice,
  usage,
  invariantErrors,
}
