/**
 * The bestiary: creatures of the System Reference Document 5.2, converted by this game's own tables. Written by
 * scripts/make-bestiary.ts; this work includes material from the SRD 5.2 by Wizards of the Coast LLC (CC BY 4.0).
 */
import beasts from './beasts.json' with { type: 'json' }
import dragons from './dragons.json' with { type: 'json' }
import elementals from './elementals.json' with { type: 'json' }
import fey from './fey.json' with { type: 'json' }
import fiends from './fiends.json' with { type: 'json' }
import giants from './giants.json' with { type: 'json' }
import humanoids from './humanoids.json' with { type: 'json' }
import monstrosities from './monstrosities.json' with { type: 'json' }
import others from './others.json' with { type: 'json' }
import undead from './undead.json' with { type: 'json' }

/** By kind, and within a kind by price; army/bestiary.ts knows what is written in them. */
export const bestiaryFiles = {
  dragons,
  giants,
  undead,
  fiends,
  elementals,
  beasts,
  monstrosities,
  humanoids,
  fey,
  others,
}
