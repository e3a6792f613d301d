/** Deploying by turns: pick one of your sectors not picked yet, and place there as many as you like. */
import {
  chooseQuestion,
  named,
  picked,
  placeQuestion,
  text,
  type Play,
  type SideId,
  type Spot,
  type Step,
  type Text,
} from '@muster/engine'
import { boxOutline } from '@muster/table'
import { survivorsOf } from '../../encounters/encounter.ts'
import { tell } from '../../events/index.ts'
import { figureOf, otherSide, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { SECTORS, type Sector } from '../../state/vocabulary.ts'
import { formation, refuseSpots, deploymentAreaOf, type DeploymentArea } from './deploy-spots.ts'
import { edgeOf } from './deployment-zones.ts'
import { levelAt } from '../terrain/terrain.ts'

/** The characters still to be deployed; a rider comes with its mount. */
const waitingOf = ({ figures }: State, side: SideId): Figure[] =>
  figures.filter((figure) => figure.side === side && figure.where === 'waiting' && figure.mount === undefined)

const sectorsLeft = (state: State, side: SideId): Sector[] =>
  SECTORS.filter((sector) => !sideOf(state, side).sectors.includes(sector))

/** One pick: the sector, who goes there, where each stands. */
export function* deploy(play: Play<State>): Step {
  const { state } = play
  const by = state.picking ?? otherSide(state, state.lead)
  const sector = yield* pickSector(play, by)
  sideOf(state, by).sectors.push(sector)
  const isLast = sectorsLeft(state, by).length === 0
  yield* placeThem(play, by, sector, isLast)
  if (isLast) leaveOut(play, by)
  passOn(play, by)
}

function* pickSector(play: Play<State>, by: SideId): Step<Sector> {
  const left = sectorsLeft(play.state, by)
  if (left.length === 1 && left[0] !== undefined) return left[0]
  const ask = { by, what: 'sector', rule: 'DD-SETUP-14', prompt: 'Which of your sectors do you fill next?' }
  const usual = left.includes('centre') ? 'centre' : (left[0] ?? 'centre')
  const answer = yield* play.ask(
    chooseQuestion(ask, { options: left.map((id) => ({ id, label: `The ${id}` })), usual: [usual] }),
  )
  return left.find((sector) => sector === picked(answer)) ?? usual
}

/** Of those who wait, an equal share for each sector that is left. */
function shareFor(state: State, by: SideId): Figure[] {
  const parts = sectorsLeft(state, by).length + 1
  return waitingOf(state, by).filter((_, index) => index % parts === 0)
}

/** In the last sector everybody has to stand for whom there is room; before it, some may wait. */
function* placeThem(play: Play<State>, by: SideId, sector: Sector, isLast: boolean): Step {
  const { state } = play
  const yard = deploymentAreaOf(state, edgeOf(state, by), sector)
  const waiting = waitingOf(state, by)
  const ranks = formation(yard, isLast ? waiting : shareFor(state, by))
  const pieces = isLast ? waiting.filter(({ id }) => ranks.some(({ figure }) => figure === id)) : waiting
  if (pieces.length === 0) return
  const prompt = isLast
    ? `Place them in the ${sector}.`
    : `Who stands in the ${sector}, and where? The rest waits for your other sectors.`
  const placed = (spots: readonly Spot[]): Figure[] =>
    pieces.filter(({ id }) => spots.some(({ figure }) => figure === id))
  const answer = yield* play.ask(
    placeQuestion(
      { by, what: 'deploy', rule: isLast ? 'DD-SETUP-16' : 'DD-SETUP-14', prompt },
      {
        pieces: pieces.map((figure) => ({ figure: figure.id, base: figure.profile.base, name: labelOf(figure) })),
        ...(!isLast && { mayWait: true }),
        zone: () => [boxOutline(yard.sector)],
        refuse: (spots) => refuseSpots(yard, placed(spots), spots),
        propose: (random) => ({ spots: random ? scattered(yard, placed(ranks), ranks, random) : ranks }),
      },
    ),
  )
  if ('spots' in answer && answer.spots.length > 0) putDown(play, by, sector, answer.spots)
}

/** A mount is named with its rider. */
const labelOf = ({ id, riders: [rider] }: Figure): Text =>
  rider === undefined ? named(id) : text`${named(rider)} on ${named(id)}`

/** Random places may leave no room for the last ones; then ranks are used. */
function scattered(yard: DeploymentArea, figures: readonly Figure[], ranks: Spot[], random: () => number): Spot[] {
  const spots = formation(yard, figures, random)
  return spots.length === figures.length ? spots : ranks
}

function putDown(play: Play<State>, side: SideId, sector: Sector, spots: readonly Spot[]): void {
  const { state } = play
  for (const { figure: id, at, facing } of spots) {
    const figure = figureOf(state, id)
    figure.where = 'standing'
    for (const one of [figure, ...figure.riders.map((rider) => figureOf(state, rider))]) {
      one.at = at
      one.facing = facing
      one.level = levelAt(state, at)
      if (one !== figure) one.where = 'riding'
    }
  }
  state.abilities.changed()
  tell(play, {
    is: 'deployed',
    rules: ['DD-SETUP-14', 'DD-SETUP-16'],
    side,
    sector,
    figures: spots.map(({ figure }) => figure),
  })
}

/** Characters without room stay out of the battle. */
function leaveOut(play: Play<State>, side: SideId): void {
  const { state } = play
  const left = waitingOf(state, side)
  for (const one of left) for (const id of [one.id, ...one.riders]) figureOf(state, id).where = 'out'
  if (left.length > 0) tell(play, { is: 'left-out', rules: ['DD-RUL-97'], side, figures: left.map(({ id }) => id) })
}

/** The other side picks next, if it still has anybody; when nobody is left, the battle begins. */
function passOn(play: Play<State>, by: SideId): void {
  const { state } = play
  const other = otherSide(state, by)
  const next = [other, by].find((side) => waitingOf(state, side).length > 0 && sectorsLeft(state, side).length > 0)
  state.picking = next
  if (next !== undefined) return
  for (const side of state.sides) side.starting = survivorsOf(state, side.id)
  state.round = 1
  state.stage = 'incantations'
}
