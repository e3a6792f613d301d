/** d6s with Dragons beside its earlier draft, rule by rule. Loaded by itself: nobody needs it to play. */
import type { DraftComparison } from '@muster/engine'
import { attacks, blockChecks, combatPhase, meleeAndFlanking, shooting } from './combat.ts'
import { damage, maneuversAndSaves, masteries } from './damage.ts'
import { converting, examples, gear, terrain, troops } from './forces.ts'
import { newChapters } from './new-chapters.ts'
import { movementActions, movementOrder, moving, opportunityAttacks, roundsAndPhases } from './rounds.ts'
import { diceAndMeasuring, figuresAndSizes, sidesAndTheTable } from './set-up.ts'

export const draftComparison: DraftComparison = [
  sidesAndTheTable,
  figuresAndSizes,
  diceAndMeasuring,
  roundsAndPhases,
  movementOrder,
  moving,
  movementActions,
  opportunityAttacks,
  combatPhase,
  attacks,
  shooting,
  blockChecks,
  meleeAndFlanking,
  damage,
  masteries,
  maneuversAndSaves,
  troops,
  gear,
  terrain,
  converting,
  examples,
  ...newChapters,
]
