/** Dice and lines of the log in the order in which they came. */
import { apply, type DiceThrow, type LogLine, type ShownTable, type Snapshot } from '@muster/session'

export interface ToldThrow {
  readonly thrown: DiceThrow
  /** The table when these dice were rolled. */
  readonly table: ShownTable
}

export type Told = ToldThrow | { readonly line: LogLine }

/** A throw stands before the lines that were told after it. */
export function toldInOrder(before: ShownTable, { thrown, moments = [], log }: Snapshot): readonly Told[] {
  const lines = [...log.lines]
  const told: Told[] = []
  const tellUntil = (event: number): void => {
    while (lines[0] !== undefined && lines[0].event < event) told.push({ line: lines.shift() as LogLine })
  }
  let table = before
  thrown.forEach((one, place) => {
    const moment = moments.find((at) => at.throw === place)
    if (moment) {
      tellUntil(moment.events)
      table = apply(table, moment.changed) as ShownTable
    }
    told.push({ thrown: withSuccesses(one, lines), table })
  })
  tellUntil(Infinity)
  return told
}

/** Dice that the rules compare with something else than a list of faces: the line that tells of them knows the faces. */
function withSuccesses(thrown: DiceThrow, lines: readonly LogLine[]): DiceThrow {
  const [face] = thrown.faces
  if (thrown.succeeds !== undefined || thrown.faces.length !== 1) return thrown
  const test = lines[0]?.why?.tests.find((one) => one.face === face && one.succeeds.length > 0)
  return test ? { ...thrown, succeeds: test.succeeds } : thrown
}
