/** What the design rules say against a unit, each with its rule and its place in the list. */
import type { Complaint } from '@muster/engine'
import type { TraitId } from '../state/card.ts'
import type { UnitDesign } from './design.ts'
import { isCoveredByOne } from './items.ts'
import { TRAIT_PARTS, UPGRADE_PARTS } from './parts.ts'

const ARMOURS = ['light-armour', 'tough', 'heavy-armour', 'resilient'] as const

export function complaintsAbout(design: UnitDesign, where: string): Complaint[] {
  const complain = (rule: string, message: string, place = ''): Complaint => ({
    rule,
    message: `${design.name}: ${message}`,
    where: where + place,
  })
  return [
    ...aboutNumber(design, complain),
    ...aboutUpgrades(design, complain),
    ...aboutTraits(design, complain),
    ...aboutPenalties(design, complain),
    ...aboutItems(design, complain),
  ]
}

type Complain = (rule: string, message: string, place?: string) => Complaint

function aboutNumber({ type, count }: UnitDesign, complain: Complain): Complaint[] {
  if (type === 'champion')
    return count === 1 ? [] : [complain('SF-CHAMP-01', 'a Champion is exactly one model.', '.count')]
  return count >= 2 && count <= 10 ? [] : [complain('SF-CARD-01', `a unit has 2 to 10 models, not ${count}.`, '.count')]
}

function aboutUpgrades({ upgrades }: UnitDesign, complain: Complain): Complaint[] {
  const worn = ARMOURS.filter((id) => upgrades.includes(id))
  const twice = upgrades.find((id, index) => upgrades.indexOf(id) !== index)
  return [
    ...(worn.length > 1
      ? [complain('SF-DES-09', 'one kind of armour or hide is enough; a second one adds nothing.', '.upgrades')]
      : []),
    ...(twice ? [complain('SF-TRAIT-14', `${UPGRADE_PARTS[twice].name} can be bought once.`, '.upgrades')] : []),
  ]
}

/** Why a trait cannot be had with the rest of the design. */
export function whyNotTrait(
  design: UnitDesign,
  id: TraitId,
): { readonly rule: string; readonly message: string } | undefined {
  const { name, rule, needs, bars, isForChampions } = TRAIT_PARTS[id]
  if (isForChampions && design.type !== 'champion') return { rule, message: `${name} is for Champions only.` }
  if (needs && !needs.some((one) => design.traits.includes(one))) {
    return { rule, message: `${name} needs ${needs.map((one) => TRAIT_PARTS[one].name).join(' or ')} first.` }
  }
  const barred = bars?.find((one) => design.upgrades.includes(one))
  return barred && { rule, message: `${name} cannot stand beside ${UPGRADE_PARTS[barred].name}.` }
}

function aboutTraits(design: UnitDesign, complain: Complain): Complaint[] {
  return design.traits.flatMap((id, index) => {
    if (design.traits.indexOf(id) !== index)
      return [complain('SF-TRAIT-14', `${TRAIT_PARTS[id].name} can be taken once.`, `.traits.${index}`)]
    const why = whyNotTrait(design, id)
    return why ? [complain(TRAIT_PARTS[id].needs ? 'SF-TRAIT-03' : why.rule, why.message, `.traits.${index}`)] : []
  })
}

function aboutPenalties({ penalties, upgrades }: UnitDesign, complain: Complain): Complaint[] {
  const twice = penalties.some((id, index) => penalties.indexOf(id) !== index)
  return [
    ...(twice ? [complain('SF-RUL-90', 'each Penalty can be taken once.', '.penalties')] : []),
    ...(penalties.includes('shambling') && upgrades.includes('fast')
      ? [complain('SF-RUL-91', 'what shambles is not Fast.', '.penalties')]
      : []),
  ]
}

function aboutItems({ items, type }: UnitDesign, complain: Complain): Complaint[] {
  if (items.length > 0 && type !== 'champion')
    return [complain('SF-CHAMP-02', 'only Champions can use Enchanted Items.', '.items')]
  return items.flatMap((item, index) =>
    isCoveredByOne(item)
      ? []
      : [
          complain(
            item.is === 'weapon' ? 'SF-ENCH-04' : 'SF-RUL-93',
            `${item.name} serves more kinds of roll than one item can.`,
            `.items.${index}`,
          ),
        ],
  )
}

/** What the basic game does not know. */
export const isAdvanced = ({ type, traits, penalties, items }: UnitDesign): boolean =>
  type === 'champion' || penalties.length > 0 || items.length > 0 || traits.some((id) => TRAIT_PARTS[id].isAdvanced)
