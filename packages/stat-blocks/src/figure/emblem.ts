/** What is drawn on the token of a creature. */
import type { StatBlock } from '../stat-block.ts'

/** An emblem for each type of creature. */
const ICONS: { readonly [type: string]: string } = {
  beast: 'wolf-head',
  celestial: 'angel-wings',
  construct: 'robot-golem',
  dragon: 'spiked-dragon-head',
  elemental: 'vortex',
  fey: 'fairy',
  fiend: 'devil-mask',
  giant: 'giant',
  humanoid: 'crossed-swords',
  undead: 'skeleton',
}

export const emblemOf = ({ type }: Pick<StatBlock, 'type'>): string => ICONS[type] ?? 'claws'
