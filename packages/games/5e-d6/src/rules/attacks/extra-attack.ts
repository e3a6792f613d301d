/** One more attack: the figure picks an enemy it reaches, and attacks it at once. */
import {
  chooseQuestion,
  named,
  optionId,
  optionParts,
  picked,
  text,
  type FigureId,
  type Play,
  type RuleId,
  type Step,
} from '@muster/engine'
import type { Length } from '@muster/table'
import type { Attack } from '../../state/ability.ts'
import { figureOf, isStanding } from '../../state/figures.ts'
import type { State } from '../../state/state.ts'
import { enemiesWithin } from '../measuring/distance.ts'
import { makeAttack } from './attack.ts'

export interface ExtraAttack extends Pick<Attack, 'weapon' | 'weakened'> {
  readonly by: FigureId
  readonly within: Length
  readonly rule: RuleId
}

/** A single enemy in reach is attacked without a question. */
export function* extraAttack(play: Play<State>, extra: ExtraAttack): Step {
  const { state } = play
  const { by, weapon, weakened, within } = extra
  if (!isStanding(figureOf(state, by))) return
  const targets = enemiesWithin(state, figureOf(state, by), within).map(({ id }) => id)
  const at = targets.length > 1 ? yield* chooseTarget(play, extra, targets) : targets[0]
  if (at !== undefined) yield* makeAttack(play, { by, at, weapon, kind: 'melee', ...(weakened && { weakened }) })
}

function* chooseTarget(
  play: Play<State>,
  { by, weapon, weakened, rule }: ExtraAttack,
  targets: readonly FigureId[],
): Step<FigureId> {
  const ask = {
    by: figureOf(play.state, by).side,
    what: 'extra-attack',
    prompt: text`${named(by)} attacks once more. Whom?`,
    rule,
    about: by,
  }
  const options = targets.map((at) => ({
    id: optionId(by, at),
    label: text`Attack ${named(at)}`,
    figure: by,
    at,
    intent: { by, at, kind: 'melee', with: weapon.name, ...(weakened && { part: weakened }) },
  }))
  const [, at = ''] = optionParts(picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? '')
  return at
}
