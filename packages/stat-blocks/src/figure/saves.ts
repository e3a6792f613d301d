/** Six saving throws as three. */
import type { AbilityScore, StatBlock } from '../stat-block.ts'

export type ThreeSaves = 'fortitude' | 'reflex' | 'will'

/** Fortitude is the better of Strength and Constitution, Reflex is Dexterity, Will is Wisdom. */
export const saveBonus = ({ saves }: Pick<StatBlock, 'saves'>, save: ThreeSaves): number =>
  save === 'fortitude'
    ? Math.max(saves.strength, saves.constitution)
    : save === 'reflex'
      ? saves.dexterity
      : saves.wisdom

/** The save that somebody makes who is asked for one of the six. */
export const saveFrom = (score: AbilityScore): ThreeSaves =>
  score === 'dexterity' ? 'reflex' : score === 'strength' || score === 'constitution' ? 'fortitude' : 'will'
