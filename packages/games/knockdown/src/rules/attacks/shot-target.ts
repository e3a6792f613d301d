/** What the die of a shot is compared with. */
import type { Play, Sum } from '@muster/engine'
import { figureOf } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import type { RangedWeapon } from '../../state/weapons.ts'
import { isLongShot, shotAt } from '../sight/threshold.ts'
import { numberFor } from '../stats/numbers.ts'
import type { Attack, Target } from './attack.ts'

/** Cover only makes a shot harder. Who hides the target is dear to find out, and is looked up only where that decides. */
export class ShotTarget implements Target {
  private known: Sum | undefined

  constructor(
    private readonly play: Play<State>,
    private readonly attack: Attack,
    private readonly weapon: RangedWeapon,
    readonly bonus: Sum,
    readonly defence: Sum,
  ) {}

  isReachedBy(face: number): boolean {
    const { state } = this.play
    const by = figureOf(state, this.attack.by)
    const isLong = isLongShot(state, by, figureOf(state, this.attack.at), this.weapon)
    const needIf = (inCover: boolean): number => state.abilities.total(state, by, 'threshold', { isLong, inCover })
    return face >= needIf(true) || (face >= needIf(false) && face >= this.threshold.total)
  }

  get threshold(): Sum {
    return (this.known ??= this.find())
  }

  private find(): Sum {
    const { state } = this.play
    const by = figureOf(state, this.attack.by)
    const shot = shotAt(state, by, figureOf(state, this.attack.at), this.weapon, this.attack.spared)
    return numberFor(this.play, by, 'threshold', shot)
  }
}
