/** The dead: slow ranks of bones without end, and a few things nobody wants to meet. */
import { hero, kind, wizard, type Banner } from './muster.ts'

const skeleton = kind('Skeleton', 'skull-crossed-bones', ['6', 1, 0, 1])
const bowman = kind('Skeleton Bowman', 'high-shot', ['6', 1, 1, 1])
const ghoul = kind('Ghoul', 'shambling-zombie', ['12', 2, 0, 0])
const wight = kind('Wight', 'black-knight-helm', ['9', 3, 0, 3], { two: true })
const ghost = kind('Ghost', 'spectre', ['fly', 2, 0, 2])
const giant = kind('Bone Giant', 'giant', ['9', 4, 0, 2], { mighty: true })
const king = hero('The Barrow King', 'crown', ['6', 5, 0, 5])
const lady = hero('The Lady of Ash', 'feathered-wing', ['fly', 3, 0, 3])
const nethra = wizard('Nethra', 'cultist', ['9', 1, 0, 2])
const mordan = wizard('Mordan Gravewise', 'cowled', ['9', 1, 0, 2])

export const barrowDead: Banner = {
  id: 'barrow-dead',
  name: 'The Barrow Dead',
  line: 'Cheap bones by the dozen to hold you, ghosts and wights to finish you.',
  first: [
    [king, 1],
    [nethra, 1],
    [skeleton, 6],
    [bowman, 1],
    [ghoul, 3],
    [wight, 1],
    [ghost, 1],
  ],
  sizes: {
    100: [
      [skeleton, 8],
      [ghoul, 3],
      [wight, 1],
      [ghost, 2],
    ],
    250: [
      [skeleton, 16],
      [bowman, 6],
      [ghoul, 5],
      [wight, 2],
      [ghost, 2],
      [giant, 1],
      [king, 1],
      [nethra, 1],
    ],
    500: [
      [skeleton, 30],
      [bowman, 10],
      [ghoul, 11],
      [wight, 4],
      [ghost, 4],
      [giant, 3],
      [king, 1],
      [lady, 1],
      [nethra, 1],
      [mordan, 1],
    ],
  },
}
