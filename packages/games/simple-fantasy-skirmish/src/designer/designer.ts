/** The card designer: the parts a unit is put together from, and the card worked out as the book's sums. */
import { InputError, raise, type Design, type DesignedCard, type Designer, type Json, type Stat } from '@muster/engine'
import { designOf, readArmyList } from '../army/army-list.ts'
import { SIDES_OF_DIE, TRAITS, UPGRADES, type StatColumn, type AttackKind } from '../state/card.ts'
import { CARDS, THEMES } from '../content/themes/index.ts'
import { complaintsAbout, isAdvanced, whyNotTrait } from '../design/complaints.ts'
import { costPerModel } from '../design/cost.ts'
import type { UnitDesign } from '../design/design.ts'
import { DESIGN_PARTS, fromDesign, toDesign } from './forms.ts'
import { workOutGrid, type WorkedBox } from '../design/grid.ts'
import { moveSum } from '../design/card-of.ts'
import { PENALTY_PARTS, TRAIT_PARTS, TYPE_PARTS, UPGRADE_PARTS } from '../design/parts.ts'

const ROW: { readonly [kind in AttackKind]: string } = { melee: 'Melee', ranged: 'Ranged', magic: 'Magic' }
/** Attacks are red, Saves green, Skills blue. */
export const TONE = { attack: 'red', save: 'green', skill: 'blue' } as const satisfies {
  readonly [doing in StatColumn]: Stat['tone']
}
const COLUMN: { readonly [doing in StatColumn]: string } = { attack: 'Attack', save: 'Save', skill: 'Skill' }

function boxStat({ kind, doing, sum }: WorkedBox): DesignedCard['stats'][number] {
  const named = {
    label: `${ROW[kind]} ${COLUMN[doing]}`,
    row: ROW[kind],
    column: COLUMN[doing],
    tone: TONE[doing],
    rule: 'SF-CARD-06',
  }
  return sum ? { ...named, value: `${sum.total}+`, sum } : { ...named, value: '' }
}

function moveStat(design: UnitDesign): Stat {
  const sum = moveSum(design)
  return { label: 'Move', value: `${sum.total}"`, sum, rule: 'SF-CARD-04' }
}

/** Special rules of the unit that are not numbers in the boxes. */
function notesOf({ upgrades, traits, penalties, items }: UnitDesign): DesignedCard['notes'] {
  return [
    ...upgrades.map((id) => UPGRADE_PARTS[id]),
    ...traits.map((id) => TRAIT_PARTS[id]),
    ...penalties.map((id) => PENALTY_PARTS[id]),
  ]
    .map(({ name, line, rule }) => ({ name, text: line, rule }))
    .concat(
      items.map(({ name, grade, rolls }) => ({
        name,
        text: `A d${SIDES_OF_DIE[grade]} for ${rolls.map((roll) => roll.replace('-', ' ')).join(' and ')} rolls.`,
        rule: 'SF-ENCH-02',
      })),
    )
}

/** Choices that the rest of the design rules out, and why. */
function barredIn(design: UnitDesign): DesignedCard['barred'] {
  const barred: { [choice: string]: string } = {}
  for (const id of TRAITS) {
    const why = design.traits.includes(id) ? undefined : whyNotTrait(design, id)
    if (why) barred[id] = why.message
  }
  for (const id of UPGRADES) {
    const wanted = { ...design, upgrades: [...design.upgrades.filter((one) => one !== id), id] }
    const trait = design.traits.find((one) => TRAIT_PARTS[one].bars?.includes(id))
    if (trait) barred[id] = `${UPGRADE_PARTS[id].name} cannot stand beside ${TRAIT_PARTS[trait].name}.`
    else if (id === 'fast' && wanted.penalties.includes('shambling')) barred[id] = 'What shambles is not Fast.'
  }
  if (design.upgrades.includes('fast')) barred['shambling'] = 'What is Fast does not shamble.'
  return barred
}

function card(form: Design): DesignedCard {
  const design = fromDesign(form)
  const perModel = costPerModel(design)
  return {
    kind: TYPE_PARTS[design.type].name,
    models: design.type === 'champion' ? { least: 1, most: 1 } : { least: 2, most: 10 },
    stats: [...workOutGrid(design).map(boxStat), moveStat(design)],
    perModel,
    points: perModel.total * design.count,
    notes: notesOf(design),
    complaints: complaintsAbout(design, ''),
    barred: barredIn(design),
  }
}

function army(name: string, designs: readonly Design[]): ReturnType<Designer['army']> {
  const units = designs.map(fromDesign)
  return { army: { name, units } as unknown as Json, ...(units.some(isAdvanced) && { needs: { mode: 'advanced' } }) }
}

/** A card with printed numbers or traits of its own was not made from parts: it is no design. */
function designIn(written: Json): Design | undefined {
  try {
    const [entry] = readArmyList({ name: 'army', units: [written] }).units
    return entry && !entry.printed && entry.own.length === 0 ? toDesign(designOf(entry)) : undefined
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

export const designer: Designer = {
  parts: DESIGN_PARTS,
  blank: toDesign(
    CARDS.find(({ type, upgrades }) => type === 'troops' && upgrades.length === 0) ?? raise('there is no plain card'),
  ),
  examples: THEMES.map(({ name, units }) => ({ theme: name, designs: units.map(toDesign) })),
  card,
  army,
  designOf: designIn,
}
