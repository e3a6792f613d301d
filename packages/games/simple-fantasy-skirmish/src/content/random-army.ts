/** Armies from a seed: ready cards of one theme, some with a twist of their own, up to the points agreed. */
import { counted, InputError, pickOne, randomFrom, type Json, type Random } from '@muster/engine'
import { GRADES, PENALTIES, TRAITS, type Item } from '../state/card.ts'
import { complaintsAbout, isAdvanced } from '../design/complaints.ts'
import { costPerModel } from '../design/cost.ts'
import type { UnitDesign } from '../design/design.ts'
import { ARTIFACT_ROLLS, WEAPON_ROLLS } from '../design/items.ts'
import { THEMES } from './themes/index.ts'

const MOST_UNITS = 7

export interface RandomTerms {
  readonly mode: 'basic' | 'advanced'
  /** Gives many units a trait, a penalty or an item more than their card has. */
  readonly twists?: boolean
}

export function randomArmy(
  seed: number,
  points: number,
  { mode, twists = false }: RandomTerms = { mode: 'basic' },
): Json {
  const random = randomFrom(seed)
  const theme = pickOne(random, THEMES)
  const cards = theme.units.filter((unit) => mode === 'advanced' || !isAdvanced(unit))
  const units: UnitDesign[] = []
  let left = points
  for (let tries = 0; tries < 40 && units.length < MOST_UNITS; tries++) {
    const card = twists ? twisted(random, pickOne(random, cards)) : pickOne(random, cards)
    const cost = costPerModel(card).total * card.count
    if (cost > left || (card.type === 'champion' && units.some(({ name }) => name === card.name))) continue
    units.push(card)
    left -= cost
  }
  if (units.every(({ type }) => type === 'champion')) addFollowers(units, cheapest(theme.units), points)
  return { name: theme.name, units } as unknown as Json
}

/** A Champion needs a unit to lead: two of the cheapest models, in place of others if necessary. */
function addFollowers(units: UnitDesign[], followers: UnitDesign, points: number): void {
  const wanted = costPerModel(followers).total * 2
  const spent = () => units.reduce((sum, unit) => sum + costPerModel(unit).total * unit.count, 0)
  while (units.length > 0 && spent() + wanted > points) units.pop()
  units.push({ ...followers, count: 2 })
  if (spent() > points) {
    throw new InputError(`There is no army of ${counted(points, 'point')}: the cheapest unit costs ${spent()}.`)
  }
}

const cheapest = (units: readonly UnitDesign[]): UnitDesign =>
  units.reduce((least, unit) => (costPerModel(unit).total < costPerModel(least).total ? unit : least))

/** One change that the design rules allow; none where the first tries are not. */
function twisted(random: Random, card: UnitDesign): UnitDesign {
  for (let tries = 0; tries < 6; tries++) {
    const changed = change(random, card)
    if (complaintsAbout(changed, '').length === 0) return changed
  }
  return card
}

function change(random: Random, card: UnitDesign): UnitDesign {
  const which = random()
  if (which < 0.5) return { ...card, traits: [...card.traits, pickOne(random, TRAITS)] }
  if (which < 0.75 || card.type !== 'champion')
    return { ...card, penalties: [...card.penalties, pickOne(random, PENALTIES)] }
  return { ...card, items: [...card.items, randomItem(random, card)] }
}

/** Named after its bearer: a legendary item is the only one of its name. */
function randomItem(random: Random, { name, items }: UnitDesign): Item {
  const grade = pickOne(random, GRADES)
  const called = `${name}'s ${grade} heirloom ${items.length + 1} of ${Math.floor(random() * 1e6)}`
  return random() < 0.5
    ? { is: 'weapon', grade, name: called, rolls: pickOne(random, Object.values(WEAPON_ROLLS)) }
    : { is: 'artifact', grade, name: called, rolls: pickOne(random, Object.values(ARTIFACT_ROLLS)) }
}
