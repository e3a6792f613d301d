/** Make Ranged Attacks: as many as the Attacks stat, from one place, each aimed after the result of the last. */
import {
  chooseQuestion,
  named,
  picked,
  text,
  type FigureId,
  type Intent,
  type Option,
  type Play,
  type Step,
  type OptionSource,
} from '@muster/engine'
import { figureOf, isInPlay, controllerOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { attack } from '../attacks/attack.ts'
import { finishAction } from '../conditions/conditions.ts'
import { shotId, shotNamed, shotOf, shots, type Shot } from './shots.ts'
import { attacksOf } from '../stats/sums.ts'

/** The whole action. It ends with the last shot, or when the shooter stops. */
export function* rangedAttacks(play: Play<State>, id: FigureId): Step {
  yield* makeShots(play, id)
  yield* finishAction(play, id)
}

/** `spent`: so many attacks of the action have gone into something else. */
export function* makeShots(play: Play<State>, id: FigureId, spent = 0): Step {
  const { state } = play
  const { now } = figureOf(state, id)
  now.attacksLeft = attacksOf(state, figureOf(state, id)) - spent
  const since = play.milestones?.since()
  for (let made = spent; (figureOf(state, id).now.attacksLeft ?? 0) > 0 && !state.decided; made++) {
    play.milestones?.reach(since, `shot ${made}`)
    const shot = yield* chooseShot(play, id, made)
    if (!shot) break
    yield* attack(play, shotOf(id, shot))
    spendAttack(figureOf(state, id))
  }
  figureOf(state, id).now.attacksLeft = undefined
}

function spendAttack({ now }: Figure): void {
  now.attacksLeft = Math.max(0, (now.attacksLeft ?? 0) - 1)
}

/** The first shot is taken without asking if there is only one; after it the shooter may stop. */
function* chooseShot(play: Play<State>, id: FigureId, made: number): Step<Shot | undefined> {
  const { state } = play
  const figure = figureOf(state, id)
  if (!isInPlay(figure)) return undefined
  const [first, second] = shots(state, figure, made === 0 ? 2 : 1)
  if (!first || (made === 0 && !second)) return first
  const ask = {
    by: controllerOf(state, figure),
    what: 'shoot',
    prompt: () => text`${named(id)} shoots: at whom?`,
    rule: 'DD-ATK-05',
    about: id,
  }
  const offer = new ShotOffer(state, figure, made > 0)
  return offer.named(picked(yield* play.ask(chooseQuestion(ask, offer))) ?? DONE.id)
}

export const DONE: Option = { id: 'done', label: 'No more shots' }

/** Listed only when somebody looks. */
export class ShotOffer implements OptionSource {
  private name: string | undefined
  private shot: Shot | undefined

  constructor(
    private readonly state: State,
    readonly figure: Figure,
    readonly mayStop: boolean,
  ) {}

  get shots(): readonly Shot[] {
    return shots(this.state, this.figure)
  }

  get options(): readonly Option[] {
    const all = this.shots
    const isNamed = all.some(({ weapon }) => weapon !== all[0]?.weapon)
    const options = all.map((shot) => toOption(this.figure.id, shot, isNamed))
    return this.mayStop ? [...options, DONE] : options
  }

  isOption(id: string): boolean {
    return (this.mayStop && id === DONE.id) || this.named(id) !== undefined
  }

  /** Worked out once: nothing changes while a question is open. */
  named(name: string): Shot | undefined {
    if (name !== this.name) {
      this.name = name
      this.shot = shotNamed(this.state, this.figure, name)
    }
    return this.shot
  }
}

/** The shot that is taken without asking, because there is no other. */
export function onlyShot(state: State, figure: Figure): Pick<Option, 'at' | 'intent'> | undefined {
  const [only, second] = shots(state, figure, 2)
  return only && !second ? { at: only.at, intent: intentOf(figure.id, only) } : undefined
}

const intentOf = (by: FigureId, { at, weapon }: Shot): Intent => ({ by, at, kind: 'shoot', with: weapon.id })

/** A single weapon needs no name. */
const toOption = (by: FigureId, shot: Shot, isNamed: boolean): Option => {
  const { at, weapon, far } = shot
  const manner = weapon.name.toLowerCase()
  const label = isNamed ? text`Shoot ${named(at)}: ${manner}` : text`Shoot ${named(at)}`
  return {
    id: shotId(shot),
    label,
    figure: by,
    at,
    manner,
    intent: intentOf(by, shot),
    ...(far && { hint: 'Long range' }),
  }
}
