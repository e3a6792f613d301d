/** What stands at the head of an entry. */
import type { BuilderEntry } from '@muster/engine'

/** Its profile; a design of the player's own has no other name than the one they gave it. */
export const titleOf = ({ profile, name, item }: Pick<BuilderEntry, 'profile' | 'name' | 'item'>): string =>
  item === undefined ? name : profile
