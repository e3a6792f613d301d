/** The crew of a destroyed chariot is set down where it stood. */
import {
  named,
  pickOne,
  placeQuestion,
  refuse,
  text,
  type FigureId,
  type Play,
  type Refusal,
  type Step,
} from '@muster/engine'
import { distanceSquared, INCH, square, type Point } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, radiusOf, sideOf } from '../../state/figures.ts'
import type { Figure, State } from '../../state/state.ts'
import { basesOf, spotFault, spotRefusal, type PlacedBase } from '../terrain/spots.ts'

const LEAVE = 'leave'

/** One after the other, as their owner places them. Who is not placed, or finds no place, is slain. */
export function* setDownCrew(play: Play<State>, chariot: FigureId): Step {
  for (const id of figureOf(play.state, chariot).crew) {
    const at = yield* askPlace(play, figureOf(play.state, chariot), figureOf(play.state, id))
    setDown(play, chariot, id, at)
  }
}

function setDown(play: Play<State>, chariot: FigureId, id: FigureId, at: Point | undefined): void {
  const { state } = play
  const figure = figureOf(state, id)
  figure.aboard = undefined
  figure.activated = figureOf(state, chariot).activated
  figure.where = at ? 'standing' : 'slain'
  if (at) figure.at = at
  else sideOf(state, figure.side).lost++
  state.abilities.changedOn(state, id)
  if (at) tell(play, { is: 'set-down', figure: id, spots: [{ figure: id, at }], rules: ['KD-CHAR-20', 'KD-CHAR-21'] })
  else tell(play, { is: 'slain', figure: id, rules: ['KD-CHAR-29'] })
}

/** Where its owner puts it; undefined where there is no room, or it is given up. */
function* askPlace(play: Play<State>, chariot: Figure, figure: Figure): Step<Point | undefined> {
  const { state } = play
  const free = freePlaces(state, chariot, figure)
  const [usual] = free
  if (!usual) return undefined
  const { id, side } = figure
  const answer = yield* play.ask(
    placeQuestion(
      {
        by: side,
        what: 'set-down',
        prompt: text`Place ${named(id)} where ${named(chariot.id)} stood.`,
        rule: 'KD-CHAR-21',
        about: id,
      },
      {
        pieces: [{ figure: id, base: figure.base }],
        zone: () => [{ is: 'disc', centre: chariot.at, radius: Math.round(radiusOf(chariot)) }],
        refuse: ([spot]) => spot && refusePlace(state, chariot, figure, spot.at),
        propose: (random) => ({ spots: [{ figure: id, at: random ? pickOne(random, free) : usual }] }),
        options: [{ id: LEAVE, label: 'Do not place it', hint: 'It is slain.' }],
      },
    ),
  )
  return 'spots' in answer ? answer.spots[0]?.at : undefined
}

function refusePlace(
  state: State,
  chariot: Figure,
  figure: Figure,
  at: Point,
  placed: readonly PlacedBase[] = basesOf(state),
): Refusal | undefined {
  if (distanceSquared(at, chariot.at) > square(radiusOf(chariot)))
    return refuse(
      'KD-CHAR-21',
      'out-of-zone',
      text`The centre of ${named(figure.id)} must be where the base of ${named(chariot.id)} was.`,
      {
        at,
        figure: figure.id,
      },
    )
  const fault = spotFault(state, figure, at, placed)
  return fault && { ...spotRefusal(fault, figure, at), rule: 'KD-CHAR-21' }
}

const STEP = INCH / 4

/** Free places on the former base, from its middle outwards. */
function freePlaces(state: State, chariot: Figure, figure: Figure): readonly Point[] {
  const found: Point[] = []
  const placed = basesOf(state)
  const most = Math.floor(radiusOf(chariot) / STEP)
  for (let row = -most; row <= most; row++)
    for (let column = -most; column <= most; column++) {
      const at = { x: chariot.at.x + column * STEP, y: chariot.at.y + row * STEP }
      if (!refusePlace(state, chariot, figure, at, placed)) found.push(at)
    }
  return found.sort((a, b) => distanceSquared(a, chariot.at) - distanceSquared(b, chariot.at))
}
