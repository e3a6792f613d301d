/** A true copy of a state, written by hand: forks and undo make thousands of them. */
import { Abilities, copyMemory, FigureIndex } from '@muster/engine'
import { Survey } from '@muster/table'
import type { KnockdownBook } from './ability.ts'
import type { Activation, Figure, Side, State } from './state.ts'

const copyFigure = (f: Figure, book: KnockdownBook): Figure => ({
  id: f.id,
  side: f.side,
  team: f.team,
  where: f.where,
  at: f.at,
  base: f.base,
  radius: f.radius,
  profile: f.profile,
  activated: f.activated,
  aboard: f.aboard,
  mounted: f.mounted,
  knockedDown: f.knockedDown,
  wounds: f.wounds,
  printed: f.printed ?? book.printedOn(f),
  points: f.points,
  pointsOnFoot: f.pointsOnFoot,
  crew: f.crew,
  rank: f.rank,
  gear: f.gear,
  rules: f.rules,
  memory: copyMemory(f.memory),
  movedAside: f.movedAside,
  entry: f.entry,
  name: f.name,
  icon: f.icon,
  number: f.number,
})

const copySide = (s: Side): Side => ({
  id: s.id,
  name: s.name,
  team: s.team,
  army: s.army,
  edge: s.edge,
  toDeploy: s.toDeploy,
  lost: s.lost,
  tests: s.tests,
})

const copyActivation = (a: Activation): Activation => ({
  figure: a.figure,
  action: a.action,
  stage: a.stage,
  left: a.left,
  moved: a.moved,
  stoodUp: a.stoodUp,
  attacks: a.attacks.map(({ figure, left }) => ({ figure, left })),
  crew: a.crew,
  following: a.following,
  approached: a.approached,
  stopped: a.stopped,
  ahead: a.ahead,
})

/**
 * Points, lists, profiles, armies and the battlefield are never changed in place, so they are shared, and so are the
 * survey, the index and what is printed on models; a state that was read from a file has none of these and gets new ones.
 */
export const copyState = (s: State, book: KnockdownBook): State => ({
  abilities: new Abilities(book),
  limit: s.limit,
  scenario: s.scenario,
  rounds: s.rounds,
  field: s.field,
  survey: s.survey ?? new Survey(s.field),
  objectives: s.objectives,
  stage: s.stage,
  round: s.round,
  sides: s.sides.map(copySide),
  figures: s.figures.map((figure) => copyFigure(figure, book)),
  figureIndex: s.figureIndex ?? new FigureIndex(s.figures),
  siegeWeapons: s.siegeWeapons,
  order: s.order,
  acting: s.acting,
  activation: s.activation && copyActivation(s.activation),
})
