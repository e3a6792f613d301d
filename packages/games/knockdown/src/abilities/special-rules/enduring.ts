/** Special rules of those who endure: Fight in formation, Stout, Regeneration, and Frightening for their enemies. */
import { always, chooseQuestion, forTheBattle, memoryOf, named, picked, recall, text } from '@muster/engine'
import { tell } from '../../events/index.ts'
import { standsClose } from '../../rules/deployment/formation.ts'
import { areTouching } from '../../rules/measuring/distance.ts'
import { alwaysChecked } from '../../rules/wounds/wounds.ts'
import { areEnemies, figureOf } from '../../state/figures.ts'
import type { KnockdownAbility } from '../../state/ability.ts'

/** How many friends with the rule it takes. */
const NEIGHBOURS = 2

export const fightInFormation: KnockdownAbility = {
  id: 'fight-in-formation',
  name: 'Fight in formation',
  rule: 'KD-SPEC-08',
  text: 'In contact with two friends who have this rule, it takes a Knockdown check against every Wound that would slay it.',
  answers: [
    standsClose.answer(true),
    alwaysChecked.answer(
      (state, bearer) =>
        state.figures.filter(
          (other) =>
            other !== bearer &&
            other.rules.includes('fight-in-formation') &&
            !areEnemies(bearer, other) &&
            areTouching(state, bearer, other),
        ).length >= NEIGHBOURS,
    ),
  ],
}

export const stout: KnockdownAbility = {
  id: 'stout',
  name: 'Stout',
  rule: 'KD-SPEC-29',
  text: 'Passes Knockdown checks on 3 or more.',
  adds: { knockdown: always(-1, 'Stout', 'KD-SPEC-29') },
}

/** What its enemies bear near it. */
const frightened: KnockdownAbility = {
  id: 'frightened',
  name: 'Frightened',
  rule: 'KD-SPEC-20',
  text: 'BR is 1 lower.',
  adds: { bravery: always(-1, 'Frightening enemy', 'KD-SPEC-20') },
}

export const frightening: KnockdownAbility = {
  id: 'frightening',
  name: 'Frightening',
  rule: 'KD-SPEC-20',
  text: 'Enemy models within 4" have BR -1.',
  aura: { inches: 4, whom: 'enemies', self: false, gives: frightened },
}

export const HEALING = { id: 'regeneration', memory: forTheBattle({ used: false }) }

export const regeneration: KnockdownAbility = {
  id: 'regeneration',
  name: 'Regeneration',
  rule: 'KD-SPEC-26',
  text: 'Once in the game, at the end of a round, one Wound it has suffered is healed.',
  memory: HEALING.memory,
  on: {
    'round-ends': {
      *anybody(play, bearer) {
        const figure = figureOf(play.state, bearer)
        if (figure.wounds === 0 || recall(figure.memory, HEALING).used) return
        const prompt = text`Heal one Wound of ${named(bearer)}? It can do so once in the game.`
        const ask = {
          by: figure.side,
          what: 'regenerate',
          prompt,
          rule: 'KD-SPEC-26',
          about: bearer,
          reaction: 'Regeneration',
        }
        const options = [
          { id: 'yes', label: 'Heal one Wound' },
          { id: 'no', label: 'Not now' },
        ]
        if (picked(yield* play.ask(chooseQuestion(ask, { options }))) !== 'yes') return
        const healed = figureOf(play.state, bearer)
        memoryOf(healed.memory, HEALING).used = true
        healed.wounds--
        tell(play, { is: 'regenerated', figure: bearer, wounds: healed.wounds, rules: ['KD-SPEC-26'] })
      },
    },
  },
}
