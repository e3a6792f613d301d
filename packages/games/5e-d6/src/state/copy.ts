/** A true copy of a state, written by hand: forks and undo make thousands of them. */
import { Abilities, FigureIndex } from '@muster/engine'
import { Survey } from '@muster/table'
import type { GameBook } from './ability.ts'
import { FigureGrid } from './figure-grid.ts'
import type { CombatAction, Figure, Side, State, Turn } from './state.ts'
import { TurnOrder } from './turn-order.ts'

const boughtBy = ({ bought, profile, armor, shield }: Figure) => ({ weapons: bought, profile, armor, shield })

const copyFigure = (f: Figure, book: GameBook): Figure => ({
  id: f.id,
  side: f.side,
  entry: f.entry,
  name: f.name,
  icon: f.icon,
  number: f.number,
  profile: f.profile,
  bought: f.bought,
  armor: f.armor,
  shield: f.shield,
  diameter: f.diameter,
  points: f.points,
  weapons: f.weapons,
  printed: f.printed ?? book.printedOn(boughtBy(f)),
  where: f.where,
  at: f.at,
  wounds: f.wounds,
  mountWounds: f.mountWounds,
  prone: f.prone,
  hidden: f.hidden,
  holds: f.holds,
  grip: f.grip,
  spent: f.spent,
  climb: f.climb,
  moved: f.moved,
  fought: f.fought,
  acted: f.acted,
  prepared: f.prepared,
  dodging: f.dodging,
  first: f.first,
  reacted: f.reacted,
  reactions: f.reactions,
  powersUsed: f.powersUsed,
})

const copySide = (s: Side): Side => ({ id: s.id, name: s.name, army: s.army, edge: s.edge, toDeploy: s.toDeploy })

const copyTurn = (t: Turn): Turn => ({ figure: t.figure, left: t.left, disengaged: t.disengaged })

const copyAction = (a: CombatAction): CombatAction => ({ figure: a.figure, attacks: a.attacks })

/**
 * Points, lists, profiles, armies and the battlefield are never changed in place, so they are shared, and so are the
 * survey, the index and what is printed on figures; a state that was read from a file has none of these and gets new ones.
 */
export function copyState(s: State, book: GameBook): State {
  const figures = s.figures.map((figure) => copyFigure(figure, book))
  const figureIndex = s.figureIndex ?? new FigureIndex(figures)
  return {
    abilities: new Abilities(book),
    limit: s.limit,
    scenario: s.scenario,
    rounds: s.rounds,
    field: s.field,
    survey: s.survey ?? new Survey(s.field),
    stage: s.stage,
    round: s.round,
    sides: s.sides.map(copySide),
    figures,
    figureIndex,
    grid: new FigureGrid(s.field, figures, figureIndex),
    order: new TurnOrder(),
    lead: s.lead,
    turn: s.turn && copyTurn(s.turn),
    action: s.action && copyAction(s.action),
  }
}
