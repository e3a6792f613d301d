/** Raid: burn the other side's supplies before it burns yours. */
import type { SideId } from '@muster/engine'
import { raise } from '@muster/engine'
import { millimetres } from '@muster/table'
import { otherSide } from '../state/figures.ts'
import type { State, Thing } from '../state/state.ts'
import { lastStanding, type Encounter, type Verdict } from './encounter.ts'
import { threeSpots, ZONE_DEPTH } from './lines.ts'

/** Three on the inner edge of each side's zone. */
const layThings = (state: State): Thing[] =>
  state.sides.flatMap(({ id, edge }) =>
    threeSpots(state.field, edge ?? raise(`${id} has no edge`), ZONE_DEPTH).map((at, index): Thing => ({
      id: `supply ${id}${index + 1}`,
      kind: 'supply',
      heavy: true,
      diameter: millimetres(25),
      side: id,
      at,
      carrier: undefined,
      destroyed: false,
      by: undefined,
    })),
  )

export const destroyedBy = (state: State, side: SideId): number =>
  state.things.filter(({ kind, destroyed, by }) => kind === 'supply' && destroyed && by === side).length

function checkNow(state: State): Verdict | undefined {
  for (const { id, name } of state.sides) {
    const mine = destroyedBy(state, id)
    if (mine >= 3) {
      return { winner: id, reason: `${name} has destroyed all three supplies.`, rules: ['DD-ENC-10', 'DD-RUL-98'] }
    }
    if (mine === 2 && destroyedBy(state, otherSide(state, id)) === 0) {
      return {
        winner: id,
        reason: `${name} has destroyed two supplies and lost none.`,
        rules: ['DD-ENC-11', 'DD-RUL-98'],
      }
    }
  }
  return lastStanding(state)
}

export const raid: Encounter = {
  id: 'raid',
  name: 'Raid',
  line: 'Destroy all three enemy supplies, or two of them while losing none.',
  laying: 'DD-ENC-06',
  layThings,
  checkNow,
  checkRoundEnd: () => undefined,
  score: destroyedBy,
  tally: (state, side) => `${destroyedBy(state, side)} destroyed`,
  standing: (state) => state.sides.map(({ id, name }) => `${name} has destroyed ${destroyedBy(state, id)}`).join(', '),
}
