/** What a side may do when its turn comes: the units that may move, and options for all else. Listed only on demand. */
import {
  fineInches,
  pick,
  named,
  text,
  type FigureId,
  type MoveAnswer,
  type Option,
  type Refusal,
  type SideId,
} from '@muster/engine'
import { inchesText } from '@muster/table'
import { attachedTo, enemiesOf, isEngaged, unitOf } from '../../state/figures.ts'
import { actionId, readAction, type Action } from '../../state/option-id.ts'
import type { State, Unit } from '../../state/state.ts'
import { terrainByEffect } from '../../terrain.ts'
import { mayDetach } from '../champions/attachment.ts'
import { isNearEnough, measureCharge, type ChargeReach, type MeasuredCharge } from '../charge/reach.ts'
import { levelSpots } from '../movement/change-level.ts'
import { isWithinLeeway, mayClaim } from '../movement/leeway.ts'
import { UnitMoves } from '../movement/unit-moves.ts'
import { canActivate } from '../rounds/turns.ts'
import { skillOptions } from '../skills/skills.ts'

const PASS: Option = {
  id: 'pass',
  label: 'Done for this round',
  hint: 'You activate nothing more until the next round.',
}

/** Every kind of action with what it offers to a unit. */
type Offers = { readonly [kind in Action['is']]: (unit: Unit) => readonly Option[] }

export class ActivationMoves extends UnitMoves {
  private allOptions: readonly Option[] | undefined
  private readonly measured = new Map<string, MeasuredCharge>()

  private readonly offers: Offers = {
    stay: (unit) => [stayOption(unit)],
    skill: (unit) => skillOptions(this.state, unit),
    up: (unit) => levelOptions(this.state, unit, 'up'),
    down: (unit) => levelOptions(this.state, unit, 'down'),
    detach: (unit) => detachOptions(this.state, unit),
    charge: (unit) => this.charges([unit]),
  }

  constructor(
    state: State,
    private readonly side: SideId,
    private readonly all = state.units.filter((unit) => canActivate(state, side, unit)),
  ) {
    super(
      state,
      all.filter((unit) => !isEngaged(unit)),
    )
  }

  override get options(): readonly Option[] {
    return (this.allOptions ??= [...this.all.flatMap((unit) => this.optionsOf(unit)), ...(this.mayPass ? [PASS] : [])])
  }

  private optionsOf(unit: Unit): readonly Option[] {
    return Object.values(this.offers).flatMap((offer) => offer(unit))
  }

  /** A side that has begun an activation ends it first. */
  private get mayPass(): boolean {
    return this.state.active === undefined
  }

  /** One option is looked for among those of its kind alone: charges take some measuring. */
  isOption(id: string): boolean {
    if (id === PASS.id) return this.mayPass
    const action = readAction(id)
    if (!action) return false
    const { is, unit: who } = action
    const host = this.state.units.find((one) => one.id === who)?.host
    const unit = this.all.find((one) => one.id === who || one.id === host)
    if (!unit) return false
    const offered = is === 'charge' ? this.charges([unit], action.at) : this.offers[is](unit)
    return offered.some((option) => option.id === id)
  }

  /** A unit that would move into enemies is offered the charge, if it can charge. */
  override refuse(answer: MoveAnswer): Refusal | undefined {
    const refusal = super.refuse(answer)
    if (refusal?.code !== 'too-near' && refusal?.code !== 'enemy-in-the-way') return refusal
    const [charge] = this.charges([unitOf(this.state, answer.figure)], this.ownerOf(refusal.figure))
    if (!charge) return refusal
    const offer = {
      label: charge.label,
      ...(charge.hint !== undefined && { hint: charge.hint }),
      answer: pick(charge.id),
    }
    return { ...refusal, offers: [offer, ...(refusal.offers ?? [])] }
  }

  /** The unit of a model, or the one that its Champion is attached to. */
  private ownerOf(model: FigureId | undefined): FigureId {
    const owner = this.state.units.find(({ models }) => models.some(({ id }) => id === model))
    return owner?.host ?? owner?.id ?? ''
  }

  /** The charges of all units, or of some, at all enemies or at one. */
  charges(units: readonly Unit[] = this.units, target?: FigureId): Option[] {
    const enemies = enemiesOf(this.state, this.side).filter(({ id }) => target === undefined || id === target)
    return units.flatMap((unit) => enemies.flatMap((enemy) => this.chargeAt(unit, enemy) ?? []))
  }

  private chargeAt(unit: Unit, target: Unit): Option | undefined {
    if (isEngaged(unit)) return undefined
    const scene = this.scene(unit.id)
    if (!isNearEnough(scene, target)) return undefined
    return chargeOption(this.state, unit, target, this.measuredCharge(unit.id, target.id).reach)
  }

  /** Measured when it is first asked about: a player who charges has mostly weighed it before. */
  measuredCharge(unit: FigureId, target: FigureId): MeasuredCharge {
    const key = actionId({ is: 'charge', unit, at: target, claims: false })
    const known = this.measured.get(key) ?? measureCharge(this.scene(unit), unitOf(this.state, target))
    this.measured.set(key, known)
    return known
  }
}

const stayOption = (unit: Unit): Option => ({
  id: actionId({ is: 'stay', unit: unit.id }),
  label: isEngaged(unit) ? text`${named(unit.id)}: fight on` : text`${named(unit.id)}: stay here`,
  figure: unit.id,
})

function levelOptions(state: State, unit: Unit, to: 'up' | 'down'): Option[] {
  if (isEngaged(unit) || terrainByEffect(state).buildings.length === 0 || !levelSpots(state, unit, to)) return []
  return [
    { id: actionId({ is: to, unit: unit.id }), label: text`${named(unit.id)}: go ${to} one level`, figure: unit.id },
  ]
}

const detachOptions = (state: State, unit: Unit): Option[] =>
  attachedTo(state, unit)
    .filter((champion) => mayDetach(champion, unit))
    .map((champion) => ({
      id: actionId({ is: 'detach', unit: champion.id }),
      label: text`${named(champion.id)}: leave ${named(unit.id)}`,
      figure: champion.id,
      hint: 'It moves away by itself first.',
    }))

/** With leeway where it is needed and may be claimed. */
function chargeOption(
  state: State,
  unit: Unit,
  target: Unit,
  { fails = 0, distance, spots }: ChargeReach,
): Option | undefined {
  if (!spots) return undefined
  const label = text`${named(unit.id)}: charge ${named(target.id)}`
  const about = { figure: unit.id, at: target.id, intent: { by: unit.id, at: target.id, kind: 'charge' } }
  const charge = { is: 'charge', unit: unit.id, at: target.id } as const
  if (fails === 0) {
    return { id: actionId({ ...charge, claims: false }), label, ...about, hint: `${inchesText(distance)}" away.` }
  }
  if (!mayClaim(state, unit.side) || !isWithinLeeway(fails, unit.card.diameter)) return undefined
  const hint = `${fineInches(fails)}" too far: this claims leeway, and the marker goes to the enemy.`
  return { id: actionId({ ...charge, claims: true }), label: text`${label} with leeway`, ...about, hint }
}
