/**
 * The scrum: after a charge each player may bring their own models of the two units together, by up to a base width.
 * It looks better, and changes nothing.
 */
import {
  placeQuestion,
  refuse,
  named,
  text,
  type Answer,
  type FigureId,
  type Play,
  type Question,
  type Refusal,
  type Spot,
  type Step,
} from '@muster/engine'
import { distance, type Point } from '@muster/table'
import { tell } from '../../events/events.ts'
import { baseOf, TOLERANCE, unitOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { standsAt } from '../formation/arrange.ts'
import { closeUp } from './close-up.ts'
import { firstTouched } from './contact.ts'
import { isInFormation } from '../formation/formation.ts'
import { placesOf } from '../terrain/half-speed.ts'
import { refuseStands } from '../movement/move-judge.ts'
import { putModels } from '../movement/put-models.ts'
import { narrowed, sceneOf, standingNear, widestOf, type Body, type Scene } from '../terrain/scene.ts'

/** The player whose turn it is first, then the other. */
export function* scrum(play: Play<State>, charger: FigureId, target: FigureId): Step {
  yield* adjust(play, charger, target)
  yield* adjust(play, target, charger)
}

/** Nobody shifts by more than a base width, so those who stand farther away are left out. */
function sceneInScrum(state: State, id: FigureId): Scene {
  const scene = sceneOf(state, unitOf(state, id))
  const places = scene.bodies.map(({ at }) => at)
  return narrowed(scene, standingNear(places, scene.width + 2 * widestOf(scene)))
}

const LEAVE = { id: 'no', label: 'Leave them as they are' }
const leave = { pick: [LEAVE.id] }

/** A single model has nobody to bring closer. */
function* adjust(play: Play<State>, id: FigureId, foe: FigureId): Step {
  const scene = sceneInScrum(play.state, id)
  if (scene.bodies.length === 1) return
  const foes = foesOf(scene, foe)
  const answer = play.state.scrums ? yield* play.ask(scrumQuestion(scene, foes)) : closing(scene, foes)
  if ('spots' in answer) close(play, id, scene, answer.spots)
}

function scrumQuestion(scene: Scene, foes: readonly Body[]): Question {
  const {
    unit: { id, side },
    bodies,
    width,
  } = scene
  const ask = {
    by: side,
    what: 'scrum',
    rule: 'SF-CHG-10',
    about: id,
    reaction: 'Close up in a scrum',
    prompt: text`${named(id)} may close up, by one base at most.`,
  }
  return placeQuestion(ask, {
    pieces: bodies.map((body) => ({ figure: body.id, base: baseOf(body) })),
    zone: () => bodies.map(({ at, diameter }) => ({ is: 'disc', centre: at, radius: width + diameter / 2 })),
    refuse: (spots) => refuseScrum(scene, foes, placesOf(scene, spots)),
    propose: (random) => (random && random() < 0.5 ? leave : closing(scene, foes)),
    options: [LEAVE],
  })
}

/** The default: close up, if that brings anybody closer. */
function closing(scene: Scene, foes: readonly Body[]): Answer {
  const ends = closeUp(scene, foes)
  if (!ends || refuseScrum(scene, foes, ends) !== undefined) return leave
  return { spots: scene.bodies.map(({ id }, index) => ({ figure: id, at: ends[index] as Point })) }
}

function close(play: Play<State>, id: FigureId, { bodies }: Scene, ends: readonly Spot[]): void {
  putModels(play.state, id, ends, bodies)
  tell(play, { is: 'scrum-adjusted', unit: id, ends, rules: ['SF-CHG-10', 'SF-CHG-12'] })
}

function refuseScrum(scene: Scene, foes: readonly Body[], ends: readonly Point[]): Refusal | undefined {
  const {
    bodies,
    width,
    unit: { id },
  } = scene
  const far = bodies.find(({ at }, index) => distance(at, ends[index] as Point) > width + TOLERANCE)
  if (far) return refuse('SF-CHG-10', 'too-far', 'Each model may shift by one base, no more.', { figure: far.id })
  const bad = refuseStands(scene, ends)
  if (bad) return bad
  if (!isInFormation(standsAt(scene, ends), width)) {
    return refuse('SF-RUL-32', 'out-of-formation', text`${named(id)} must stay together: no gap wider than one base.`)
  }
  const touches = bodies.some((body, index) => firstTouched(scene, foes, body, ends[index] as Point) !== undefined)
  return touches
    ? undefined
    : refuse('SF-RUL-32', 'no-contact', text`Somebody of ${named(id)} must still touch the enemy.`)
}

/** The models of the other unit of the charge, its Champions among them. */
const foesOf = ({ enemies, state }: Scene, foe: FigureId): Body[] =>
  enemies.filter(({ unit }) => unit === foe || unitOf(state, unit).host === foe)
