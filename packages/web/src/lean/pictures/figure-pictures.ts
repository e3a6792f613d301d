/** The pictures that figures and counters show. Those that look alike share one. */
import {
  cardBox,
  drawCard,
  drawFoot,
  drawObjective,
  footBox,
  hasWings,
  standeeSize,
  wingPicture,
  type Objective,
  type SidePicture,
  type Theme,
  type Token,
} from '@muster/draw'

export interface StageFigure {
  readonly id: string
  readonly token: Token
  readonly name: string
}

/** Pixels per millimetre. */
const CARD_DENSITY = 5
const FOOT_DENSITY = 4
/** In millimetres. */
export const COUNTER_RADIUS = 10

export const figurePictures = ({ token, name }: StageFigure, theme: Theme): SidePicture[] => [
  {
    name: cardName(token, name),
    box: cardBox(token),
    svg: drawCard({ token, name }, theme),
    density: CARD_DENSITY,
  },
  { name: footName(token), box: footBox(token), svg: drawFoot(token, theme), density: FOOT_DENSITY },
  ...(hasWings(token.icon, standeeSize(token.base).width) ? [wingPicture(token.side, theme)] : []),
]

export function counterPicture(objective: Objective, theme: Theme): SidePicture {
  const [corner, side] = [-COUNTER_RADIUS, 2 * COUNTER_RADIUS]
  const box = { x: corner, y: corner, width: side, height: side }
  return { name: counterName(objective), box, svg: drawObjective(objective, theme), density: CARD_DENSITY }
}

export const counterName = ({ icon, heldBy }: Objective): string => `counter ${icon} ${heldBy}`

export const cardName = (token: Token, name: string): string =>
  `card ${name} ${JSON.stringify({ ...token, facing: undefined })}`
export const footName = ({ side, base, facing, states }: Token): string =>
  `foot ${side} ${JSON.stringify(base)} ${facing !== undefined} ${states.acted === true}`
