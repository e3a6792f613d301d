/** The Battle Axe sweeps: one successful attack hits every enemy around its bearer. */
import { chooseQuestion, named, text, type FigureId, type Play, type Step } from '@muster/engine'
import { enemiesTouching, figureOf } from '../state/figures.ts'
import type { State } from '../state/state.ts'
import type { HeroAbility, AttackHit } from '../state/vocabulary.ts'

export const battleAxeOfSlaughter: HeroAbility = {
  id: 'battle-axe-of-slaughter',
  name: 'Battle Axe of Slaughter',
  rule: 'HW-ITEM-04',
  text: 'Each melee attack that hits, hits every enemy in base contact; each saves for itself.',
  on: {
    'attack-hit': {
      *attacker(play, bearer, hit) {
        const others = sweptBy(play.state, bearer, hit)
        if (others.length > 0) hit.rules.push('HW-ITEM-04', 'HW-ITEM-05')
        hit.alsoHit.push(...(others.length < 2 ? others : yield* order(play, bearer, others)))
      },
    },
  },
}

/** Every enemy in contact but the target, those slain in this batch, and those who cannot be attacked again. */
function sweptBy(state: State, bearer: FigureId, { at, mayAlsoHit }: AttackHit): FigureId[] {
  const others: FigureId[] = []
  for (const enemy of enemiesTouching(state, figureOf(state, bearer))) {
    if (enemy.id !== at && mayAlsoHit(enemy)) others.push(enemy.id)
  }
  return others
}

function* order(play: Play<State>, bearer: FigureId, others: readonly FigureId[]): Step<readonly FigureId[]> {
  const { side } = figureOf(play.state, bearer)
  const answer = yield* play.ask(
    chooseQuestion(
      {
        by: side,
        what: 'axe-order',
        prompt: text`${named(bearer)}'s axe sweeps on: in which order?`,
        rule: 'HW-ITEM-05',
        about: bearer,
      },
      {
        options: others.map((id) => ({ id, label: named(id), figure: id })),
        least: others.length,
        most: others.length,
      },
    ),
  )
  return 'pick' in answer ? answer.pick : others
}
