/** How tall models are, for sight and cover. */
import { inches, MM, type Length } from '@muster/table'
import { kindOf } from '../../state/figures.ts'
import type { Figure } from '../../state/state.ts'

const MONSTERS: readonly (readonly [diameter: Length, height: Length])[] = [
  [40 * MM, inches(2)],
  [60 * MM, inches(3)],
  [75 * MM, inches(4)],
]

export function heightOf(figure: Figure): Length {
  switch (kindOf(figure)) {
    case 'creature':
      return inches(1)
    case 'infantry':
      return inches(1.25)
    case 'siege':
      return inches(1.5)
    case 'cavalry':
    case 'chariot':
      return inches(2)
    case 'monster':
      return MONSTERS.find(([diameter]) => figure.profile.diameter <= diameter)?.[1] ?? inches(4)
  }
}
