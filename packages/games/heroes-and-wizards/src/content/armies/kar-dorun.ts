/** Dwarfs: slow, few, and very hard to kill. */
import { hero, kind, wizard, type Banner } from './muster.ts'

const axeman = kind('Dwarf Axeman', 'dwarf-helmet', ['6', 3, 0, 4])
const crossbow = kind('Dwarf Crossbow', 'crossbow', ['6', 2, 3, 3])
const miner = kind('Miner', 'flanged-mace', ['6', 2, 0, 2], { two: true })
const scout = kind('Gnome Scout', 'bad-gnome', ['9', 1, 1, 1])
const golem = kind('Rock Golem', 'rock-golem', ['6', 4, 0, 5], { mighty: true })
const borrin = hero('Thane Borrin', 'dwarf-king', ['6', 5, 0, 5])
const hild = hero('Hild Two-Axes', 'battle-axe', ['6', 4, 0, 5], { two: true })
const runa = wizard('Runa Stonespeaker', 'holy-symbol', ['6', 2, 0, 4])
const kettil = wizard('Old Kettil', 'wizard-face', ['6', 2, 0, 4])

export const karDorun: Banner = {
  id: 'kar-dorun',
  name: 'Hold of Kar-Dorun',
  line: 'A short wall of heavy armour with crossbows in it. It goes nowhere fast.',
  first: [
    [borrin, 1],
    [runa, 1],
    [axeman, 2],
    [crossbow, 1],
    [miner, 1],
    [scout, 3],
  ],
  sizes: {
    100: [
      [axeman, 3],
      [crossbow, 2],
      [miner, 1],
      [scout, 1],
    ],
    250: [
      [axeman, 6],
      [crossbow, 3],
      [miner, 3],
      [scout, 2],
      [golem, 1],
      [borrin, 1],
      [runa, 1],
    ],
    500: [
      [axeman, 13],
      [crossbow, 6],
      [miner, 5],
      [scout, 3],
      [golem, 2],
      [borrin, 1],
      [hild, 1],
      [runa, 1],
      [kettil, 1],
    ],
  },
}
