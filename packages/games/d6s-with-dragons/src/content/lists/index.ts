/** Every army list by its id; an army that names none is a free-form team. */
import { InputError, unknownWordText } from '@muster/engine'
import type { ArmyList, Listing } from '../army-list.ts'
import { elementalAcolytes } from './elemental-acolytes/index.ts'
import { freeForm } from './free-form.ts'
import { steadingsOfTheGiants } from './giants/index.ts'
import { greatKingdom } from './great-kingdom/index.ts'
import { mountainDwarves } from './mountain-dwarves/index.ts'

export const ARMY_LISTS: readonly ArmyList[] = [
  freeForm,
  greatKingdom,
  mountainDwarves,
  steadingsOfTheGiants,
  elementalAcolytes,
]

export const FREE_FORM = freeForm.id

export function listOf(id: string | undefined): ArmyList {
  const found = ARMY_LISTS.find((list) => list.id === (id ?? freeForm.id))
  if (found) return found
  throw new InputError(
    unknownWordText(
      'army list',
      id ?? '',
      ARMY_LISTS.map((list) => list.id),
    ),
    'list',
  )
}

export const findListing = ({ listings }: ArmyList, profile: string): Listing | undefined =>
  listings.find((one) => one.profile.id === profile)
