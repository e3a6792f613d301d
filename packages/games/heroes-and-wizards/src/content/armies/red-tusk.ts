/** Orcs: they hit hard, wear little, and bring monsters. */
import { hero, kind, wizard, type Banner } from './muster.ts'

const orc = kind('Orc Reaver', 'orc-head', ['9', 3, 0, 1])
const goblin = kind('Goblin Slinger', 'goblin-head', ['9', 1, 1, 0])
const rider = kind('Wolf Rider', 'wolf-head', ['15', 2, 0, 1])
const ogre = kind('Ogre', 'ogre', ['9', 4, 0, 3], { mighty: true })
const troll = kind('Troll', 'troll', ['12', 4, 0, 2], { mighty: true, two: true })
const gorrash = hero('Gorrash', 'brute', ['9', 5, 0, 3], { two: true })
const mauk = hero('Mauk the Rider', 'fangs', ['15', 4, 0, 3])
const snik = wizard('Old Snik', 'bad-gnome', ['9', 1, 0, 0])
const yagga = wizard('Yagga Bone-Eye', 'cowled', ['9', 1, 0, 0])

export const redTusk: Banner = {
  id: 'red-tusk',
  name: 'Red Tusk Warband',
  line: 'A rush of orcs and wolves around a few huge brutes. Hit first, count later.',
  first: [
    [gorrash, 1],
    [snik, 1],
    [orc, 3],
    [goblin, 2],
    [rider, 2],
    [ogre, 1],
  ],
  sizes: {
    100: [
      [orc, 4],
      [goblin, 2],
      [rider, 3],
      [ogre, 1],
    ],
    250: [
      [orc, 9],
      [goblin, 6],
      [rider, 6],
      [ogre, 2],
      [gorrash, 1],
      [snik, 1],
    ],
    500: [
      [orc, 18],
      [goblin, 11],
      [rider, 10],
      [ogre, 3],
      [troll, 2],
      [gorrash, 1],
      [mauk, 1],
      [snik, 1],
      [yagga, 1],
    ],
  },
}
