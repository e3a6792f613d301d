/** Copies a state. Written by hand, because forks and undo make thousands of copies. */
import { Survey } from '@muster/table'
import { Abilities, copyMemory, FigureIndex } from '@muster/engine'
import type { DragonBook } from './ability.ts'
import type { Effect, Figure, Melee, Side, State, Thing, ThisRound, Turn } from './state.ts'

/** Most lists are empty most of the time. */
const copyList = <T>(list: T[]): T[] => (list.length === 0 ? [] : list.slice())

const copyRound = (n: ThisRound): ThisRound => ({
  turnDone: n.turnDone,
  action: n.action,
  used: copyList(n.used),
  willing: n.willing,
  shot: n.shot,
  dodging: n.dodging,
  postponedTo: n.postponedTo,
  mastery: n.mastery,
  masteryApplied: n.masteryApplied,
  shielding: n.shielding,
  attacksLeft: n.attacksLeft,
  followedUp: n.followedUp,
  disengages: n.disengages,
  hitInMelee: n.hitInMelee,
  tested: n.tested,
  faced: copyList(n.faced),
  rooted: n.rooted,
  flyby: n.flyby,
  climbing: n.climbing,
  swept: n.swept,
  dismounted: n.dismounted,
})

export const copyFigure = (f: Figure, book: DragonBook): Figure => ({
  id: f.id,
  side: f.side,
  name: f.name,
  number: f.number,
  profile: f.profile,
  gear: f.gear,
  arms: f.arms,
  printed: f.printed ?? book.printedOn(f.profile),
  points: f.points,
  starting: f.starting,
  where: f.where,
  at: f.at,
  facing: f.facing,
  level: f.level,
  wounds: f.wounds,
  temporary: f.temporary,
  conditions: copyList(f.conditions),
  marked: { ...f.marked },
  concentrating: f.concentrating,
  carrying: f.carrying,
  mount: f.mount,
  riders: copyList(f.riders),
  vehicle: f.vehicle,
  passengers: copyList(f.passengers),
  now: copyRound(f.now),
  memory: copyMemory(f.memory),
})

const copyEffect = (e: Effect): Effect => ({
  id: e.id,
  spell: e.spell,
  caster: e.caster,
  potency: e.potency,
  targets: e.targets.slice(),
  at: e.at,
  radius: e.radius,
  choice: e.choice,
  orders: e.orders,
  concentration: e.concentration,
  round: e.round,
})

const copyThing = (t: Thing): Thing => ({
  id: t.id,
  kind: t.kind,
  heavy: t.heavy,
  diameter: t.diameter,
  side: t.side,
  at: t.at,
  carrier: t.carrier,
  destroyed: t.destroyed,
  by: t.by,
})

const copyMelee = (m: Melee): Melee => ({
  id: m.id,
  members: m.members.slice(),
  passed: copyList(m.passed),
  resolved: m.resolved,
})

const copyTurn = (t: Turn): Turn => ({
  figure: t.figure,
  left: t.left,
  speed: t.speed,
  prepared: t.prepared,
  landLeft: t.landLeft,
  mustSwim: t.mustSwim,
  leaving: t.leaving,
})

const copySide = (s: Side): Side => ({
  id: s.id,
  name: s.name,
  edge: s.edge,
  sectors: copyList(s.sectors),
  starting: s.starting,
})

/**
 * Points, conditions, profiles, gear and battlefields are never changed in place, so they are shared, and so is the
 * survey, the index and what is printed on a character; a state that was read from a file gets these anew.
 */
export const copyState = (s: State, book: DragonBook = s.abilities.book): State => ({
  encounter: s.encounter,
  limit: s.limit,
  field: s.field,
  survey: s.survey ?? new Survey(s.field),
  layouts: s.layouts,
  stage: s.stage,
  round: s.round,
  sides: s.sides.map(copySide),
  lead: s.lead,
  figures: s.figures.map((figure) => copyFigure(figure, book)),
  figureIndex: s.figureIndex ?? new FigureIndex(s.figures),
  effects: s.effects.map(copyEffect),
  things: s.things.map(copyThing),
  melees: s.melees.map(copyMelee),
  melee: s.melee,
  turn: s.turn && copyTurn(s.turn),
  picking: s.picking,
  decided: s.decided,
  calm: s.calm,
  serial: s.serial,
  abilities: new Abilities(book),
})
