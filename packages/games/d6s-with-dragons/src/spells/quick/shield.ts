/** Shield: a pane of force in the way of one attack. */
import { named, text, type FigureId } from '@muster/engine'
import { areEnemies, figureOf, isWithin, ONE_INCH } from '../../state/figures.ts'
import { castingOf, leaveEffect } from '../../rules/casting/casting.ts'
import { endEffect } from '../../rules/magic/concentration.ts'
import { gain } from '../../rules/conditions/conditions.ts'
import { canCastQuick, offerQuick } from '../../rules/casting/quick-spells.ts'
import type { State } from '../../state/state.ts'
import type { DragonAbility } from '../../state/ability.ts'
import type { QuickSpell } from '../../state/spell.ts'
import type { Attack } from '../../state/acts.ts'
import { resists } from '../../rules/damage/damage.ts'

export const shield: QuickSpell = {
  id: 'shield',
  name: 'Shield',
  icon: 'magic-shield',
  rule: 'DD-QCK-07',
  kind: 'quick',
  text: 'When it is attacked the caster uses Shield Mastery against that attack, without a shield, and resists force damage from it.',
  on: {
    'before-to-hit': {
      *target(play, bearer, { attack }) {
        const { state } = play
        if (attack.summoned || !canCastQuick(state, figureOf(state, bearer), shield.id)) return
        const saps = canSap(state, bearer, attack)
        if (!saps && attack.weapon.damageType !== 'force') return
        const prompt = text`${named(attack.by)} attacks ${named(bearer)}. Does ${named(bearer)} raise a Shield?`
        if (
          !(yield* offerQuick(play, {
            caster: bearer,
            spell: shield.id,
            targets: [bearer],
            prompt,
            usual: saps ? 'yes' : 'no',
          }))
        ) {
          return
        }
        const caster = figureOf(state, bearer)
        leaveEffect(state, castingOf(caster, shield.id, { targets: [bearer] }), false)
        caster.now.mastery ??= 'raised-shield'
        caster.now.masteryApplied = true
        if (!saps) return
        caster.now.shielding = true
        yield* gain(play, attack.by, { is: 'sapped', from: bearer })
      },
    },
    'attack-resolved': {
      *anybody(play, bearer, { attack }) {
        if (attack.at !== bearer) return
        const raised = play.state.effects.find(({ spell, caster }) => spell === shield.id && caster === bearer)
        if (raised) yield* endEffect(play, raised.id)
      },
    },
  },
  gives: (_state, { targets }, { id }) => (targets.includes(id) ? SHIELDED : undefined),
}

/** On the terms of Shield Mastery: hand to hand, with its action unspent, no mastery used, and no great weapon. */
function canSap(state: State, bearer: FigureId, { by, kind }: Attack): boolean {
  const caster = figureOf(state, bearer)
  const attacker = figureOf(state, by)
  if (
    kind === 'ranged' ||
    !areEnemies(state, caster, attacker) ||
    !caster.now.action ||
    caster.now.mastery !== undefined
  ) {
    return false
  }
  if (caster.gear.weapons.some((weapon) => weapon.kind === 'great')) return false
  return kind === 'melee' ? areInOneMelee(state, bearer, by) : isWithin(state, caster, attacker, ONE_INCH)
}

const areInOneMelee = ({ melees }: State, a: FigureId, b: FigureId): boolean =>
  melees.some(({ members }) => members.includes(a) && members.includes(b))

const SHIELDED: DragonAbility = {
  id: 'raised-shield',
  name: 'Shield',
  rule: 'DD-QCK-08',
  text: 'It resists force damage from this attack.',
  answers: [resists.answer((_state, _bearer, type) => type === 'force')],
}
