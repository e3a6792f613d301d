/** The differences between two views of a table that matter to a player. */
import { worded, type Result, type TableView } from '@muster/engine'

export function describeChanges(before: TableView, after: TableView, result?: Result): string {
  const found = [
    ...removedFigures(before, after),
    ...addedFigures(before, after),
    ...changedMarks(before, after),
    ...changedScores(before, after),
    ...changedObjectives(before, after),
    ...battleEnd(after, result),
  ]
  return found.length === 0 ? 'nobody falls, no score changes' : found.join('; ')
}

function battleEnd({ sides }: TableView, result: Result | undefined): string[] {
  if (result === undefined) return []
  const winner = sides.find(({ id }) => id === result.winner)?.name
  return [winner === undefined ? 'the battle ends in a draw' : `the battle ends: ${winner} wins`]
}

const idsOf = ({ figures }: TableView): Set<string> => new Set(figures.map(({ id }) => id))

function removedFigures(before: TableView, after: TableView): string[] {
  const still = idsOf(after)
  return before.figures.filter(({ id }) => !still.has(id)).map(({ id }) => `${id} leaves the table`)
}

function addedFigures(before: TableView, after: TableView): string[] {
  const known = idsOf(before)
  return after.figures.filter(({ id }) => !known.has(id)).map(({ id }) => `${id} enters the table`)
}

/** A mark gained or lost (wounded, cursed, prone) is an outcome; having acted or moved is not. */
function changedMarks(before: TableView, after: TableView): string[] {
  return after.figures.flatMap((figure) => {
    const was = before.figures.find(({ id }) => id === figure.id)?.marks.map(({ label }) => worded(label))
    if (was === undefined) return []
    const is = figure.marks.map(({ label }) => worded(label))
    return [
      ...is.filter((label) => !was.includes(label)).map((label) => `${figure.id}: ${label}`),
      ...was.filter((label) => !is.includes(label)).map((label) => `${figure.id}: no longer ${label}`),
    ]
  })
}

function changedScores(before: TableView, after: TableView): string[] {
  return after.sides.flatMap(({ id, name, score }) =>
    before.sides.some((side) => side.id === id && side.score !== score) ? [`${name}: ${score}`] : [],
  )
}

function changedObjectives(before: TableView, after: TableView): string[] {
  return after.objectives.flatMap(({ id, name, heldBy }) => {
    const was = before.objectives.find((one) => one.id === id)
    return was && was.heldBy !== heldBy ? [`${name} is held by ${heldBy ?? 'nobody'}`] : []
  })
}
