/** Elemental Acolytes: worshippers of one of four elements, and what answers their prayers. */
import type { ArmyList } from '../../army-list.ts'
import { magmaMephit, nightmare, salamander, steamMephit } from './blackfire.ts'
import { earthElemental, gargoyle, ghast, ghoul } from './evil-earth.ts'
import { bugbearRaidChief, bugbearWarrior, cultistFanatic, fanatic, priestAcolyte } from './general.ts'
import { animatedFlyingWeapon, iceMephit, invisibleStalker, willOWisp } from './lesser-air.ts'
import { merfolkSkirmisher, merrow, sahuagin, werewolf } from './wicked-water.ts'

export const elementalAcolytes: ArmyList = {
  id: 'elemental-acolytes',
  name: 'Elemental Acolytes',
  line: 'Sinister worshippers of one of the four elements, and the beasts and spirits that serve it.',
  elements: [
    { id: 'evil-earth', name: 'Evil Earth' },
    { id: 'wicked-water', name: 'Wicked Water' },
    { id: 'blackfire', name: 'Blackfire' },
    { id: 'lesser-air', name: 'Lesser Air' },
  ],
  listings: [
    bugbearRaidChief,
    cultistFanatic,
    bugbearWarrior,
    fanatic,
    priestAcolyte,
    earthElemental,
    gargoyle,
    ghast,
    ghoul,
    werewolf,
    merrow,
    sahuagin,
    merfolkSkirmisher,
    salamander,
    nightmare,
    magmaMephit,
    steamMephit,
    invisibleStalker,
    willOWisp,
    iceMephit,
    animatedFlyingWeapon,
  ],
}
