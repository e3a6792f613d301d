/** How conditions begin and end, in words: "Bob …". */
import type { ConditionName } from '../state/vocabulary.ts'

export const GAINED: { readonly [is in ConditionName]: string } = {
  blinded: 'is blinded',
  charmed: 'is charmed',
  dominated: 'is in the power of the other side',
  frightened: 'is frightened',
  grappled: 'is held fast',
  hidden: 'is hidden',
  incapacitated: 'is incapacitated',
  invisible: 'vanishes from sight',
  paralyzed: 'is paralyzed',
  poisoned: 'is poisoned',
  prone: 'goes down',
  sapped: 'is sapped: its next attack has disadvantage',
  stunned: 'is stunned',
  vexed: 'is vexed: the next attack on it has advantage',
}

export const LOST: { readonly [is in ConditionName]: string } = {
  blinded: 'sees again',
  charmed: 'is no longer charmed',
  dominated: 'is its own master again',
  frightened: 'takes heart again',
  grappled: 'is free of the grip',
  hidden: 'is no longer hidden',
  incapacitated: 'can act again',
  invisible: 'can be seen again',
  paralyzed: 'can move again',
  poisoned: 'has got over the poison',
  prone: 'is on its feet again',
  sapped: 'is no longer sapped',
  stunned: 'comes to',
  vexed: 'is no longer vexed',
}
