/** The features of the troops. */
import { part } from '@muster/engine'
import { flanksAnyway } from '../rules/attacks/flanking.ts'
import { isWithin } from '../rules/measuring/distance.ts'
import { climbs } from '../rules/movement/path-events.ts'
import { hide, takeDisengage } from '../rules/movement/turn-actions.ts'
import { mayReact, react } from '../rules/reactions/reactions.ts'
import { flies, stridesFreely } from '../rules/terrain/passage.ts'
import { question, says, type GameAbility } from '../state/ability.ts'
import { isStanding, ONE_INCH } from '../state/figures.ts'
import type { Figure } from '../state/state.ts'
import { unhindered } from './armor.ts'

export const sturdy: GameAbility = {
  id: 'sturdy',
  name: 'Sturdy',
  rule: 'FD-FEAT-01',
  text: 'Heavy armor does not reduce its Speed.',
  answers: [unhindered.answer(true)],
}

export const wildernessStride: GameAbility = {
  id: 'wilderness-stride',
  name: 'Wilderness Stride',
  rule: 'FD-FEAT-02',
  text: 'Vegetation costs it no extra movement.',
  answers: [stridesFreely.answer(true)],
}

export const climb: GameAbility = {
  id: 'climb',
  name: 'Climb',
  rule: 'FD-FEAT-03',
  text: 'Climbs at its normal Speed; takes no combat action if its move ends on a vertical face.',
  answers: [climbs.answer(true)],
}

export const flight: GameAbility = {
  id: 'flight',
  name: 'Flight',
  rule: 'FD-RUL-89',
  text: 'Moves over figures and terrain alike; ends its move on open ground.',
  answers: [flies.answer(true)],
}

/** It hunts in a pack. */
const huntsInPack = question<undefined, boolean>('hunts in a pack')

export const packTactics: GameAbility = {
  id: 'pack-tactics',
  name: 'Pack Tactics',
  rule: 'FD-FEAT-04',
  text: 'An enemy within reach of two allies with Pack Tactics is flanked for them, wherever they stand.',
  answers: [
    huntsInPack.answer(true),
    flanksAnyway.answer((state, bearer, at) => {
      const isInPack = (one: Figure): boolean =>
        one.side === bearer.side &&
        isStanding(one) &&
        isWithin(one, at, ONE_INCH) &&
        says(state, one, huntsInPack, undefined)
      return isInPack(bearer) && state.figures.some((one) => one !== bearer && isInPack(one))
    }),
  ],
}

export const sneakAttack: GameAbility = {
  id: 'sneak-attack',
  name: 'Sneak Attack',
  rule: 'FD-FEAT-05',
  text: 'A weapon hit that was rolled with advantage has +1 Strength.',
  adds: {
    strength: (_state, _bearer, about) =>
      about && about.luck.net > 0 ? part(1, 'Sneak Attack', 'FD-FEAT-05') : undefined,
  },
}

export const nimbleEscape: GameAbility = {
  id: 'nimble-escape',
  name: 'Nimble Escape',
  rule: 'FD-FEAT-06',
  text: 'As a movement reaction it takes Disengage or Hide.',
  actions: [
    {
      id: 'nimble-disengage',
      label: 'Disengage (Nimble Escape)',
      hint: 'Provokes no opportunity attacks; uses its reaction, not its action.',
      isOpen: (state, figure) => mayReact(state, figure, 'nimble-escape') && state.turn?.disengaged !== true,
      run: (play, id) => {
        react(play, id, 'nimble-escape', ['FD-FEAT-06', 'FD-FEAT-07'])
        takeDisengage(play, id)
      },
    },
    {
      id: 'nimble-hide',
      label: 'Hide (Nimble Escape)',
      hint: 'Hidden from enemies more than 6" away behind cover; uses its reaction, not its action.',
      isOpen: (state, figure) => mayReact(state, figure, 'nimble-escape') && !figure.hidden,
      run: (play, id) => {
        react(play, id, 'nimble-escape', ['FD-FEAT-06', 'FD-FEAT-07'])
        hide(play, id)
      },
    },
  ],
}
