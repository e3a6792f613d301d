/** A figure before the battle has done anything to it. */
import type { Figure } from './state.ts'

type FixedFields = Pick<
  Figure,
  'id' | 'side' | 'type' | 'name' | 'icon' | 'number' | 'rank' | 'profile' | 'diameter' | 'prisoner'
>

/** Fields are in the order of the copier, so that all figures of a battle have one shape in memory. */
export const newFigure = (f: FixedFields): Figure => ({
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
  item: undefined,
  spells: [],
  where: 'waiting',
  at: { x: 0, y: 0 },
  cursed: false,
  moved: false,
  spent: 0,
  walked: 0,
  casts: 0,
  attacked: false,
})
