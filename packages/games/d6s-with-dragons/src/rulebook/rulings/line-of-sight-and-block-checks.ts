/** What the rulebook leaves open, and how it is settled: line of sight and block checks. */
import { chapter } from '@muster/engine'

export const lineOfSightAndBlockChecksRulings = chapter('Rulings: Line of sight and block checks', {
  'DD-RUL-06':
    'The eye is above the centre of the base, at full Height. It looks at six points of the target: the two outermost points of its base and its centre, each at half and at full Height. If one of the six lines passes all solid terrain, the target is seen; characters, objects and smoke never cut a line.',
  'DD-RUL-07':
    "Everything that overlaps the triangle from the shooter's centre to the two outermost points of the target lies between them. For characters heights do not matter.",
  'DD-RUL-08':
    "Terrain is cover when it lies between and somewhere there rises at least to the straight line from the shooter's eye to the middle of the target. One piece counts once, also when the target stands in it.",
  'DD-RUL-09':
    'Each separate area of mist or smoke that lies between, or over the target, is one concealment. Areas that touch are one.',
  'DD-RUL-10':
    'Whatever is within 1" of the shooter is left out of the count altogether: terrain, smoke and characters.',
  'DD-RUL-11':
    'One blocker stands for all creatures of either side within 1" of the target that are not counted otherwise. The shooter, and the target\'s own mount or rider, do not count. If that blocker is picked, a die decides fairly among the nearest six of them.',
  'DD-RUL-12':
    'Blockers are numbered from the shooter outward: first those between (the shooter orders those at equal distance), then those around the target, then its shield, then its mount. Only six can be picked.',
  'DD-RUL-13':
    "Cover, smoke or a shield end the attack before any to-hit roll, so sapped and vexed are not used up. A character that is picked becomes the target, with its own Armor, Toughness and conditions. The shooter's own modifiers stay, and nothing is checked again.",
  'DD-RUL-14':
    'Only enemies may be chosen as targets, also those fighting your friends. All attacks of one shooting are made from the same spot, one after another.',
})
