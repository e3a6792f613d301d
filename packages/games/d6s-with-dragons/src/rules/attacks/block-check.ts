/** The block check: before a shot's to-hit roll a die decides whether it passes everything in its way. */
import type { Battlefield } from '@muster/table'
import { namedSpell } from '../magic/spells-in-force.ts'
import type { Blocker } from '../../events/blocker.ts'
import {
  chooseByDie,
  chooseQuestion,
  picked,
  named,
  rollFor,
  text,
  type FigureId,
  type Option,
  type Play,
  type SideId,
  type Step,
  type RollPurpose,
} from '@muster/engine'
import { areEventsKept, tell } from '../../events/index.ts'
import { figureOf, controllerOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { blockersOf } from '../sight/blockers.ts'
import type { Attack } from '../../state/acts.ts'

/** A die can select only the first six. */
const MOST = 6

/** Who is attacked in the end: the target, a character in the way, or nobody. */
export function checkBlockers(play: Play<State>, { by, at, spell }: Attack): Step<FigureId | undefined> {
  const { state } = play
  const shooter = figureOf(state, by)
  const blockers = blockersOf(state, shooter, figureOf(state, at))
  const purpose =
    spell === undefined
      ? rollFor('block', () => text`${named(by)} at ${named(at)}`)
      : rollFor('spell block', text`${namedSpell(state, spell)} at ${named(at)}`)
  return rollBlock(play, { by, at, blockers, side: controllerOf(state, shooter), purpose })
}

export interface BlockCheck {
  readonly by: FigureId
  readonly at: FigureId
  readonly blockers: readonly Blocker[]
  readonly side: SideId
  readonly purpose: RollPurpose
}

/** The faces above the number of blockers. */
const facesPast = (blockers: number): readonly number[] => [1, 2, 3, 4, 5, 6].slice(blockers)

/** With nothing in the way no die is rolled. */
export function* rollBlock(play: Play<State>, check: BlockCheck): Step<FigureId | undefined> {
  const { by, at, side, purpose } = check
  if (check.blockers.length === 0) return at
  const first = check.blockers.slice(0, MOST)
  const blockers = first.some((one, i) => isTied(one, first[i + 1])) ? yield* inOrder(play, check, first) : first
  const face = yield* play.rollRead(purpose, side, facesPast(blockers.length))
  const met = blockers[face - 1]
  const to = met ? yield* endangered(play, check, met) : at
  if (areEventsKept(play))
    tell(play, {
      is: 'block-checked',
      by,
      at,
      face,
      blockers,
      met,
      to,
      outcome: to === at ? 'past' : to === undefined ? 'lost' : 'diverted',
      rules: ['DD-BLK-10', met ? (to === undefined ? 'DD-BLK-16' : 'DD-BLK-13') : 'DD-BLK-15'],
    })
  return to
}

const isSameFar = (a: Blocker | undefined, b: Blocker | undefined): boolean =>
  a !== undefined && b !== undefined && 'distance' in a && 'distance' in b && Math.abs(a.distance - b.distance) < 1

/** Two equally near: the order matters only if one of them is a character. */
const isTied = (a: Blocker, b: Blocker | undefined): boolean =>
  isSameFar(a, b) && (a.is === 'character' || b?.is === 'character')

/** Of two equally near, the shooter's player says which comes first. */
function* inOrder(play: Play<State>, { side, by }: BlockCheck, blockers: readonly Blocker[]): Step<readonly Blocker[]> {
  const order = [...blockers]
  for (let i = 0; i + 1 < order.length; i++) {
    const [a, b] = [order[i] as Blocker, order[i + 1] as Blocker]
    if (isTied(a, b) && (yield* isSecondNearer(play, side, by, a, b))) [order[i], order[i + 1]] = [b, a]
  }
  return order
}

function* isSecondNearer(play: Play<State>, side: SideId, about: FigureId, a: Blocker, b: Blocker): Step<boolean> {
  const prompt = 'Both are equally near. Which counts as the nearer?'
  const answer = yield* play.ask(
    chooseQuestion(
      { by: side, what: 'nearer-blocker', prompt, rule: 'DD-RUL-12', about },
      { options: [a, b].map((one) => toOption(play.state, one)) },
    ),
  )
  return picked(answer) === idOf(b)
}

const toOption = ({ field }: State, one: Blocker): Option => ({
  id: idOf(one),
  label: one.is === 'character' ? named(one.id) : pieceName(field, idOf(one)),
  ...(one.is === 'character' && { figure: one.id }),
})

const pieceName = ({ pieces }: Battlefield, id: string): string => {
  const piece = pieces.find((one) => one.id === id)
  return piece?.name ?? piece?.kind ?? id
}

const idOf = (blocker: Blocker): string => ('id' in blocker ? blocker.id : blocker.is)

function* endangered(play: Play<State>, check: BlockCheck, met: Blocker): Step<FigureId | undefined> {
  if (met.is === 'character' || met.is === 'mount') return met.id
  if (met.is !== 'crowd') return undefined
  const { by, at, side } = check
  return yield* chooseByDie(
    play,
    rollFor('which', () => text`${named(by)} at ${named(at)}`),
    side,
    met.ids,
  )
}
