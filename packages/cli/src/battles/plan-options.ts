/** A battle plan from options of the command line; whatever is not given comes from the game's ready plan. */
import { existsSync } from 'node:fs'
import {
  counted,
  readField,
  unknownWordText,
  type BattlePlan,
  type Json,
  type ReadyArmy,
  type SidePlan,
} from '@muster/engine'
import type { Battlefield } from '@muster/table'
import { openArmy } from '../files/army-file.ts'
import { readJson } from '../files/files.ts'
import type { AnyKit } from '../games/games.ts'
import { refusePlan } from '../files/plan-file.ts'
import { inFile, UserError } from '../shell/user-error.ts'

export interface PlanOptions {
  readonly armies?: readonly string[]
  readonly names?: readonly string[]
  readonly table?: string
  readonly scenario?: string
  readonly sides?: number
  readonly option?: readonly string[]
}

const LETTERS = 'abcdefgh'

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Throws a UserError with all complaints if the game refuses the plan. */
export function makePlan(kit: AnyKit, options: PlanOptions, seed: number): BattlePlan {
  const ready = kit.readyPlan(seed)
  const armies = (options.armies ?? []).map((word) => armyOf(kit, word))
  const needs = Object.assign({}, ...armies.map((one) => one.needs)) as ArmyNeeds
  const scenario = scenarioOf(kit, options.scenario) ?? (options.table === undefined ? ready.scenario : undefined)
  const plan: BattlePlan = {
    game: kit.game.id,
    sides: sidesOf(
      kit,
      ready,
      options,
      armies.map(({ army }) => army),
    ),
    field: fieldOf(kit, ready, options, seed),
    ...(scenario !== undefined && { scenario }),
    options: { ...ready.options, ...needs, ...readGameOptions(kit, options.option) },
  }
  refusePlan(kit, plan, '', placeOnCommandLine(options))
  return plan
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

/** Reads "limit=500". The value is a number or a boolean if it looks like one, else a text. */
function readGameOptions({ planOptions }: AnyKit, words: readonly string[] = []): { readonly [name: string]: Json } {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', ...rest] = word.split('=')
      const value = rest.join('=')
      if (name === '' || rest.length === 0) {
        throw new UserError(`"${word}" is not an option: write it as name=value.`, '', '--option')
      }
      if (!planOptions.includes(name))
        throw new UserError(unknownWordText('plan option', name, planOptions), '', '--option')
      return [name, optionValue(value)]
    }),
  )
}

function optionValue(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
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

function sidesOf(
  kit: AnyKit,
  ready: BattlePlan,
  { names = [], sides }: PlanOptions,
  armies: readonly Json[],
): SidePlan[] {
  const count = sides ?? Math.max(armies.length, ready.sides.length)
  if (armies.length > count)
    throw new UserError(
      `There are ${counted(armies.length, 'army', 'armies')} for ${counted(count, 'side')}.`,
      '',
      '--armies',
    )
  const others = armiesOfThatSize(kit, ready)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, i) => {
    const army = armies[i] ?? ready.sides[i]?.army ?? others[i % others.length] ?? null
    const known = armies[i] === undefined ? ready.sides[i]?.name : undefined
    const name = names[i] ?? uniqueName(taken, known ?? (armyName(army) || `Side ${i + 1}`))
    taken.add(name)
    return { id: ready.sides[i]?.id ?? LETTERS[i] ?? String(i), name, army }
  })
}

/** Ready armies as large as those of the ready plan, for sides that the ready plan does not have. */
function armiesOfThatSize({ armies }: AnyKit, ready: BattlePlan): Json[] {
  const size = armies.find(({ army }) => army === ready.sides[0]?.army)?.points
  return armies.filter(({ points }) => size === undefined || points === size).map(({ army }) => army)
}

/** Two sides may field the same army: the second gets a number. */
function uniqueName(taken: ReadonlySet<string>, name: string): string {
  for (let number = 2; ; number++) {
    const numbered = number === 2 && !taken.has(name) ? name : `${name} ${number}`
    if (!taken.has(numbered)) return numbered
  }
}

/** The army's name, if it has one. */
export function armyName(army: Json): string {
  const name = typeof army === 'object' && army !== null && 'name' in army ? army.name : ''
  return typeof name === 'string' ? name : ''
}

/** A ready army by its id, or an army file that is legal. */
function armyOf(kit: AnyKit, word: string): Pick<ReadyArmy, 'army' | 'needs'> {
  const ready = kit.armies.find(({ id }) => id === word)
  if (ready) return ready
  if (!existsSync(word)) {
    throw new UserError(unknownWordText('file or ready army', word, idsOf(kit.armies)), '', '--armies')
  }
  const {
    army,
    report: { complaints, needs },
  } = openArmy(word, { game: kit.game.id })
  const [first] = complaints
  if (first === undefined) return { army, ...(needs && { needs }) }
  throw new UserError('This army is not legal.', word, first.where, complaints)
}
