/** Steadings of the Giants. */
import type { ArmyList } from '../../army-list.ts'
import { cloudGiant, fireGiant, frostGiant } from './great-giants.ts'
import { hillGiant, hillGiantQueen } from './hill-giants.ts'
import { merrow, ogre } from './ogres-and-merrow.ts'
import { houseOrc, houseOrcOfficer, orcRabble } from './orcs.ts'
import { ape, brownBear, direWolf, giantLizard, manticore, polarBear } from './recruits.ts'

export const steadingsOfTheGiants: ArmyList = {
  id: 'giants',
  name: 'Steadings of the Giants',
  line: 'Giants of cloud, fire, frost and hill, the orcs and ogres of their halls, and the beasts they keep.',
  listings: [
    cloudGiant,
    fireGiant,
    frostGiant,
    hillGiantQueen,
    hillGiant,
    houseOrcOfficer,
    merrow,
    ogre,
    houseOrc,
    orcRabble,
    giantLizard,
    ape,
    brownBear,
    direWolf,
    polarBear,
    manticore,
  ],
}
