/** Refuses impossible characters. */
import { refuseIf, unknownWordText } from '@muster/engine'
import { profileOf } from '../content/profiles.ts'
import { quickRow, SLOTS } from '../rules/magic/spell-slots.ts'
import { STRUCK, waitsFor } from '../rules/melee/summoned-weapons.ts'
import { FLOWN, spiritualWeapon } from '../spells/incantations/spiritual-weapon.ts'
import { FEATURE_ABILITIES } from '../abilities/features/index.ts'
import { freeAction } from '../rules/movement/movement-actions.ts'
import { REVEALED } from '../rules/sight/revealed.ts'
import { isGone, type KnownNames } from './known.ts'
import type { FigureInFile, SituationFile } from './schema.ts'

export function refuseFigures(written: SituationFile, known: KnownNames): void {
  const { figures, stage, round } = written
  const actions = usableActions(written)
  for (const [index, one] of figures.entries()) {
    const where = `figures.${index}`
    known.sides.expect(one.side, `${where}.side`)
    refusePlace(one, where)
    refuseHealth(one, where)
    refuseConditions(one, round, known, where)
    refuseBoxes(one, where)
    refuseAttacks(one, where)
    refuseNow(one, known, where)
    refuseUsed(one, actions, where)
    const isEarly = round === 0 || stage === 'deploy'
    refuseIf(
      one.where === 'waiting' && !isEarly,
      `${where}.where`,
      `"${one.id}" waits to be deployed, but the battle is on: it should be round 0, or the stage "deploy".`,
    )
  }
}

function refusePlace({ id, at, where: whereabouts, mount, vehicle, facing }: FigureInFile, where: string): void {
  refuseIf(
    !at && mount === undefined && vehicle === undefined && !isGone(whereabouts),
    `${where}.at`,
    `"${id}" stands on the table but has no place ("at").`,
  )
  refuseIf(
    facing !== undefined && facing[0] === 0 && facing[1] === 0,
    `${where}.facing`,
    `"${id}" faces nowhere: [1, 0] is east, [0, 1] is south.`,
  )
}

function refuseHealth(
  { id, of, health = profileOf(of).health, wounds, where: whereabouts }: FigureInFile,
  where: string,
): void {
  refuseIf(
    wounds >= health && !isGone(whereabouts),
    `${where}.wounds`,
    `"${id}" has ${wounds} wounds and ${health} Health: it should have fewer wounds, or "where": "slain".`,
  )
}

function refuseConditions({ id, conditions }: FigureInFile, round: number, known: KnownNames, where: string): void {
  const names = conditions.map((said) => (typeof said === 'string' ? said : said.is))
  for (const [index, said] of conditions.entries()) {
    const place = `${where}.conditions.${index}`
    refuseIf(
      names.indexOf(names[index] ?? 'prone') !== index,
      place,
      `"${id}" is ${names[index]} twice: once is enough.`,
    )
    if (typeof said === 'string') continue
    known.figures.expect(said.from, `${place}.from`)
    known.effects.expect(said.effect, `${place}.effect`)
    refuseIf(said.from === id, `${place}.from`, `"${id}" cannot be ${said.is} by itself.`)
    refuseIf(
      (said.round ?? 0) > round,
      `${place}.round`,
      `It is round ${round}: nothing happened in round ${said.round} yet.`,
    )
  }
}

/** Marked boxes must belong to a row, and be no more than it has. */
function refuseBoxes(figure: FigureInFile, where: string): void {
  const printed = profileOf(figure.of)
  const { id, uses = printed.uses, marked, casting = printed.casting } = figure
  const rows = new Map<string, number>(Object.entries(uses).map(([row, boxes]) => [row, boxes ?? 0]))
  if (casting) rows.set(SLOTS, casting.slots)
  for (const [index, { boxes }] of (casting?.quick ?? []).entries()) rows.set(quickRow(index), boxes)
  const all = [...rows.keys()].join(', ') || 'none'
  for (const [row, count] of Object.entries(marked)) {
    const boxes = rows.get(row)
    refuseIf(
      boxes === undefined,
      `${where}.marked.${row}`,
      `"${id}" has no boxes of "${row}". It has boxes of: ${all}.`,
    )
    refuseIf(
      count > (boxes ?? 0),
      `${where}.marked.${row}`,
      `"${id}" has ${boxes} boxes of "${row}": at most these can be marked.`,
    )
  }
}

function refuseAttacks({ id, attackList = [] }: FigureInFile, where: string): void {
  for (const [index, { id: attack, range }] of attackList.entries()) {
    const place = `${where}.attackList.${index}`
    refuseIf(
      attackList.findIndex((one) => one.id === attack) !== index,
      `${place}.id`,
      `"${id}" has two attacks called "${attack}": give each its own id.`,
    )
    refuseIf(
      range !== undefined && range[0] > range[1],
      `${place}.range`,
      'The short range comes first, and is no longer than the long range.',
    )
  }
}

function refuseNow({ id, of, speed = profileOf(of).speed, now }: FigureInFile, known: KnownNames, where: string): void {
  known.figures.expectAll(now.faced ?? [], `${where}.now.faced`)
  refuseIf(
    (now.postponedTo ?? 0) > speed,
    `${where}.now.postponedTo`,
    `"${id}" has Speed ${speed} and postpones its turn to a lower one: ${now.postponedTo} is too much.`,
  )
  refuseIf(
    now.masteryApplied === true && now.mastery === undefined,
    `${where}.now.masteryApplied`,
    `"${id}" has no mastery ("mastery") that could be applied.`,
  )
}

/** What can be noted as used this round: free actions of features, what was revealed, and what summoned weapons did. */
function usableActions({ effects, melees }: SituationFile): readonly string[] {
  const free = Object.values(FEATURE_ABILITIES)
    .filter(({ answers = [] }) => answers.some(({ question }) => question === freeAction.name))
    .map(({ id }) => id)
  const deeds = [FLOWN, STRUCK, ...melees.map(({ id }, index) => waitsFor({ id: id ?? index + 1 }))]
  const summoned = effects.filter(({ spell }) => spell === spiritualWeapon.id)
  return [...free, REVEALED, ...summoned.flatMap(({ id }) => deeds.map((deed) => `${deed} ${id}`))]
}

function refuseUsed({ now: { used = [] } }: FigureInFile, actions: readonly string[], where: string): void {
  for (const [index, action] of used.entries()) {
    refuseIf(!actions.includes(action), `${where}.now.used.${index}`, unknownWordText('action', action, actions))
  }
}
