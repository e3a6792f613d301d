/** Elves: few, swift and deadly with the bow; they cannot stand and trade blows. */
import { hero, kind, wizard, type Banner } from './muster.ts'

const archer = kind('Wood Archer', 'high-shot', ['12', 1, 3, 0])
const warden = kind('Spear Warden', 'stone-spear', ['9', 2, 0, 2])
const dancer = kind('Blade Dancer', 'elf-helmet', ['12', 3, 0, 1], { two: true })
const ranger = kind('Ranger', 'robin-hood-hat', ['12', 2, 2, 1])
const eagle = kind('Great Eagle', 'griffin-symbol', ['fly', 3, 0, 2], { base: 1.5 })
const ilyandra = hero('Queen Ilyandra', 'queen-crown', ['12', 4, 4, 3])
const caerith = hero('Prince Caerith', 'crown', ['15', 4, 0, 3], { two: true })
const thessaly = wizard('Thessaly', 'wizard-face', ['12', 1, 0, 1])
const orlin = wizard('Orlin Moonbrook', 'wizard-staff', ['12', 1, 0, 1])

export const silverWood: Banner = {
  id: 'silver-wood',
  name: 'Host of the Silver Wood',
  line: 'Swift archers who win at a distance, with blades and eagles to guard them.',
  first: [
    [ilyandra, 1],
    [thessaly, 1],
    [archer, 2],
    [warden, 2],
    [dancer, 1],
    [eagle, 1],
  ],
  sizes: {
    100: [
      [archer, 3],
      [warden, 3],
      [dancer, 1],
      [eagle, 1],
    ],
    250: [
      [archer, 5],
      [warden, 6],
      [dancer, 3],
      [ranger, 1],
      [eagle, 2],
      [ilyandra, 1],
      [thessaly, 1],
    ],
    500: [
      [archer, 10],
      [warden, 12],
      [dancer, 5],
      [ranger, 4],
      [eagle, 3],
      [ilyandra, 1],
      [caerith, 1],
      [thessaly, 1],
      [orlin, 1],
    ],
  },
}
