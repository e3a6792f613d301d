/** Terrain and objectives, for whoever points at them. */
import type { TerrainKind } from '@muster/table'
import { inchesText } from '@muster/table'

const kinds: { readonly [kind in TerrainKind]: string } = {
  open: 'Open ground',
  rough: 'Rough ground',
  webs: 'Webs',
  wood: 'Wood',
  'shallow-water': 'Shallow water',
  'deep-water': 'Deep water',
  slippery: 'Slippery ground',
  obscured: 'Mist',
  hill: 'Hill',
  building: 'Building',
  ruin: 'Ruin',
  impassable: 'Impassable ground',
  gap: 'Gap',
  wall: 'Wall',
  hedge: 'Hedge',
  fence: 'Fence',
  barrier: 'Barrier',
  tree: 'Tree',
  rock: 'Rock',
}

export const ground = {
  kinds,
  height: (height: number) => `${inchesText(height)}″ high`,
  away: (name: string, gap: number) => (gap === 0 ? `${name} stands at it` : `${inchesText(gap)}″ from ${name}`),
  held: (side: string) => `Held by ${side}`,
  noRules: 'No rule about it: it is only scenery.',
} as const
