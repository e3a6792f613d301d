/** The claw of a Ghoul or a Ghast: one Bite in place of all attacks, and whom it hits may be paralyzed. */
import { chooseQuestion, named, picked, text, type FigureId, type Play, type Step } from '@muster/engine'
import { attack } from '../../../rules/attacks/attack.ts'
import { chancesOf } from '../../../rules/attacks/hit-chances.ts'
import { chanceToSave } from '../../../rules/dice/saves.ts'
import { attackWorth } from '../../../rules/melee/attack-worth.ts'
import { attackOf, attackOptionsOf, type AttackOption } from '../../../rules/melee/melee-attacks.ts'
import { controllerOf, figureOf } from '../../../state/figures.ts'
import type { State } from '../../../state/state.ts'
import { feature } from '../../feature.ts'

const ID = 'paralyzing-claw'
const RULE = 'DD-EAF-14'

const bitesOf = (state: State, bearer: FigureId): readonly AttackOption[] =>
  attackOptionsOf(state, figureOf(state, bearer)).filter(({ weapon, mastery }) => weapon.id === 'bite' && !mastery)

function* chooseBite(play: Play<State>, bearer: FigureId): Step<AttackOption | undefined> {
  const bites = bitesOf(play.state, bearer)
  if (bites.length < 2) return bites[0]
  const by = controllerOf(play.state, figureOf(play.state, bearer))
  const ask = { by, what: ID, rule: RULE, about: bearer, prompt: text`Whom does ${named(bearer)} claw?` }
  const options = bites.map(({ at }) => ({ id: at, label: named(at), figure: at }))
  const worth = (bite: AttackOption) => clawWorth(play.state, bearer, bite)
  const usual = bites.reduce((best, bite) => (worth(bite) > worth(best) ? bite : best))
  const chosen = picked(yield* play.ask(chooseQuestion(ask, { options, usual: [usual.at] })))
  return bites.find(({ at }) => at === chosen)
}

/** A paralyzed enemy is nearly as good as half of it slain. */
function clawWorth(state: State, bearer: FigureId, bite: AttackOption): number {
  const aimed = attackOf(state, bearer, bite)
  const target = figureOf(state, bite.at)
  const { hit } = chancesOf(state, figureOf(state, bearer), target, aimed)
  const fails = 1 - chanceToSave(state, { of: bite.at, save: 'fortitude', potency: 0, by: bearer, purpose: ID })
  return (target.now.action ? 0.4 : 0.2) * hit * fails * target.points + attackWorth(state, aimed)
}

export const paralyzingClaw = feature(ID, {
  actions: [
    {
      id: ID,
      label: 'Claw: one Bite that paralyzes',
      phase: 'combat',
      isPossible: (state, bearer) => bitesOf(state, bearer).length > 0,
      worth: (state, bearer) => Math.max(...bitesOf(state, bearer).map((bite) => clawWorth(state, bearer, bite))),
      *use(play, bearer) {
        const bite = yield* chooseBite(play, bearer)
        if (!bite) return
        const weapon = { ...bite.weapon, name: 'Claw', riders: [...(bite.weapon.riders ?? []), 'paralyzes' as const] }
        yield* attack(play, attackOf(play.state, bearer, { ...bite, weapon }))
      },
    },
  ],
})
