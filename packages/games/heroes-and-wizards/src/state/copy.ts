/** A true copy of a state, written by hand: forks and undo make thousands of them. */
import { Abilities } from '@muster/engine'
import { Survey } from '@muster/table'
import type { Figure, Gem, Side, State } from './state.ts'
import type { HeroBook } from './vocabulary.ts'

const copyFigure = (f: Figure): Figure => ({
  id: f.id,
  side: f.side,
  type: f.type,
  name: f.name,
  icon: f.icon,
  number: f.number,
  rank: f.rank,
  profile: f.profile,
  diameter: f.diameter,
  prisoner: f.prisoner,
  item: f.item,
  spells: f.spells.length === 0 ? [] : f.spells.slice(),
  where: f.where,
  at: f.at,
  cursed: f.cursed,
  moved: f.moved,
  spent: f.spent,
  walked: f.walked,
  casts: f.casts,
  attacked: f.attacked,
})

const copySide = (s: Side): Side => ({
  id: s.id,
  name: s.name,
  army: s.army,
  edge: s.edge,
  slain: s.slain,
  gold: s.gold,
  conceded: s.conceded,
  toDeploy: s.toDeploy.slice(),
})

const copyGem = ({ bearer, at, carried, passed }: Gem): Gem => ({ bearer, at, carried, passed })

/**
 * Points, links, profiles, armies and the battlefield are never changed in place, so they are shared, and so is the
 * survey; a state that was read from a file has none and gets a new one.
 */
export const copyState = (s: State, book: HeroBook): State => ({
  abilities: new Abilities(book),
  limit: s.limit,
  scenario: s.scenario,
  turns: s.turns,
  field: s.field,
  survey: s.survey ?? new Survey(s.field),
  stage: s.stage,
  turn: s.turn,
  sides: s.sides.map(copySide),
  setter: s.setter,
  figures: s.figures.map(copyFigure),
  order: s.order.slice(),
  acting: s.acting,
  shots: s.shots.slice(),
  attacks: s.attacks.slice(),
  gem: s.gem && copyGem(s.gem),
  prison: s.prison,
})
