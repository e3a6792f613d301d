/** The rules in our own words: special movements. */
import { chapter } from '@muster/engine'

export const specialMovements = chapter('Special movements', {
  'DD-SMV-01':
    'If a creature can use a special movement that is faster than its land Speed it acts in the movement order on the special Speed.',
  'DD-SMV-02':
    'A swimmer acts at its Swim Speed when it is in water, or when it can walk to water this turn; then it must enter the water in that turn.',
  'DD-SMV-03': 'Burrow: moves below ground at its land Speed, also beneath enemies; must end in an unoccupied space.',
  'DD-SMV-04': 'Climb: moves vertically at its land Speed.',
  'DD-SMV-05': 'Climb: a character still on the wall at the end of its move takes no part in the Combat Phase.',
  'DD-SMV-06': 'Spider Climb: like Climb, and also along walls and under ceilings.',
  'DD-SMV-07': 'Spider Climb: may act in the Combat Phase even in mid-climb.',
  'DD-SMV-08': 'Flight: moves in any direction that is free of obstacles.',
  'DD-SMV-09': 'Flight: may move over enemies and allies alike.',
  'DD-SMV-10': 'Flight: must end in an unoccupied space.',
  'DD-SMV-11': 'Phasing: moves through any terrain without penalty.',
  'DD-SMV-12': 'Phasing: may move through enemies and solid obstacles if it ends in an unoccupied space.',
  'DD-SMV-13': 'Spider Walk: webs cost no extra movement.',
  'DD-SMV-14': 'Swim: shallow and deep water cost no extra movement and no Fortitude save is made for deep water.',
})
