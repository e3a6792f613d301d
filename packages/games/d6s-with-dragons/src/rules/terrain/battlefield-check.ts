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

/** What is wrong with it, and where in it; nothing, when it is legal. */
export const fieldFaults = (field: Battlefield): readonly Fault[] => [...sizeFaults(field), ...pieceFaults(field)]

function sizeFaults({ width, depth }: Battlefield): Fault[] {
  const fits = (length: number) => Number.isSafeInteger(length) && length >= SMALLEST && length <= LARGEST
  if (fits(width) && fits(depth)) return []
  return [{ rule: 'DD-SIDE-05', where: '', message: 'A battlefield is 24" to 72" each way.' }]
}

const pieceFaults = (field: Battlefield): Fault[] =>
  terrainFaults(field).map(({ message, where }) => ({ message, where: `.${where}`, rule: 'DD-SETUP-06' }))
