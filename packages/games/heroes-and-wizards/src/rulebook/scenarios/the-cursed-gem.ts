/** The rules in our own words: The Cursed Gem. */
import { chapter } from '@muster/engine'

export const theCursedGem = chapter('Scenario: The Cursed Gem', {
  'HW-GEM-01':
    'For two sides. The gem starts on the ground at the exact centre of the table, and no building stands within 2" of it.',
  'HW-GEM-02':
    'Any figure of any side that ends its movement touching the gem on the ground may pick it up; picking up is a choice and costs nothing.',
  'HW-GEM-03':
    'The gem on the ground is a point; a figure touches it when the point lies under its base or on its rim; it does not hinder movement.',
  'HW-GEM-04':
    'A figure that stands still in its Movement turn, or ends a Blood Lust move, touching the gem may pick it up; being teleported onto it is not enough.',
  'HW-GEM-05': "While carried, the gem is at the centre of its bearer's base.",
  'HW-GEM-06': `The gem is carried no more than 6" of path per turn, all bearers and all kinds of movement in the turn added together; a bearer's move is limited to what is left.`,
  'HW-GEM-07': 'Once in a turn the gem may be passed, no farther than 6" from base to base.',
  'HW-GEM-08': 'The gem is passed to a friend of the bearer, without a roll.',
  'HW-GEM-09':
    "The straight line of a pass may run over friends but not over enemies: touching an enemy's base forbids it, and so does a building.",
  'HW-GEM-10':
    "Passing happens in the Movement turn of the bearer's side, before or after any figure's move but not in the middle of one.",
  'HW-GEM-11':
    'The 6" of a pass are not part of the 6" of carrying: a receiver that has not moved yet may carry the gem on, within what is left of the 6".',
  'HW-GEM-12':
    'If the bearer is slain in a melee attack, the figure that slew it has the gem from the moment the bearer is removed.',
  'HW-GEM-13': 'If the bearer is slain by a shot or a spell, the gem falls where the centre of its base was.',
  'HW-GEM-14': "If the slayer is slain in the same simultaneous melee, the gem falls where the bearer's centre was.",
  'HW-GEM-15':
    'If the bearer is teleported farther than the carrying left this turn, the gem falls at the place it left; otherwise it goes along and the distance counts as carried.',
  'HW-GEM-16':
    'A bearer may not put the gem down of its own will, and an enemy does not take it merely by touching the bearer.',
  'HW-GEM-17':
    "At the end of the game, if the gem is in one side's half of the table, the other side wins, even if it did not bring the gem there.",
  'HW-GEM-18': 'A gem exactly on the centre line (0.001") is a draw.',
  'HW-GEM-19': 'How far into the half does not matter for winning; the table reports the distance.',
  'HW-GEM-20': 'The gem has no harmful effect on its bearer, in spite of its name.',
})
