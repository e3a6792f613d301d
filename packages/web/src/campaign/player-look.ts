/** The colours of a campaign's players: each keeps the same, whichever side a battle gives them. */
import type { CampaignPlayer } from '@muster/engine'
import { SIDE_LOOKS, type SideLook } from '../figures/side-looks.ts'

export const lookOf = (players: readonly CampaignPlayer[], player: string): SideLook =>
  SIDE_LOOKS[
    Math.max(
      0,
      players.findIndex(({ id }) => id === player),
    ) % SIDE_LOOKS.length
  ] ?? 'a'
