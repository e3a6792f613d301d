/**
 * The scrum: after a charge each player may bring their own models of the two units together, by up to a base width.
 * It looks better, and changes nothing.
 */
import { placeQuestion, refuse, type FigureId, type Play, type Refusal, type Spot, type Step } from '@muster/engine'
import { distance, type Point } from '@muster/table'
import { tell } from '../events.ts'
import { baseOf, HAIR, unitOf } from '../figures.ts'
import type { State } from '../state.ts'
import { standsAt } from './arrange.ts'
import { isInFormation } from './formation.ts'
import { placesOf } from './going.ts'
import { refuseStands } from './move-judge.ts'
import { putModels } from './put.ts'
import { sceneOf, type Body, type Scene } from './scene.ts'
import { nearestEnemy } from './stand.ts'

/** The player whose turn it is first, then the other. */
export function* scrum(play: Play<State>, charger: FigureId, target: FigureId): Step {
  yield* adjust(play, charger, target)
  yield* adjust(play, target, charger)
}

const LEAVE = { id: 'no', label: 'Leave them as they are' }

function* adjust(play: Play<State>, id: FigureId, foe: FigureId): Step {
  const scene = sceneOf(play.state, unitOf(play.state, id))
  const { unit: { side, name }, bodies } = scene
  const ask = {
    by: side, what: 'scrum', rule: 'SF-CHG-10', about: id, reaction: 'Close up in a scrum', prompt: `${name} may close up, by one base at most.`,
  }
  const answer = yield* play.ask(placeQuestion(ask, {
    pieces: bodies.map((body) => ({ figure: body.id, base: baseOf(body) })),
    zone: () => bodies.map(({ at, diameter }) => ({ is: 'disc', centre: at, radius: scene.width + diameter / 2 })),
    refuse: (spots) => refuseScrum(scene, foe, placesOf(scene, spots)),
    propose: () => ({ pick: [LEAVE.id] }),
    options: [LEAVE],
  }))
  if ('spots' in answer) close(play, id, scene, answer.spots)
}

function close(play: Play<State>, id: FigureId, { bodies }: Scene, ends: readonly Spot[]): void {
  putModels(play.state, id, ends, bodies[0]?.floor ?? 0)
  tell(play, { is: 'scrum-adjusted', unit: id, ends, rules: ['SF-CHG-10', 'SF-CHG-12'] })
}

function refuseScrum(scene: Scene, foe: FigureId, ends: readonly Point[]): Refusal | undefined {
  const { bodies, width, unit: { name } } = scene
  const far = bodies.find(({ at }, index) => distance(at, ends[index] as Point) > width + HAIR)
  if (far) return refuse('SF-CHG-10', 'too-far', 'Each model may shift by one base, no more.', { figure: far.id })
  const bad = refuseStands(scene, ends)
  if (bad) return bad
  if (!isInFormation(standsAt(scene, ends), width)) return refuse('SF-RUL-32', 'out-of-formation', `${name} stay together: no gap wider than one base.`)
  return touches(scene, foe, ends) ? undefined : refuse('SF-RUL-32', 'no-contact', `Somebody of ${name} must still touch the enemy.`)
}

/** The last contact with the other unit of the charge is not broken. */
function touches({ bodies, enemies, state }: Scene, foe: FigureId, ends: readonly Point[]): boolean {
  const foes = enemies.filter(({ unit }) => unit === foe || unitOf(state, unit).host === foe)
  return bodies.some((body: Body, index) => nearestEnemy(foes, body, ends[index] as Point).gap <= HAIR)
}
