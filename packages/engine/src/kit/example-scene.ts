/** The scene of an attack example: what can be chosen of it in any game, who stands where, and what lies between. */
import { toInches, type Length } from '@muster/table'
import type { Json } from '../common/ids.ts'
import type { ChosenAttack, ExampleChoice } from './attack-example.ts'

type Spot = readonly [x: number, y: number]

/** Somebody in the scene: the two it is about, or those who help and hinder them. */
export type SceneFigure = {
  readonly id: string
  readonly side: 'a' | 'b'
  readonly at: Spot
}

export interface ExampleScene {
  readonly attacker: SceneFigure
  readonly target: SceneFigure
  readonly others: readonly SceneFigure[]
  /** Terrain as a situation file says it. */
  readonly pieces: readonly { readonly [field: string]: Json }[]
  /** The size of the table, in inches. */
  readonly width: number
  readonly depth: number
}

const NO_OR_YES = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

export const yesOrNo = (id: string, label: string): ExampleChoice => ({ id, label, values: NO_OR_YES })

export const MELEE_CHOICES: readonly ExampleChoice[] = [yesOrNo('flanked', 'A friend on the other side')]

/** `distances` in inches, from rim to rim. */
export const rangedChoices = (distances: readonly number[]): readonly ExampleChoice[] => [
  {
    id: 'distance',
    label: 'Distance',
    values: distances.map((inches) => ({ value: String(inches), label: `${inches}″` })),
  },
  {
    id: 'cover',
    label: 'In the way',
    values: [
      { value: 'none', label: 'Nothing' },
      { value: 'wall', label: 'A low wall' },
      { value: 'mist', label: 'Mist' },
    ],
  },
  {
    id: 'between',
    label: 'Between them',
    values: [
      { value: 'nobody', label: 'Nobody' },
      { value: 'friend', label: 'A friend' },
      { value: 'enemy', label: 'An enemy' },
    ],
  },
  yesOrNo('fighting', 'The target is in melee'),
  yesOrNo('threatened', 'The attacker is threatened'),
]

/** Bases do not quite touch, so that no rounding makes them overlap. */
const TOUCHING = 0.05
const FAR_SIDE = 35
const ATTACKER: Spot = [12, 3]
/** Half the width of the bases of all others: 25 mm. */
const OTHER_RADIUS = 25 / 25.4 / 2

/** The two stand on a line from north to south. `attacker` and `target`: how wide their bases are. */
export function exampleScene(
  chosen: ChosenAttack,
  bases: { readonly attacker: Length; readonly target: Length },
): ExampleScene {
  const [x, y] = ATTACKER
  const gap = chosen['distance'] === undefined ? TOUCHING : Number(chosen['distance'])
  const [attacker, target] = [toInches(bases.attacker) / 2, toInches(bases.target) / 2]
  const end = y + attacker + gap + target
  /** From the centre of a figure with this radius to that of somebody right beside it. */
  const beside = (radius: number): number => radius + TOUCHING + OTHER_RADIUS
  const is = (choice: string, value: string): boolean => chosen[choice] === value
  const others: SceneFigure[] = []
  if (is('flanked', 'yes')) others.push({ id: 'Friend', side: 'a', at: [x, end + beside(target)] })
  if (is('between', 'friend')) others.push({ id: 'Friend', side: 'a', at: [x, (y + end) / 2] })
  if (is('between', 'enemy')) others.push({ id: 'Enemy', side: 'b', at: [x, (y + end) / 2] })
  if (is('fighting', 'yes')) others.push({ id: 'Comrade', side: 'a', at: [x + beside(target), end] })
  if (is('threatened', 'yes')) others.push({ id: 'Threat', side: 'b', at: [x - beside(attacker), y] })
  return {
    attacker: { id: 'Attacker', side: 'a', at: ATTACKER },
    target: { id: 'Target', side: 'b', at: [x, end] },
    others: [...others, ...BYSTANDERS],
    pieces: piecesBefore(chosen['cover'], x, end - target),
    width: 24,
    depth: FAR_SIDE + 1,
  }
}

/** Far away, so that nothing is decided and nobody loses heart when the target falls. */
const BYSTANDERS: readonly SceneFigure[] = [1, 3, 5, 7].flatMap((x): SceneFigure[] => [
  { id: `Bystander ${x}`, side: 'a', at: [x, FAR_SIDE] },
  { id: `Bystander ${x + 1}`, side: 'b', at: [x + 16, FAR_SIDE] },
])

/** More than an inch before the target's rim: what is nearer to the shooter than that does not count. */
function piecesBefore(cover: string | undefined, x: number, rim: number): ExampleScene['pieces'] {
  const [near, far] = [rim - 1.8, rim - 1.2]
  const [west, east] = [x - 4, x + 4]
  if (cover === 'wall')
    return [
      {
        id: 'wall',
        kind: 'wall',
        name: 'Low wall',
        height: 0.7,
        line: [
          [west, far],
          [east, far],
        ],
      },
    ]
  if (cover === 'mist')
    return [
      {
        id: 'mist',
        kind: 'obscured',
        name: 'Mist',
        area: [
          [west, near],
          [east, near],
          [east, far],
          [west, far],
        ],
      },
    ]
  return []
}
