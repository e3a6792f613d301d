/** What a side may do when its turn comes: units that may move, and the words for all else. Listed only when somebody looks. */
import type { FigureId, Option, SideId } from '@muster/engine'
import { inchesText } from '@muster/table'
import { attachedTo, enemiesOf, isEngaged, isFree, unitOf } from '../figures.ts'
import type { State, Unit } from '../state.ts'
import { UnitMoves } from './ask-unit.ts'
import { mayDetach } from './champions.ts'
import { levelSpots } from './change-level.ts'
import { chargeReach } from './charge.ts'
import { isWithinLeeway, LEEWAY, mayClaim } from './leeway.ts'
import { skillOptions } from './skills.ts'

const PASS: Option = { id: 'pass', label: 'Done for this round', hint: 'You activate nothing more until the next round.' }

/** Units of a side that may be activated now: all without a marker, or the one that has begun. */
export function toActivate({ units, active }: State, side: SideId): Unit[] {
  return units.filter((unit) => (active ? unit.id === active.unit : unit.side === side && !unit.marker) && isFree(unit))
}

export class ActivationMoves extends UnitMoves {
  private words: readonly Option[] | undefined

  constructor(state: State, private readonly side: SideId, private readonly all = toActivate(state, side)) {
    super(state, all.filter((unit) => !isEngaged(unit)))
  }

  override get options(): readonly Option[] {
    return (this.words ??= [...this.all.flatMap((unit) => optionsOf(this.state, unit)), ...(this.state.active ? [] : [PASS])])
  }

  /** One word is looked at without listing the others: charges take some measuring. */
  isOption(word: string): boolean {
    const [is, id = '', about = '', claim] = word.split('|')
    if (is === 'pass') return word === 'pass' && this.state.active === undefined
    if (is === 'detach') return this.all.some((unit) => detachOptions(this.state, unit).some((option) => option.id === word))
    const unit = this.all.find((one) => one.id === id)
    if (!unit) return false
    if (is === 'charge') return this.isCharge(unit, about, claim)
    return wordsOf(this.state, unit).some((option) => option.id === word)
  }

  private isCharge(unit: Unit, about: FigureId, claim: string | undefined): boolean {
    const target = enemiesOf(this.state, this.side).find(({ id }) => id === about)
    const option = target && chargeOption(this.state, unit, target)
    return option?.id === ['charge', unit.id, about, ...(claim === undefined ? [] : [claim])].join('|')
  }
}

const optionsOf = (state: State, unit: Unit): Option[] =>
  [...wordsOf(state, unit), ...detachOptions(state, unit), ...chargeOptions(state, unit)]

/** All words for a unit but its charges. */
function wordsOf(state: State, unit: Unit): Option[] {
  const { id, name } = unit
  const stay = { id: `stay|${id}`, label: isEngaged(unit) ? `${name} fight on` : `${name} stay where they are`, figure: id }
  return [stay, ...skillOptions(state, unit), ...levelOptions(state, unit)]
}

function levelOptions(state: State, unit: Unit): Option[] {
  if (isEngaged(unit)) return []
  return (['up', 'down'] as const).flatMap((to) => levelSpots(state, unit, to)
    ? [{ id: `${to}|${unit.id}`, label: `${unit.name} go ${to} one level`, figure: unit.id }] : [])
}

function detachOptions(state: State, unit: Unit): Option[] {
  if (state.mode === 'basic') return []
  return attachedTo(state, unit).filter((champion) => mayDetach(champion, unit)).map((champion) => ({
    id: `detach|${champion.id}`, label: `${champion.name} leaves ${unit.name}`, figure: champion.id, hint: 'It moves away by itself first.',
  }))
}

function chargeOptions(state: State, unit: Unit): Option[] {
  if (isEngaged(unit)) return []
  return enemiesOf(state, unit.side).flatMap((target) => chargeOption(state, unit, target) ?? [])
}

/** With leeway where it is needed and may be claimed. */
export function chargeOption(state: State, unit: Unit, target: Unit): Option | undefined {
  const { fails = 0, distance, spots } = chargeReach(state, unit, target)
  if (!spots) return undefined
  const option = { id: `charge|${unit.id}|${target.id}`, label: `${unit.name} charge ${target.name}`, figure: unit.id, at: target.id }
  if (fails === 0) return { ...option, hint: `${inchesText(distance)}" away.` }
  if (!mayClaim(state, unit.side) || !isWithinLeeway(fails, unitOf(state, unit.id).card.diameter)) return undefined
  const hint = `${inchesText(Math.max(fails, 26))}" too far: this claims leeway, and the marker goes to the enemy.`
  return { ...option, id: `${option.id}|${LEEWAY}`, label: `${option.label} with leeway`, hint }
}
