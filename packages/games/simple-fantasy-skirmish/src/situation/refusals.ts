/** Refuses situations that cannot be, and says where the mistake is. */
import { InputError, KnownIds, refuseIf, unknownWordText } from '@muster/engine'
import { isOnTable, overlaps, toInches, type Footprint } from '@muster/table'
import { footprint } from '../state/figures.ts'
import { levelAt } from '../rules/terrain/half-speed.ts'
import { SCENARIO_BY_ID } from '../scenarios/index.ts'
import type { State } from '../state/state.ts'
import type { SituationFile, SituationUnit } from './schema.ts'

export function refuseWords(written: SituationFile): void {
  const units = new KnownIds('unit', written.units, 'units')
  const sides = new KnownIds('side', written.sides, 'sides')
  const [a, b] = written.sides
  refuseIf(
    a.edge !== undefined && a.edge === b.edge,
    'sides.1.edge',
    `Both sides play from the ${a.edge} edge: give each its own.`,
  )
  for (const word of ['turn', 'winner', 'leeway'] as const) sides.expect(written[word], word)
  refuseIf(written.units.length === 0, 'units', 'There is no unit in this situation: give it at least one.')
  for (const [index, one] of written.units.entries()) {
    sides.expect(one.side, `units.${index}.side`)
    units.expect(one.host, `units.${index}.host`)
    refuseUnit(one, written.mode, `units.${index}`)
    refuseHost(
      one,
      written.units.find(({ id }) => id === one.host),
      `units.${index}.host`,
    )
    refuseLonely(one, written.units, `units.${index}.scrum`)
    refuseTried(one, written, `units.${index}.tried`)
  }
  refuseActive(written, units)
  refuseThings(written, units, sides)
}

function refuseUnit({ id, at, count, levels, type }: SituationUnit, mode: SituationFile['mode'], where: string): void {
  refuseIf(
    at.length === 0 && count === undefined,
    `${where}.at`,
    `"${id}" has no models: give their places ("at") or, waiting to be placed, their number ("count").`,
  )
  refuseIf(
    count !== undefined && at.length > count,
    `${where}.count`,
    `"${id}" has ${count} models, and places ("at") for ${at.length}.`,
  )
  refuseIf(
    levels.length > at.length,
    `${where}.levels`,
    `"${id}" has ${at.length} models that stand, and ${levels.length} levels.`,
  )
  refuseIf(
    type === 'champion' && Math.max(at.length, count ?? 0) > 1,
    `${where}.type`,
    `"${id}" is a Champion: it should be one model.`,
  )
  refuseIf(
    type === 'champion' && mode === 'basic',
    `${where}.type`,
    `"${id}" is a Champion: it should be the advanced game ("mode": "advanced").`,
  )
}

function refuseHost({ id, side, type }: SituationUnit, host: SituationUnit | undefined, where: string): void {
  if (!host) return
  refuseIf(type !== 'champion', where, `"${id}" is no Champion: only Champions are attached to a unit.`)
  refuseIf(
    host.side !== side,
    where,
    `"${host.id}" is an enemy of "${id}": a Champion is attached to a unit of its own side.`,
  )
  refuseIf(host.type === 'champion', where, `"${host.id}" is a Champion: a Champion is attached to a unit of others.`)
}

function refuseLonely({ id, side, scrum }: SituationUnit, units: SituationFile['units'], where: string): void {
  const hasEnemy = units.some((other) => other.scrum === scrum && other.side !== side)
  refuseIf(
    scrum !== undefined && !hasEnemy,
    where,
    `"${id}" fights nobody: no enemy is in melee ${scrum}. Give one the same number, or leave it out.`,
  )
}

function refuseTried({ tried }: SituationUnit, { scenario, things, units }: SituationFile, where: string): void {
  const { verbs = {} } = SCENARIO_BY_ID[scenario]
  const known = [...(verbs.things ?? []), ...(verbs.units ?? [])]
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
  for (const [index, { verb, on }] of tried.entries()) {
    const there = `${where}.${index}`
    refuseIf(known.length === 0, there, 'Nothing can be tried in this scenario: leave it out.')
    refuseIf(!known.includes(verb), `${there}.verb`, unknownWordText('task', verb, known))
    const isOnUnit = verbs.units?.includes(verb)
    const targets = ids(isOnUnit ? units : things)
    refuseIf(!targets.includes(on), `${there}.on`, unknownWordText(isOnUnit ? 'unit' : 'thing', on, targets))
  }
}

function refuseActive({ active, stage, units: all, width, depth }: SituationFile, units: KnownIds): void {
  refuseIf(
    stage === 'attack' && active === undefined,
    'active',
    'In the stage "attack" a unit is activated: say which, and where it came from ("active").',
  )
  if (!active) return
  units.expect(active.unit, 'active.unit')
  units.expect(active.charged, 'active.charged')
  const side = (id: string | undefined) => all.find((one) => one.id === id)?.side
  refuseIf(
    active.charged !== undefined && side(active.charged) === side(active.unit),
    'active.charged',
    `"${active.charged}" is a friend of "${active.unit}": it charges enemies.`,
  )
  refuseIf(
    active.from[0] > width || active.from[1] > depth,
    'active.from',
    `"${active.unit}" did not come from the table, which is ${width}" by ${depth}".`,
  )
}

function refuseThings({ things, width, depth }: SituationFile, units: KnownIds, sides: KnownIds): void {
  void new KnownIds('objective', things, 'things')
  for (const [
    index,
    {
      id,
      owner,
      bearer,
      at: [x, y],
    },
  ] of things.entries()) {
    sides.expect(owner, `things.${index}.owner`)
    units.expect(bearer, `things.${index}.bearer`)
    refuseIf(
      x > width || y > depth,
      `things.${index}.at`,
      `"${id}" does not lie on the table, which is ${width}" by ${depth}".`,
    )
  }
}

/** Where all models stand must be possible: on the table, beside each other, not inside a hill. */
export function refusePlaces(state: State): void {
  const placed: { readonly id: string; readonly foot: Footprint }[] = []
  for (const [index, unit] of state.units.entries()) {
    for (const [number, model] of unit.models.entries()) {
      if (model.where !== 'standing') continue
      const foot = footprint(unit, model.at)
      const where = `units.${index}.at.${number}`
      refuseIf(!isOnTable(foot, state.field), where, `"${model.id}" stands over the table's edge.`)
      const under = placed.find((other) => overlaps(foot, other.foot))
      if (under) throw new InputError(`"${model.id}" and "${under.id}" overlap: move one of them.`, where)
      placed.push({ id: model.id, foot })
      const ground = levelAt(state, model.at)
      refuseIf(
        model.level < ground,
        `units.${index}.level`,
        `"${model.id}" stands below the ground, which is ${toInches(ground)}" high there: leave "level" out.`,
      )
    }
  }
}
