/** The rules in our own words: setting up. */
import { chapter } from '@muster/engine'

export const settingUp = chapter('Setting up', {
  'HW-SETUP-01':
    'Set-up order: army lists fixed; objectives stated (campaign only); scenario rolled; prisoner chosen (scenario 4); items and spells rolled; terrain set up (the hill of scenario 3 included); edges; prison or gem placed (scenarios 4, 5); deployment roll; deployment; then turn 1.',
  'HW-SETUP-02':
    'The scenario is decided by one die: 1 Pitched Battle, 2 Capture Terrain, 3 King of the Hill, 4 Rescue, 5 The Cursed Gem, 6 Loot.',
  'HW-SETUP-03': 'With three or more sides a 4 or 5 is rolled again.',
  'HW-SETUP-04': 'One player (the terrain setter; by default the first seat) places all terrain.',
  'HW-SETUP-05':
    'Terrain pieces lie wholly on the table; areas do not overlap areas, lines do not enter buildings, single trees stand outside woods and buildings; there is no minimum or maximum number.',
  'HW-SETUP-06':
    'With two sides, after all terrain is placed, the other player chooses any one of the four table edges; the terrain setter gets the opposite edge.',
  'HW-SETUP-07':
    'With three or four sides the players other than the terrain setter each choose a free edge in seat order after the setter; the setter then takes one of the edges left over; more than four sides are not supported.',
  'HW-SETUP-08': 'Each player commands one side; there are two to four sides and every other side is hostile.',
  'HW-DEP-01': 'The armies deploy at least 18" apart: no deployed figure is closer than 18" to any deployed enemy.',
  'HW-DEP-02':
    'With two sides this is done by zones: every base lies wholly on its own side of the centre line (midway between the two edges) and 9" or more from that line.',
  'HW-DEP-03':
    'With three or more sides every base lies wholly within 12" of its own edge and at least 18" from every enemy already placed.',
  'HW-DEP-04':
    'Each player rolls one die (in seat order, nothing added); the lowest must place first; players tied for lowest roll again among themselves.',
  'HW-DEP-05':
    'A player whose turn it is to place chooses one type of the army not yet placed and places all figures of that type.',
  'HW-DEP-06': 'Placing alternates type by type (with three or more sides: clockwise from the low roller).',
  'HW-DEP-07': 'Each Hero and each Wizard is a type of its own.',
  'HW-DEP-08': 'A player with no types left is skipped; the others go on until everything is placed.',
  'HW-DEP-09': 'All figures must be deployed; none are held in reserve.',
  'HW-DEP-10': 'A figure is deployed wholly on the table, overlapping no base, no obstacle line, and no building.',
})
