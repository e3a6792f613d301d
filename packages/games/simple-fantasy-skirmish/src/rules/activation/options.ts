/** What a side may do when its turn comes: the units that may move, and words for all else. Listed only on demand. */
import {
  fineInches,
  pick,
  type FigureId,
  type MoveAnswer,
  type Option,
  type Refusal,
  type SideId,
} from '@muster/engine'
import { inchesText } from '@muster/table'
import { attachedTo, enemiesOf, isEngaged, isFree, unitOf } from '../../state/figures.ts'
import type { State, Unit } from '../../state/state.ts'
import { UnitMoves } from '../movement/unit-moves.ts'
import { mayDetach } from '../champions/join-unit.ts'
import { levelSpots } from '../movement/change-level.ts'
import { chargingAt, isNearEnough, reachIn, type ChargeReach } from '../charge/reach.ts'
import { isWithinLeeway, LEEWAY, mayClaim } from '../movement/leeway.ts'
import { skillOptions } from '../skills/skills.ts'
import { landscapeOf } from '../../terrain.ts'

const PASS: Option = {
  id: 'pass',
  label: 'Done for this round',
  hint: 'You activate nothing more until the next round.',
}

/** Units of a side that may be activated now: all without a marker, or the one that has begun. */
export function toActivate({ units, active }: State, side: SideId): Unit[] {
  return units.filter((unit) => (active ? unit.id === active.unit : unit.side === side && !unit.marker) && isFree(unit))
}

export class ActivationMoves extends UnitMoves {
  private words: readonly Option[] | undefined

  constructor(
    state: State,
    private readonly side: SideId,
    private readonly all = toActivate(state, side),
  ) {
    super(
      state,
      all.filter((unit) => !isEngaged(unit)),
    )
  }

  override get options(): readonly Option[] {
    return (this.words ??= [...this.all.flatMap((unit) => this.optionsOf(unit)), ...(this.state.active ? [] : [PASS])])
  }

  /** One word is looked at without listing the others: charges take some measuring. */
  isOption(word: string): boolean {
    const [is, id = '', about = ''] = word.split('|')
    if (is === 'pass') return word === 'pass' && this.state.active === undefined
    if (is === 'detach') {
      return this.all.some((unit) => detachOptions(this.state, unit).some((option) => option.id === word))
    }
    const unit = this.all.find((one) => one.id === id)
    if (!unit) return false
    if (is === 'stay') return word === `stay|${id}`
    if (is === 'charge') {
      return (
        this.chargeAt(
          unit,
          enemiesOf(this.state, this.side).find((target) => target.id === about),
        )?.id === word
      )
    }
    return wordsOf(this.state, unit).some((option) => option.id === word)
  }

  /** Who would walk into enemies is shown the charge, where there is one. */
  override refuse(answer: MoveAnswer): Refusal | undefined {
    const refusal = super.refuse(answer)
    if (refusal?.code !== 'too-near' && refusal?.code !== 'enemy-in-the-way') return refusal
    const charge = this.chargeAt(unitOf(this.state, answer.figure), this.ownerOf(refusal.figure))
    if (!charge) return refusal
    const offer = {
      label: charge.label,
      ...(charge.hint !== undefined && { hint: charge.hint }),
      answer: pick(charge.id),
    }
    return { ...refusal, offers: [offer, ...(refusal.offers ?? [])] }
  }

  /** The enemy unit of a model, or that its Champion is attached to. */
  private ownerOf(model: FigureId | undefined): Unit | undefined {
    const owner = this.state.units.find(({ models }) => models.some(({ id }) => id === model))
    return owner?.host === undefined ? owner : unitOf(this.state, owner.host)
  }

  /** The charges of all units, or of those a player is thinking of. */
  charges(units: readonly Unit[] = this.units): Option[] {
    const enemies = enemiesOf(this.state, this.side)
    return units.flatMap((unit) => enemies.flatMap((target) => this.chargeAt(unit, target) ?? []))
  }

  private optionsOf(unit: Unit): Option[] {
    return [...wordsOf(this.state, unit), ...detachOptions(this.state, unit), ...this.charges([unit])]
  }

  private chargeAt(unit: Unit, target: Unit | undefined): Option | undefined {
    if (!target || isEngaged(unit)) return undefined
    const scene = this.scene(unit.id)
    if (!isNearEnough(scene, target)) return undefined
    return chargeOption(this.state, unit, target, reachIn(chargingAt(scene, target)))
  }
}

/** All words for a unit but its charges and its Champions'. */
function wordsOf(state: State, unit: Unit): Option[] {
  const { id, name } = unit
  const stay = { id: `stay|${id}`, label: isEngaged(unit) ? `${name}: fight on` : `${name}: stay here`, figure: id }
  return [stay, ...skillOptions(state, unit), ...levelOptions(state, unit)]
}

function levelOptions(state: State, unit: Unit): Option[] {
  if (isEngaged(unit) || landscapeOf(state).buildings.length === 0) return []
  return (['up', 'down'] as const).flatMap((to) =>
    levelSpots(state, unit, to)
      ? [{ id: `${to}|${unit.id}`, label: `${unit.name}: go ${to} one level`, figure: unit.id }]
      : [],
  )
}

function detachOptions(state: State, unit: Unit): Option[] {
  if (state.mode === 'basic') return []
  return attachedTo(state, unit)
    .filter((champion) => mayDetach(champion, unit))
    .map((champion) => ({
      id: `detach|${champion.id}`,
      label: `${champion.name}: leave ${unit.name}`,
      figure: champion.id,
      hint: 'It moves away by itself first.',
    }))
}

/** With leeway where it is needed and may be claimed. */
function chargeOption(
  state: State,
  unit: Unit,
  target: Unit,
  { fails = 0, distance, spots }: ChargeReach,
): Option | undefined {
  if (!spots) return undefined
  const option = {
    id: `charge|${unit.id}|${target.id}`,
    label: `${unit.name}: charge ${target.name}`,
    figure: unit.id,
    at: target.id,
    intent: { by: unit.id, at: target.id, kind: 'charge' },
  }
  if (fails === 0) return { ...option, hint: `${inchesText(distance)}" away.` }
  if (!mayClaim(state, unit.side) || !isWithinLeeway(fails, unit.card.diameter)) return undefined
  const hint = `${fineInches(fails)}" too far: this claims leeway, and the marker goes to the enemy.`
  return { ...option, id: `${option.id}|${LEEWAY}`, label: `${option.label} with leeway`, hint }
}
