/** A battle plan from options of the command line; whatever is not given comes from the game's ready plan. */
import { existsSync } from 'node:fs'
import {
  readField,
  unknownWordText,
  type BattlePlan,
  type BattleTerms,
  type Json,
  type ReadyArmy,
  type SidePlan,
} from '@muster/engine'
import type { Battlefield } from '@muster/table'
import { readJson } from '../files/files.ts'
import type { AnyKit } from '../games/games.ts'
import { refusePlan } from '../files/plan-file.ts'
import { inFile, UserError } from '../shell/user-error.ts'
import { armyOf, sidesOf, type SideOptions } from './plan-sides.ts'

export interface PlanOptions extends SideOptions {
  readonly table?: string
  readonly scenario?: string
  readonly option?: readonly string[]
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Throws a UserError with all complaints if the game refuses the plan. `terms` are those of a campaign. */
export function makePlan(kit: AnyKit, options: PlanOptions, seed: number, terms?: BattleTerms): BattlePlan {
  const ready = kit.readyPlan(seed)
  const agreed = readOptions('plan option', kit.planOptions, options.option)
  const armies = (options.armies ?? []).map((word) => armyOf(kit, word, agreed['limit']))
  const needs = Object.assign({}, ...armies.map((one) => one.needs)) as ArmyNeeds
  const plan: BattlePlan = {
    game: kit.game.id,
    sides: sidesOf(
      kit,
      ready,
      options,
      armies.map(({ army }) => army),
    ).map((side, place) => ({ ...side, ...sideFromTerms(terms, place) })),
    field: fieldOf(kit, ready, options, seed),
    options: { ...ready.options, ...needs, ...agreed, ...terms?.options },
  }
  const chosen = withScenario(kit, plan, scenariosFor(kit, ready, options))
  refusePlan(kit, chosen, '', placeOnCommandLine(options))
  return chosen
}

/** The scenarios to try, in order: the one that was named, or that of the ready plan and then all; none if only the table was named. */
function scenariosFor(kit: AnyKit, ready: BattlePlan, { scenario, table }: PlanOptions): readonly string[] {
  const named = scenarioOf(kit, scenario)
  if (named !== undefined) return [named]
  return table === undefined ? [...(ready.scenario === undefined ? [] : [ready.scenario]), ...idsOf(kit.scenarios)] : []
}

/** The first scenario in which everything else can be played; a scenario may want armies of a certain size. */
function withScenario(kit: AnyKit, plan: BattlePlan, scenarios: readonly string[]): BattlePlan {
  const plans = scenarios.map((scenario) => ({ ...plan, scenario }))
  return plans.find((one) => kit.checkPlan(one).length === 0) ?? plans[0] ?? plan
}

/** What a campaign says of the side in this place. */
function sideFromTerms(terms: BattleTerms | undefined, place: number): Partial<SidePlan> {
  const side = terms?.sides[place]
  return side ? { id: side.id, name: side.name, ...(side.army !== undefined && { army: side.army }) } : {}
}

type ArmyNeeds = NonNullable<ReadyArmy['needs']>

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^sides\.\d+\.army/, '--armies'],
  [/^sides\.\d/, '--names'],
  [/^sides/, '--sides'],
  [/^scenario/, '--scenario'],
  [/^field/, '--table'],
  [/^options/, '--option'],
]

/** Names the option that a field of the plan comes from, its value, and the field itself. */
const placeOnCommandLine =
  ({ armies = [], table }: PlanOptions) =>
  (where: string): string => {
    const option = PLACES.find(([place]) => place.test(where))?.[1]
    if (option === undefined) return where
    const side = /^sides\.(\d+)\.army/.exec(where)?.[1]
    const given = option === '--table' ? table : armies[Number(side)]
    return [option, ...(given === undefined ? [] : [given]), `(${where})`].join(' ')
  }

/** Reads "limit=500". The value is a number, a boolean, a list or an object if it looks like one, else a text. */
export function readOptions(
  what: string,
  known: readonly string[],
  words: readonly string[] = [],
): { readonly [name: string]: Json } {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...rest] = word.split('=')
      const value = rest.join('=')
      if (name === '' || rest.length === 0) {
        throw new UserError(`"${word}" is not an option: write it as name=value.`, '', '--option')
      }
      if (!known.includes(name)) throw new UserError(unknownWordText(what, name, known), '', '--option')
      return [name, optionValue(value)]
    }),
  )
}

function optionValue(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^[[{]/.test(text)) return parseOption(text)
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

function parseOption(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError(`This option is not whole JSON (${why}).`, '', '--option')
  }
}

function scenarioOf({ scenarios }: AnyKit, id: string | undefined): string | undefined {
  if (id === undefined || scenarios.some((one) => one.id === id)) return id
  throw new UserError(unknownWordText('scenario', id, idsOf(scenarios)), '', '--scenario')
}

function fieldOf(kit: AnyKit, ready: BattlePlan, { table, scenario }: PlanOptions, seed: number): Battlefield {
  if (table === undefined) return scenario === undefined ? ready.field : kit.generateField(seed, scenario)
  const found = kit.fields.find(({ id }) => id === table)
  if (found) return found.field
  if (existsSync(table)) return readTableFile(table)
  throw new UserError(unknownWordText('file or ready table', table, idsOf(kit.fields)), '', '--table')
}

function readTableFile(file: string): Battlefield {
  const { data } = readJson(file, 'table')
  return inFile(file, () => readField(data))
}
