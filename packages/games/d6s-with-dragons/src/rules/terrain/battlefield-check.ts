/** What a battlefield must be like: its size, and pieces that lie on it. */
import { terrainFaults, type RuleId } from '@muster/engine'
import { INCH, type Battlefield } from '@muster/table'

interface Fault {
  readonly message: string
  readonly where: string
  readonly rule: RuleId
}

/** Two by two feet at the least, six by six at the most. */
const SMALLEST = 24 * INCH
const LARGEST = 72 * INCH

const judged = new WeakMap<Battlefield, readonly Fault[]>()

/**
 * What is wrong with it, and where in it; nothing, when it is legal. Judged once: a thousand battles share one table.
 */
export function fieldFaults(field: Battlefield): readonly Fault[] {
  const known = judged.get(field)
  if (known) return known
  const faults = [...sizeFaults(field), ...pieceFaults(field)]
  judged.set(field, faults)
  return faults
}

function sizeFaults({ width, depth }: Battlefield): Fault[] {
  const fits = (length: number) => Number.isSafeInteger(length) && length >= SMALLEST && length <= LARGEST
  if (fits(width) && fits(depth)) return []
  return [{ rule: 'DD-SIDE-05', where: '', message: 'A battlefield is 24" to 72" each way.' }]
}

const pieceFaults = (field: Battlefield): Fault[] =>
  terrainFaults(field).map(({ message, where }) => ({ message, where: `.${where}`, rule: 'DD-SETUP-06' }))
