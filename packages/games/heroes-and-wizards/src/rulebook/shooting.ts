/** The rules in our own words: shooting. */
import { chapter } from '@muster/engine'

export const shooting = chapter('Shooting', {
  'HW-SHOOT-01':
    'All shooting is simultaneous: every shot is declared before any is rolled, and figures slain are removed only after the last shot.',
  'HW-SHOOT-02': 'A figure slain in the Shooting phase still gets its own shot of that phase.',
  'HW-SHOOT-03': 'The range of every missile weapon is 18".',
  'HW-SHOOT-04': 'A shot hits on Shooting or less on one die.',
  'HW-SHOOT-05': 'The figure hit ignores the hit by rolling its Armour or less on one die.',
  'HW-SHOOT-06':
    'A figure that has spent more than half its Movement score on moving this turn may not shoot; exactly half is allowed.',
  'HW-SHOOT-07': 'A figure that is in combat may not be shot at, whoever it is fighting.',
  'HW-SHOOT-08': 'A figure that is in combat may not shoot.',
  'HW-SHOOT-09':
    'Each figure with Shooting 1 or more may make one shot per turn at one enemy; shooting is never compulsory.',
  'HW-SHOOT-10':
    'A Hero or Wizard may be shot at only if no other enemy that this shooter could legally shoot at (this rule left aside) is closer; a tie is enough.',
  'HW-SHOOT-11':
    'Closeness is measured per shooter, base to base, at declaration; enemies out of range, out of sight, or in combat do not count.',
  'HW-SHOOT-12': 'Troopers may be shot at even if other enemies are closer.',
  'HW-SHOOT-13':
    'The line of shot is the shortest straight line between the two bases; range, cover, woods, and sight are all taken along it.',
  'HW-SHOOT-14': 'A shot may not be made if its line passes through a building.',
  'HW-SHOOT-15': 'Other figures, friend or enemy, neither block a shot nor count as cover.',
  'HW-SHOOT-16':
    'A shot may not be made if its line runs through more than 2" of woods, all woods on the line added together; exactly 2" is allowed.',
  'HW-SHOOT-17':
    'For each shot the dice are rolled in this order: hit, cover (only if it hit), Armour (only if it got past the cover), Armband (only if the save failed).',
  'HW-SHOOT-18': "Shots are rolled one after the other, sides in initiative order, each side's in the order declared.",
  'HW-SHOOT-19':
    'A shot at a figure already slain in this phase is still rolled to hit and for cover, but no save is rolled.',
  'HW-COVER-01': 'For each piece of cover (wall, hedge, tree, wood) between shooter and target one die is rolled.',
  'HW-COVER-02': 'On 1-3 the missile passes that piece; on 4-6 the shot is stopped and has no effect.',
  'HW-COVER-03': 'Pieces are rolled in order from the shooter outwards; after the first 4-6 no more dice are rolled.',
  'HW-COVER-04':
    "A piece of cover is between when the line of shot crosses or touches it, the line's end points included; an area needs more than a grazing point.",
  'HW-COVER-05': 'One piece counts once, even if the line crosses it twice.',
  'HW-COVER-06': 'Cover that the shooter itself stands behind counts like any other.',
  'HW-COVER-07':
    'A wood crossed by the line (2" in all or less) is one piece of cover, also when shooter or target stands in it.',
})
