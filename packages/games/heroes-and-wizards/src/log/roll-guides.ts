/** What somebody who rolls real dice should know about the rolls that are no tests. */
import type { RollGuides } from '@muster/engine'
import { ABILITIES } from '../abilities/index.ts'
import { BY_ID } from '../scenarios/index.ts'
import { SPELL_BOOK } from '../spells/index.ts'
import { ITEMS } from '../state/items.ts'
import { SPELLS } from '../state/spells.ts'
import { SCENARIOS } from '../state/state.ts'

export const rollGuides: RollGuides = {
  scenario: { faces: SCENARIOS.map((id) => BY_ID[id].name) },
  item: { faces: ITEMS.map((id) => ABILITIES[id].name) },
  spell: { faces: SPELLS.map((id) => SPELL_BOOK[id].name) },
  deployment: { note: 'The lowest deploys first.', isContest: true },
  initiative: { note: 'The highest total decides; each Hero and Wizard adds 1.', isContest: true },
}
