/** Refuses impossible points of the round. */
import { refuseIf } from '@muster/engine'
import { isGone, type KnownNames } from './known.ts'
import type { SituationFile } from './schema.ts'

const IN_A_MELEE = ['declare-masteries', 'combat-action', 'melee-end']

export function refuseRound(written: SituationFile, known: KnownNames): void {
  refuseMelees(written, known)
  refuseTurn(written, known)
}

function refuseMelees({ melees, melee, stage, figures }: SituationFile, known: KnownNames): void {
  const numbers = melees.map(({ id }, index) => id ?? index + 1)
  const [busy, all] = [new Set<string>(), numbers.join(', ') || 'none']
  const absent = new Set(figures.filter((one) => one.where === 'waiting' || one.where === 'out').map(({ id }) => id))
  for (const [index, { members, passed, resolved }] of melees.entries()) {
    const where = `melees.${index}`
    refuseIf(
      numbers.indexOf(numbers[index] ?? 0) !== index,
      `${where}.id`,
      `Two melees have the number ${numbers[index]}: give each its own.`,
    )
    known.figures.expectAll(members, `${where}.members`)
    refuseIf(
      passed.some((id) => !members.includes(id)),
      `${where}.passed`,
      'Only members of a melee can pass in it.',
    )
    for (const [place, id] of members.entries()) {
      refuseIf(absent.has(id), `${where}.members.${place}`, `"${id}" has not been on the table: it fights in no melee.`)
      refuseIf(
        !resolved && busy.has(id),
        `${where}.members.${place}`,
        `"${id}" fights in two melees: leave it out of one.`,
      )
      if (!resolved) busy.add(id)
    }
  }
  refuseIf(melee !== undefined && !numbers.includes(melee), 'melee', `There is no melee ${melee}. There are: ${all}.`)
  refuseIf(
    melee === undefined && IN_A_MELEE.includes(stage),
    'melee',
    `In the stage "${stage}" a melee is being resolved: give its number. There are: ${all}.`,
  )
}

function refuseTurn({ turn, figures, stage }: SituationFile, known: KnownNames): void {
  if (turn === undefined) return
  known.figures.expect(turn.figure, 'turn.figure')
  known.figures.expectAll(turn.leaving, 'turn.leaving')
  refuseIf(
    isGone(figures.find(({ id }) => id === turn.figure)?.where),
    'turn.figure',
    `"${turn.figure}" is not on the table: it has no turn.`,
  )
  refuseIf(stage !== 'act', 'turn', `A movement turn is under way in the stage "act", not in "${stage}".`)
}
