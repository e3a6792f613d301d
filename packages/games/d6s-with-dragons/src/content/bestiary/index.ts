/**
 * The bestiary: creatures of the System Reference Document 5.2, converted by the book's own tables. Written by
 * scripts/make-bestiary.ts; this work includes material from the SRD 5.2 by Wizards of the Coast LLC (CC BY 4.0).
 */
import type { Profile } from '../../state/profile.ts'
import beasts from './beasts.json' with { type: 'json' }
import dragons from './dragons.json' with { type: 'json' }
import elementals from './elementals.json' with { type: 'json' }
import fey from './fey.json' with { type: 'json' }
import fiends from './fiends.json' with { type: 'json' }
import giants from './giants.json' with { type: 'json' }
import humanoids from './humanoids.json' with { type: 'json' }
import monstrosities from './monstrosities.json' with { type: 'json' }
import others from './others.json' with { type: 'json' }
import { unpacked, type PackedCreature } from './packed.ts'
import undead from './undead.json' with { type: 'json' }
import words from './unenforced.json' with { type: 'json' }

const ALL = { dragons, giants, undead, fiends, elementals, beasts, monstrosities, humanoids, fey, others }

/** By kind, and within a kind by price. */
export const BESTIARY_KINDS: readonly (readonly [kind: string, creatures: readonly Profile[]])[] = Object.entries(
  ALL,
).map(([kind, creatures]) => [
  kind,
  (creatures as unknown as readonly PackedCreature[]).map((creature) => unpacked(creature, words)),
])

export const BESTIARY: readonly Profile[] = BESTIARY_KINDS.flatMap(([, creatures]) => creatures)
