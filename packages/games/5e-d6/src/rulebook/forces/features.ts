/** The rules in our own words: features. */
import { chapter } from '@muster/engine'

export const features = chapter('Features', {
  'FD-FEAT-01': "Sturdy (Dwarf): heavy armor does not reduce this figure's Speed.",
  'FD-FEAT-02':
    'Wilderness Stride (Elf): difficult terrain that consists of vegetation costs this figure no extra movement; other difficult terrain still does.',
  'FD-FEAT-03':
    'Climb (Goblin): the figure moves vertically at its normal Speed; if it ends its move still on a vertical face it may take no combat action this round.',
  'FD-FEAT-04':
    'Pack Tactics (Goblin, Orc): while two or more allied figures with Pack Tactics have an enemy within reach, all of them treat that enemy as flanked (+1 Fight), wherever they stand.',
  'FD-FEAT-05': 'Sneak Attack (Halfling): a weapon hit whose to-hit roll was made with advantage has +1 Strength.',
  'FD-FEAT-06':
    'Nimble Escape (Halfling): as a movement reaction the figure may take Disengage or Hide without using its action.',
  'FD-FEAT-07':
    "Nimble Escape is the halfling's one reaction of the Movement Phase, so it cannot also make an opportunity attack in that phase.",
  'FD-FEAT-08':
    'Hide: the figure becomes hidden. Towards enemies more than 6" away from whom cover hides at least part of it, attacks on it have disadvantage and its own to-hit rolls have advantage. It lasts until the figure has finished its next action.',
})
