/** Cone of Cold: a breath of winter that leaves the dead standing as pillars of ice. */
import { layTerrain } from '../../state/terrain.ts'
import type { FigureId, Play, Step } from '@muster/engine'
import { samePoint, shapeOf, type Outline } from '@muster/table'
import { tell } from '../../events/index.ts'
import { figureOf, heightOf, isInPlay, isStanding } from '../../state/figures.ts'
import { coneOf } from '../../rules/casting/areas.ts'
import { settlePlaces } from '../../rules/conditions/conditions.ts'
import { placeAt } from '../../rules/terrain/place-figure.ts'
import { askLanding } from '../../rules/riding/riding.ts'
import type { Figure, State } from '../../state/state.ts'
import { aimBlast, blast, type Blast } from './blast.ts'
import type { StandardSpell } from '../../state/spell.ts'

const COLD: Blast = {
  spell: 'cone-of-cold',
  spray: () => coneOf(8),
  type: 'cold',
  save: 'fortitude',
  strength: 8,
  weaker: 5,
  slain: freeze,
}

export const coneOfCold: StandardSpell = {
  id: 'cone-of-cold',
  name: 'Cone of Cold',
  icon: 'ice-bolt',
  rule: 'DD-STD-02',
  kind: 'standard',
  harms: true,
  decidedBy: 'harm',
  text: 'A cone 8" long strikes the closest 2d6 characters in it, friend or foe: cold Damage 1 plus the Potency at Strength 8, or 5 after a Fortitude save. Whoever it kills stands frozen and is an obstacle from then on.',
  canBeCast: () => true,
  choose: (play, caster) => aimBlast(play, caster, COLD),
  work: (play, casting) => blast(play, casting, COLD),
}

/**
 * A barrier as wide as its base and as high as it was; those who rode it lie beside it. One that fell off a mount is no
 * obstacle: the mount stands there.
 */
function* freeze(play: Play<State>, id: FigureId, riders: readonly FigureId[]): Step {
  const { state } = play
  const figure = figureOf(state, id)
  for (const rider of riders) if (isInPlay(figureOf(state, rider))) yield* layBeside(play, rider, id)
  if (isTaken(state, figure)) return
  const piece = {
    id: frozenId(id),
    kind: 'barrier',
    name: `${figure.name}, frozen`,
    height: heightOf(state, figure),
    outline: outlineOf(figure),
  } as const
  layTerrain(state, { ...state.field, pieces: [...state.field.pieces, piece] })
  tell(play, { is: 'frozen', figure: id, at: figure.at, rules: ['DD-STD-04', 'DD-RUL-76'] })
}

const isTaken = ({ figures }: State, { at }: Figure): boolean =>
  figures.some((other) => isStanding(other) && samePoint(other.at, at))

function* layBeside(play: Play<State>, rider: FigureId, mount: FigureId): Step {
  const at = yield* askLanding(play, rider, mount, 'thrown')
  if (!at) return
  placeAt(play.state, figureOf(play.state, rider), at)
  yield* settlePlaces(play)
}

const frozenId = (id: FigureId): string => `frozen ${id}`

function outlineOf({ profile: { base }, at, facing }: ReturnType<typeof figureOf>): Outline {
  if (base.shape === 'circle') return { is: 'disc', centre: at, radius: base.diameter / 2 }
  const wide = { shape: 'rectangle', width: base.width, length: base.length } as const
  const { core } = shapeOf(facing === undefined ? { base: wide, at } : { base: wide, at, facing })
  return { is: 'area', points: core.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) }
}

/** Whether it stands frozen on the table. */
export const isFrozen = ({ field }: State, id: FigureId): boolean =>
  field.pieces.some((piece) => piece.id === frozenId(id))
