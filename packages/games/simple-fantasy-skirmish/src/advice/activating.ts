/** Whom to activate, and what with: charge where the odds favour it, shoot, go for the prize, close in. */
import { pick, type Answer, type Candidate, type Question } from '@muster/engine'
import { distanceSquared, INCH, type Point } from '@muster/table'
import { KINDS } from '../card.ts'
import { tasksOf } from '../rules/skills.ts'
import { refuseAttack } from '../rules/targets.ts'
import type { State } from '../state.ts'
import { taskWorth } from './attacking.ts'
import { blowOf, chargePoints, meleeBlow, worthOfLoss } from './chances.ts'
import { forcesOf, kindsOf, measure, type Force } from './forces.ts'
import { errandOf } from './goals.ts'
import { steer } from './steering.ts'

/** Something a unit might do; the answer is worked out only if it comes to that. */
interface Idea {
  readonly score: number
  readonly why: string
  answer(): Answer | undefined
}

type Say = (word: string, score: number, why: string) => void

export function activationCandidates(state: State, question: Question, most: number): Candidate[] {
  const { own, foes } = forcesOf(state, question.by)
  const ideas: Idea[] = []
  for (const force of own) if (mayAct(state, force)) think(state, force, foes, ideas)
  ideas.sort((a, b) => b.score - a.score)
  const found: Candidate[] = []
  for (const { score, why, answer } of ideas) {
    const given = answer()
    if (given && question.check(given) === undefined) found.push({ answer: given, why, score })
    if (found.length >= most) break
  }
  return found
}

/** Once a unit has begun, only it goes on. */
const mayAct = ({ active }: State, { unit }: Force): boolean => (active ? active.unit === unit.id : !unit.marker)

function think(state: State, force: Force, foes: readonly Force[], ideas: Idea[]): void {
  const { unit } = force
  const say: Say = (word, score, why) => void ideas.push({ score, why, answer: () => pick(word) })
  for (const { id, label } of tasksOf(state, unit)) say(`skill|${unit.id}|${id}`, taskWorth(state, unit, id), label)
  say(`stay|${unit.id}`, 0.1, `${unit.name} waits`)
  if (unit.melee !== undefined) return say(`stay|${unit.id}`, 6 + fightWorth(state, force, foes), `${unit.name} fights on`)
  const shot = bestShot(state, force, foes)
  if (shot) say(`stay|${unit.id}`, 3 + shot.worth, `${unit.name} attacks ${shot.at.unit.name} from afar`)
  for (const foe of foes) thinkOfCharge(state, force, foe, say)
  thinkOfMoves(state, force, foes, shot !== undefined, ideas)
}

/** The best blow in the melee it is in. */
function fightWorth(state: State, force: Force, foes: readonly Force[]): number {
  let best = 0
  for (const foe of foes) {
    if (foe.unit.melee === force.unit.melee) best = Math.max(best, worthOfLoss(foe, meleeBlow(state, force, foe)))
  }
  return best
}

function bestShot(state: State, force: Force, foes: readonly Force[]): { readonly at: Force; readonly worth: number } | undefined {
  if (force.range === 0) return undefined
  let best: { readonly at: Force; readonly worth: number } | undefined
  for (const foe of foes) {
    if (foe.unit.melee !== undefined || measure(force.centre, foe) > force.range) continue
    const worth = worthOfLoss(foe, farBlow(state, force, foe))
    if ((!best || worth > best.worth) && mayShoot(state, force, foe)) best = { at: foe, worth }
  }
  return best
}

const mayShoot = (state: State, { unit }: Force, foe: Force): boolean =>
  KINDS.some((kind) => kind !== 'melee' && refuseAttack(state, unit, foe.unit, kind) === undefined)

/** What it can do at range, whatever with. */
const farBlow = (state: State, by: Force, at: Force): number =>
  Math.max(blowOf(state, by, at, 'ranged', false), blowOf(state, by, at, 'magic', false))

/** A charge strikes first: its gain, less what those who are left strike back. */
function thinkOfCharge(state: State, force: Force, foe: Force, say: Say): void {
  const { unit, centre, move } = force
  const far = measure(centre, foe)
  if (far > move) return
  const lost = meleeBlow(state, force, foe, chargePoints(force, foe))
  const left = 1 - lost / foe.spots.length
  const back = meleeBlow(state, foe, force) * left
  const spoilt = foe.range > 0 ? 0.5 * worthOfLoss(force, farBlow(state, foe, force)) : 0
  const forgone = force.range > 0 ? worthOfLoss(foe, farBlow(state, force, foe)) : 0
  const score = 3.5 + worthOfLoss(foe, lost) - 0.6 * worthOfLoss(force, back) + spoilt - forgone
  say(`charge|${unit.id}|${foe.unit.id}`, score, `${unit.name} charges ${foe.unit.name}`)
}

/** The prize first; else shooters keep their distance and fighters close in. */
function thinkOfMoves(state: State, force: Force, foes: readonly Force[], shoots: boolean, ideas: Idea[]): void {
  const go = (to: Point, score: number, why: string) => ideas.push({ score, why, answer: () => steer(state, force, to) })
  const errand = errandOf(state, force)
  if (errand) go(errand.at, errand.worth, `${force.unit.name} ${errand.why}`)
  const foe = likeliestFoe(state, force, foes)
  if (!foe) return
  const far = measure(force.centre, foe)
  if (force.range > 0 && !isFighter(state, force)) {
    const wanted = Math.max(foe.move + 2 * INCH, force.range - INCH)
    if (!shoots || far < foe.move) go(awayFrom(foe.centre, force.centre, Math.min(wanted, force.range)), 2 + (shoots ? 2 : 0), `${force.unit.name} seeks a better shot at ${foe.unit.name}`)
  } else go(shortOf(force, foe, far), 2 - far / (60 * INCH), `${force.unit.name} goes for ${foe.unit.name}`)
}

/** Whether it would rather fight hand to hand than from afar. */
function isFighter(state: State, force: Force): boolean {
  return kindsOf(state, force, true).includes('melee') && force.unit.card.grid.melee.save !== undefined && force.range < 7 * INCH
}

/** The foe it would hurt most for the way to it. */
function likeliestFoe(state: State, force: Force, foes: readonly Force[]): Force | undefined {
  let best: Force | undefined
  let most = -Infinity
  for (const foe of foes) {
    const gain = worthOfLoss(foe, force.range > 0 ? farBlow(state, force, foe) : meleeBlow(state, force, foe, chargePoints(force, foe)))
    const score = gain - measure(force.centre, foe) / (3 * INCH)
    if (score > most) [best, most] = [foe, score]
  }
  return best
}

/** As near to a foe as a plain move may end: a base width is left between the nearest models. */
function shortOf(force: Force, foe: Force, far: number): Point {
  const front = farthestSpot(force) + 1.5 * force.unit.card.diameter
  const dx = foe.centre.x - force.centre.x
  const dy = foe.centre.y - force.centre.y
  const share = Math.max(0, Math.min(1, (far - front) / (Math.sqrt(dx * dx + dy * dy) || 1)))
  return { x: Math.round(force.centre.x + dx * share), y: Math.round(force.centre.y + dy * share) }
}

/** From the centre-point to the centre of the outermost model. */
function farthestSpot({ spots, centre }: Force): number {
  let most = 0
  for (const at of spots) most = Math.max(most, distanceSquared(at, centre))
  return Math.sqrt(most)
}

/** So far from a foe, on the side where one stands. */
function awayFrom(foe: Point, from: Point, far: number): Point {
  const dx = from.x - foe.x
  const dy = from.y - foe.y
  const scale = far / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { x: Math.round(foe.x + dx * scale), y: Math.round(foe.y + dy * scale) }
}
