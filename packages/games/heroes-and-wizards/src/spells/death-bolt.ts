/** Death Bolt: a hit that needs no roll, against weakened Armour. */
import { part } from '@muster/engine'
import { figureOf } from '../state/figures.ts'
import { takeHit } from '../rules/combat/saves.ts'
import { creditFor, removeSlain } from '../rules/combat/slain.ts'
import type { TargetedSpell } from '../state/spell.ts'

export const deathBolt: TargetedSpell = {
  id: 'death-bolt',
  name: 'Death Bolt',
  icon: 'lightning-arc',
  rule: 'HW-SPELL-07',
  text: 'The target is hit without a roll and saves with its Armour 1 lower.',
  at: 'figure',
  harmful: true,
  harms: 'target',
  *cast(play, by, at) {
    const lowered = [part(-1, 'Death Bolt', 'HW-SPELL-08')]
    const isSlain = yield* takeHit(play, { by, at, how: 'spell', lowered })
    if (!isSlain) return
    const credit = creditFor(figureOf(play.state, by).side, figureOf(play.state, at))
    yield* removeSlain(play, [{ figure: at, by, how: 'spell', credit }])
  },
}
