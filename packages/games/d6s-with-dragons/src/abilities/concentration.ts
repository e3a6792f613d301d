/** Concentration: what a caster bears while it holds a spell. */
import { borne, type Source } from '@muster/engine'
import { helpless } from '../rules/conditions/conditions.ts'
import { loseConcentration, testConcentration } from '../rules/magic/concentration.ts'
import { says, type Borne, type DragonAbility, type DragonTypes } from '../state/ability.ts'
import { figureOf } from '../state/figures.ts'

/** In a melee the test waits for the end of it. */
const concentrating: DragonAbility = {
  id: 'concentrating',
  name: 'Concentration',
  rule: 'DD-CONC-03',
  text: 'A hit outside a melee tests it at once; being helpless ends it.',
  on: {
    'attack-resolved': {
      *target(play, bearer, { attack, hit }) {
        if (hit && attack.kind !== 'melee') yield* testConcentration(play, bearer)
      },
    },
    'condition-gained': {
      *bearer(play, bearer) {
        if (says(play.state, figureOf(play.state, bearer), helpless)) yield* loseConcentration(play, bearer)
      },
    },
  },
}

const NOTHING: readonly Borne[] = []
const CONCENTRATING: readonly Borne[] = [borne<DragonTypes>(concentrating)]

export const concentration: Source<DragonTypes> = (_state, figure) =>
  figure.concentrating === undefined ? NOTHING : CONCENTRATING
