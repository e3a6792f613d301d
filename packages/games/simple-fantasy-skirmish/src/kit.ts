/** Simple Fantasy Skirmish as the apps see it. */
import { drawPlan, randomFrom, type BattlePlan, type GameKit, type Json, type PlanChoice } from '@muster/engine'
import { about } from './about.ts'
import { advice } from './advice/advice.ts'
import { builder } from './builder/index.ts'
import { USUAL_LIMIT } from './army/army-list.ts'
import { checkArmy } from './army/check-army.ts'
import { threats } from './threats.ts'
import { ARMIES } from './content/armies.ts'
import { FIELDS } from './content/fields/index.ts'
import { generateField } from './content/generate-field.ts'
import { randomArmy } from './content/random-army.ts'
import { CARDS } from './content/themes/index.ts'
import { PENALTY_PARTS, TRAIT_PARTS, TYPE_PARTS, UPGRADE_PARTS } from './design/parts.ts'
import { designer } from './designer/designer.ts'
import { invariantErrors } from './invariants.ts'
import { game } from './game.ts'
import { forecast, attackForecasts } from './forecasts/forecasts.ts'
import { glossary } from './rulebook/glossary.ts'
import { rulebook } from './rulebook/index.ts'
import { checkPlan, PLAN_OPTIONS } from './plan.ts'
import { SCENARIO_BY_ID } from './scenarios/index.ts'
import { sight } from './view/sight.ts'
import { situationSchema } from './situation/schema.ts'
import { SCENARIOS, type State } from './state/state.ts'
import { casualties } from './log/casualties.ts'
import { rollGuides, rollNames, rollResults } from './log/roll-names.ts'
import { logEntry } from './log/log-entry.ts'
import { roster, view } from './view/view.ts'
import { terrainRules } from './view/terrain-rules.ts'

/** A first battle that can be played at once: two ready armies of the basic game on a ready table. */
function readyPlan(seed: number): BattlePlan {
  const random = randomFrom(seed)
  const armies = ARMIES.filter(({ needs }) => needs === undefined)
  return {
    ...drawPlan(random, { game: game.id, armies, fields: FIELDS }),
    scenario: 'deathmatch',
    options: { mode: 'basic', limit: USUAL_LIMIT },
  }
}

const CHOICES: readonly PlanChoice[] = [
  {
    id: 'mode',
    label: 'Which rules?',
    usual: 'basic',
    values: [
      { value: 'basic', label: 'Basic game', line: 'Move, charge, shoot and cast. Learned in five minutes.' },
      {
        value: 'advanced',
        label: 'Advanced game',
        line: 'With Champions, Skills, advantage points, special Traits and Enchanted Items.',
      },
    ],
  },
  {
    id: 'scrums',
    label: 'After a charge',
    usual: false,
    values: [
      { value: false, label: 'Models close up by themselves' },
      {
        value: true,
        label: 'By hand',
        line: 'Both players may shuffle their models by a base. It changes nothing in the fight.',
      },
    ],
  },
]

/** Every printed number, by the table it stands in. */
const profiles = (): Json =>
  ({
    types: TYPE_PARTS,
    upgrades: UPGRADE_PARTS,
    traits: TRAIT_PARTS,
    penalties: PENALTY_PARTS,
    cards: CARDS,
    scenarios: SCENARIOS,
  }) as unknown as Json

export const simpleFantasySkirmish: GameKit<State> = {
  game,
  situationSchema,
  about,
  rulebook,
  glossary,
  scenarios: SCENARIOS.map((id) => ({ id, name: SCENARIO_BY_ID[id].name, line: SCENARIO_BY_ID[id].line, sides: [2] })),
  armies: ARMIES,
  fields: FIELDS,
  planOptions: PLAN_OPTIONS,
  choices: CHOICES,
  builder,
  designer,
  profiles,
  generateField,
  randomArmy,
  checkArmy,
  checkPlan,
  readyPlan,
  view,
  roster,
  terrainRules,
  rolls: rollNames,
  rollResults,
  rollGuides,
  logEntry,
  casualties,
  attackForecasts,
  forecast,
  threats,
  sight,
  advice,
  invariantErrors,
}
