/** Men of the valley: a steady line, knights for the blow, bows behind. */
import { hero, kind, wizard, type Banner } from './muster.ts'

const levy = kind('Levy Spearman', 'pitchfork', ['9', 1, 0, 0])
const manAtArms = kind('Man-at-Arms', 'visored-helm', ['6', 2, 0, 2])
const archer = kind('Yeoman Archer', 'high-shot', ['9', 1, 2, 1])
const knight = kind('Knight', 'mounted-knight', ['15', 3, 0, 3])
const aldwin = hero('Sir Aldwin', 'knight-banner', ['12', 4, 0, 4], { two: true })
const maerwyn = hero('Lady Maerwyn', 'queen-crown', ['15', 4, 0, 4])
const corben = wizard('Master Corben', 'pointy-hat', ['9', 1, 0, 2])
const ysolde = wizard('Sister Ysolde', 'holy-symbol', ['9', 1, 0, 2])

export const guardOfTheVale: Banner = {
  id: 'guard-of-the-vale',
  name: 'Guard of the Vale',
  line: 'Many ordinary men in a steady line, with knights to strike where it tells.',
  first: [
    [aldwin, 1],
    [corben, 1],
    [manAtArms, 4],
    [archer, 2],
    [levy, 3],
    [knight, 1],
  ],
  sizes: {
    100: [
      [manAtArms, 5],
      [archer, 3],
      [levy, 3],
      [knight, 1],
    ],
    250: [
      [manAtArms, 8],
      [archer, 5],
      [levy, 9],
      [knight, 4],
      [aldwin, 1],
      [corben, 1],
    ],
    500: [
      [manAtArms, 16],
      [archer, 12],
      [levy, 19],
      [knight, 7],
      [aldwin, 1],
      [maerwyn, 1],
      [corben, 1],
      [ysolde, 1],
    ],
  },
}
