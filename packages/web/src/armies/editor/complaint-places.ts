/** Which entries of a list are complained of. */
import { entryOf } from '@muster/armies'
import type { ArmyBuilder, Complaint } from '@muster/engine'

export const entriesComplainedOf = (builder: ArmyBuilder, complaints: readonly Complaint[]): ReadonlySet<number> =>
  new Set(complaints.flatMap((one) => entryOf(builder, one) ?? []))
