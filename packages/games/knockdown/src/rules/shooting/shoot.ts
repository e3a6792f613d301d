/** The ranged attacks of an activation: a model's own, those of a chariot's crew, or a siege weapon's. */
import {
  chooseQuestion,
  isOptionId,
  named,
  optionId,
  optionParts,
  picked,
  raise,
  text,
  type ChooseRules,
  type FigureId,
  type Option,
  type Play,
  type Step,
  type Text,
} from '@muster/engine'
import { RANGED_WEAPONS } from '../../content/gear.ts'
import { activationOf, finish, leaveAttacks } from '../activation/activation.ts'
import { makeAttack } from '../attacks/attack.ts'
import { afterAttack } from '../attacks/after-attack.ts'
import { figureOf, findFigure, isInPlay } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import type { SiegeWeaponId } from '../../state/vocabulary.ts'
import type { RangedWeapon } from '../../state/weapons.ts'
import { gapBetween } from '../measuring/distance.ts'
import { nameTargets } from './several.ts'
import { findsTarget, isTarget, refuseShooter, shotTargets, type ShotWith } from './targets.ts'
import { weaponsOf } from './weapons.ts'

const DONE: Option = { id: 'done', label: 'Do not shoot' }

/** A shooter and what it may shoot with now. */
interface Shooter {
  readonly figure: Figure
  readonly shots: readonly ShotWith[]
}

export function* shoot(play: Play<State>): Step {
  const { state } = play
  const activation = activationOf(state)
  const figure = figureOf(state, activation.figure)
  const shooters = shootersOf(state)
  if (!hasAnyShot(state, shooters)) return finish(state)
  const prompt = () => text`${named(figure.id)}: whom does it shoot at?`
  const ask = { by: figure.side, what: 'shoot', prompt, rule: 'KD-RNG-02', about: figure.id }
  const choice = new ShotChoice(state, shooters)
  const pick = picked(yield* play.ask(chooseQuestion(ask, choice))) ?? DONE.id
  if (pick === DONE.id) return finish(state)
  const { by, shot, target } = choice.shotCalled(pick) ?? raise(`no shot is called "${pick}"`)
  leaveAttacks(activation, by.id, 0)
  yield* shootAll(play, by.id, shot, target.id)
  if (activation.action === 'fire') return finish(state)
  afterAttack(state, by.id)
}

/** Who shoots, with what and at whom. */
interface Shot {
  readonly id: string
  readonly by: Figure
  readonly shot: ShotWith
  readonly target: Figure
}

/** The shot that an option names, if there could be such a shot. */
function shotIn(state: State, shooters: readonly Shooter[], id: string): Shot | undefined {
  const parts = optionParts(id)
  const [who = '', weapon = '', at = ''] = parts
  const by = findFigure(state, who)
  const target = findFigure(state, at)
  const shot = shooters.find(({ figure }) => figure === by)?.shots.find((one) => one.weapon.id === weapon)
  return by && shot && target && parts.length === 3 && isOptionId(id, parts) ? { id, by, shot, target } : undefined
}

function hasAnyShot(state: State, shooters: readonly Shooter[]): boolean {
  for (const { figure, shots } of shooters) for (const shot of shots) if (findsTarget(state, figure, shot)) return true
  return false
}

/** Every target is looked at only for whoever reads the list; an answer is looked up by itself. */
class ShotChoice implements ChooseRules {
  /** The shot named last: an answer is read when it is checked and when it is carried out. */
  private last: Shot | undefined

  constructor(
    private readonly state: State,
    private readonly shooters: readonly Shooter[],
  ) {}

  get options(): readonly Option[] {
    const { state, shooters } = this
    return [...shooters.flatMap((shooter) => shotOptions(state, shooter, shooters.length === 1)), DONE]
  }

  /** At the nearest target. */
  get usual(): readonly string[] {
    const { state, options } = this
    const far = ({ figure, at }: Option): number =>
      figure === undefined || at === undefined
        ? Infinity
        : gapBetween(state, figureOf(state, figure), figureOf(state, at))
    return [options.reduce((a, b) => (far(b) < far(a) ? b : a)).id]
  }

  isOption(id: string): boolean {
    if (id === DONE.id) return true
    const found = this.shotCalled(id)
    return found !== undefined && isTarget(this.state, found.by, found.target, found.shot)
  }

  shotCalled(id: string): Shot | undefined {
    if (this.last?.id !== id) this.last = shotIn(this.state, this.shooters, id)
    return this.last
  }
}

/** Every target is named before the first die; those who are gone by their turn are attacked no more. */
function* shootAll(play: Play<State>, by: FigureId, { weapon, moved, spared = [] }: ShotWith, first: FigureId): Step {
  const { state } = play
  const targets = weapon.targets ? yield* nameTargets(play, by, { weapon, moved, spared }, first) : [first]
  const since = play.milestones?.since()
  for (const [index, at] of targets.entries()) {
    const shooter = figureOf(state, by)
    if (!isInPlay(shooter) || shooter.knockedDown) return
    play.milestones?.reach(since, `shot ${index} of ${targets.join()}`)
    if (isInPlay(figureOf(state, at))) yield* makeAttack(play, { by, at, kind: 'ranged', weapon, spared })
    else play.tell({ is: 'attack-lost', by, at, rules: ['KD-RUL-58'] })
  }
}

function shootersOf(state: State): Shooter[] {
  const { figure: id, action, crew, attacks, moved } = activationOf(state)
  const shooters: Shooter[] = []
  if (action === 'fire') {
    const shot = { weapon: siegeWeapon(figureOf(state, id)), moved: false, spared: [id, ...crew] }
    for (const one of crew) shooters.push(shooter(state, figureOf(state, one), [shot]))
    return shooters
  }
  for (const { figure: one, left } of attacks) {
    const figure = figureOf(state, one)
    if (left <= 0 || !isInPlay(figure)) continue
    const shots: ShotWith[] = []
    for (const weapon of weaponsOf(state, figure)) shots.push({ weapon, moved })
    shooters.push(shooter(state, figure, shots))
  }
  return shooters
}

function shooter(state: State, figure: Figure, all: readonly ShotWith[]): Shooter {
  const shots: ShotWith[] = []
  for (const shot of all) if (refuseShooter(state, figure, shot) === undefined) shots.push(shot)
  return { figure, shots }
}

/** A siege weapon is named like its profile. */
export const siegeWeapon = ({ profile }: Figure): RangedWeapon => RANGED_WEAPONS[profile.id as SiegeWeaponId]

/** The question names a single shooter, and a single weapon needs no name. */
function shotLabel({ figure: by, shots }: Shooter, { weapon }: ShotWith, at: Figure, alone: boolean): Text {
  if (!alone) return text`${named(by.id)} shoots at ${named(at.id)} (${weapon.name})`
  return shots.length > 1 ? text`Shoot at ${named(at.id)} (${weapon.name})` : text`Shoot at ${named(at.id)}`
}

function shotOptions(state: State, shooter: Shooter, alone: boolean): Option[] {
  const { figure: by, shots } = shooter
  return shots.flatMap((shot) =>
    shotTargets(state, by, shot).map((at): Option => ({
      id: optionId(by.id, shot.weapon.id, at.id),
      label: shotLabel(shooter, shot, at, alone),
      figure: by.id,
      at: at.id,
      manner: shot.weapon.name,
      ...(!alone && { group: named(by.id) }),
      intent: { by: by.id, at: at.id, kind: 'ranged', with: shot.weapon.name },
    })),
  )
}
