/** Judges an army list: its points, and everything that is against the rules, unit by unit. */
import { inPart, type ArmyReport, type BattlePlan, type Complaint } from '@muster/engine'
import {
  cardOfEntry,
  designOf,
  pointsOf,
  readArmyList,
  USUAL_LIMIT,
  type ArmyList,
  type UnitEntry,
} from './army-list.ts'
import { complaintsAbout, isAdvanced } from '../design/complaints.ts'

export function checkArmy(source: unknown, limit: number = USUAL_LIMIT): ArmyReport {
  const sheet = readArmyList(source)
  const cards = sheet.units.map(cardOfEntry)
  const entries = cards.map(({ name, count, cost }) => ({ name, count, points: cost }))
  const points = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  return {
    name: sheet.name,
    points,
    limit,
    figures: sheet.units.reduce((sum, { count }) => sum + count, 0),
    entries,
    ...(sheet.units.some((unit) => isAdvanced(designOf(unit))) && { needs: { mode: 'advanced' } }),
    complaints: [
      ...sheet.units.flatMap(unitComplaints),
      ...twinComplaints(sheet),
      ...sizeComplaints(sheet),
      ...pointsComplaints(points, limit),
    ],
  }
}

/** A printed card is only checked for its number of models; a design is checked by the design rules. */
export function unitComplaints(unit: UnitEntry, index: number): Complaint[] {
  const all = complaintsAbout(designOf(unit), `units.${index}`)
  return unit.printed ? all.filter(({ where }) => where === `units.${index}.count`) : all
}

const sizeComplaints = ({ units }: ArmyList): Complaint[] =>
  units.length > 0 ? [] : [{ rule: 'SF-RUL-46', where: 'units', message: 'An army has at least one unit.' }]

function pointsComplaints(points: number, limit: number): Complaint[] {
  return points <= limit
    ? []
    : [{ rule: 'SF-RUL-46', where: 'units', message: `The army costs ${points} points; the limit is ${limit}.` }]
}

/** A legendary item has one name and there is one of it, in one army or in two. */
export function twinComplaints(...sheets: readonly ArmyList[]): Complaint[] {
  const seen = new Set<string>()
  const complaints: Complaint[] = []
  for (const { units } of sheets) {
    for (const [index, { items }] of units.entries()) {
      for (const { name } of items.filter(({ grade }) => grade === 'legendary')) {
        const key = name.trim().toLowerCase()
        if (seen.has(key))
          complaints.push({
            rule: 'SF-ENCH-03',
            where: `units.${index}.items`,
            message: `There is only one ${name} in the whole game; this is the second.`,
          })
        seen.add(key)
      }
    }
  }
  return complaints
}

/** What the basic game has no rules for. */
export function advancedComplaints({ units }: ArmyList): Complaint[] {
  return units.flatMap((unit, index) =>
    !isAdvanced(designOf(unit))
      ? []
      : [
          {
            rule: 'SF-EQ-06',
            where: `units.${index}`,
            message: `${unit.name} belongs to the advanced game: play that, or leave out its Champions, Penalties, Enchanted Items and advanced Traits.`,
          },
        ],
  )
}

/** All that is wrong with the armies of a plan, taken together. */
export function armiesComplaints({ sides, options }: BattlePlan): Complaint[] {
  const sheets = sides.map(({ army }, index) => inPart(`sides.${index}.army`, () => readArmyList(army)))
  const limit = typeof options?.['limit'] === 'number' ? options['limit'] : USUAL_LIMIT
  const own = sides.flatMap(({ army }, index) => placed(checkArmy(army, limit).complaints, index))
  const basic =
    options?.['mode'] === 'advanced' ? [] : sheets.flatMap((sheet, index) => placed(advancedComplaints(sheet), index))
  const twins = own.some(({ rule }) => rule === 'SF-ENCH-03') ? [] : placed(twinComplaints(...sheets), 1)
  return [...own, ...basic, ...twins]
}

const placed = (complaints: readonly Complaint[], side: number): Complaint[] =>
  complaints.map((complaint) => ({ ...complaint, where: `sides.${side}.army.${complaint.where}` }))
