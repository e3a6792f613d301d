/** Make Ranged Attacks: as many as the Attacks stat, from one spot, each aimed after the last has been seen. */
import { chooseQuestion, picked, refuse, type FigureId, type Option, type Play, type Refusal, type Step } from '@muster/engine'
import { inches } from '@muster/table'
import { areEnemies, bearerOf, figureOf, gapBetween, HAIR, isInPlay, masterOf } from '../figures.ts'
import type { Weapon } from '../profile.ts'
import type { Figure, State } from '../state.ts'
import { attack, attackBy, type Attack } from './attack.ts'
import { canAct, finishAction } from './conditions.ts'
import { canSee } from './sight.ts'
import { attacksNumber, speedNumber } from './sums.ts'
import { mayAttack, rangedWeapons, refuseTarget } from './targets.ts'

export interface Shot {
  readonly weapon: Weapon
  readonly at: FigureId
  readonly far: boolean
}

/** Why it cannot shoot at anybody now, if so. Preparing and the action itself are the turn's affair. */
export function refuseShooting(state: State, figure: Figure): Refusal | undefined {
  if (rangedWeapons(figure).length === 0) return refuse('DD-ATK-02', 'no-weapon', `${figure.id} has nothing to shoot with.`)
  if (!canAct(state, figure)) return refuse('DD-COND-37', 'cannot-act', `${figure.id} cannot act.`)
  const bearer = bearerOf(state, figure)
  const half = halfSpeed(state, bearer)
  if (bearer.now.willing <= half + HAIR) return undefined
  return refuse('DD-RNG-06', 'moved-too-far', `${figure.id} has moved more than half its Speed.`)
}

/** The Speed of a turn is settled when it begins. */
const halfSpeed = (state: State, figure: Figure): number =>
  (state.turn?.figure === figure.id ? state.turn.speed : inches(speedNumber(state, figure))) / 2

/** Why this one cannot be shot with this weapon, if so. */
export function refuseShot(state: State, by: Figure, at: Figure, { range, name }: Weapon): Refusal | undefined {
  const refusal = refuseTarget(state, by, at)
  if (refusal) return refusal
  if (gapBetween(state, by, at) > inches(range?.long ?? 0) + HAIR) {
    return refuse('DD-RNG-04', 'out-of-range', `${at.id} is out of range of the ${name.toLowerCase()}.`, { figure: at.id })
  }
  if (canSee(state, by, at)) return undefined
  return refuse('DD-RNG-02', 'out-of-sight', `${by.id} does not see ${at.id}.`, { figure: at.id })
}

/** Beyond short range, where nothing else forbids it. */
export const isFar = (state: State, by: Figure, at: Figure, { range }: Weapon): boolean =>
  range !== undefined && gapBetween(state, by, at) > inches(range.short) + HAIR

/** Whether nothing forbids this shot: range first, sight last, for that is dear to find out. */
function isAllowed(state: State, by: Figure, at: Figure, { range }: Weapon): boolean {
  if (!isInPlay(at) || !areEnemies(state, by, at)) return false
  return gapBetween(state, by, at) <= inches(range?.long ?? 0) + HAIR && mayAttack(state, by, at) && canSee(state, by, at)
}

/** Every shot it could take now. */
export function shots(state: State, figure: Figure): readonly Shot[] {
  const found: Shot[] = []
  for (const weapon of readyWeapons(state, figure)) {
    for (const at of state.figures) {
      if (isAllowed(state, figure, at, weapon)) found.push({ weapon, at: at.id, far: isFar(state, figure, at, weapon) })
    }
  }
  return found
}

/** Whether it could shoot at all: the first target is enough. */
export const canShoot = (state: State, figure: Figure): boolean =>
  readyWeapons(state, figure).some((weapon) => state.figures.some((at) => isAllowed(state, figure, at, weapon)))

const NO_WEAPONS: readonly Weapon[] = []

function readyWeapons(state: State, figure: Figure): readonly Weapon[] {
  const weapons = rangedWeapons(figure)
  return weapons.length === 0 || refuseShooting(state, figure) ? NO_WEAPONS : weapons
}

/** The whole action. It is finished when the last shot is over, or when its maker stops. */
export function* rangedAttacks(play: Play<State>, id: FigureId): Step {
  const { state } = play
  const { now } = figureOf(state, id)
  now.attacksLeft = attacksNumber(state, figureOf(state, id))
  for (let made = 0; (figureOf(state, id).now.attacksLeft ?? 0) > 0 && !state.decided; made++) {
    const shot = yield* chooseShot(play, id, made)
    if (!shot) break
    yield* attack(play, shotOf(id, shot))
    spendAttack(figureOf(state, id))
  }
  figureOf(state, id).now.attacksLeft = undefined
  yield* finishAction(play, id)
}

export const shotOf = (by: FigureId, { weapon, at, far }: Shot): Attack => attackBy(by, at, weapon, 'ranged', { far })

function spendAttack({ now }: Figure): void {
  now.attacksLeft = Math.max(0, (now.attacksLeft ?? 0) - 1)
}

/** The only shot there is is taken; after the first, its maker may also stop. */
function* chooseShot(play: Play<State>, id: FigureId, made: number): Step<Shot | undefined> {
  const { state } = play
  const figure = figureOf(state, id)
  if (!isInPlay(figure)) return undefined
  const possible = shots(state, figure)
  if (possible.length === 0 || (made === 0 && possible.length === 1)) return possible[0]
  const answer = yield* play.ask(chooseQuestion(
    { by: masterOf(state, figure), what: 'shoot', prompt: `${id} shoots: at whom?`, rule: 'DD-ATK-05', about: id },
    { options: made === 0 ? possible.map(toOption) : [...possible.map(toOption), DONE] },
  ))
  return possible.find((shot) => idOf(shot) === picked(answer))
}

const DONE: Option = { id: 'done', label: 'No more shots' }

const idOf = ({ weapon, at }: Shot): string => `${weapon.id}|${at}`
const toOption = (shot: Shot): Option => {
  const label = `${shot.at} with ${shot.weapon.name.toLowerCase()}${shot.far ? ' (long range)' : ''}`
  return { id: idOf(shot), label, figure: shot.at }
}
