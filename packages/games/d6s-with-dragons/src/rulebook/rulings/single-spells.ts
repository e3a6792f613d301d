/** What the rulebook leaves open, and how it is settled: single spells. */
import { chapter } from '@muster/engine'

export const singleSpellsRulings = chapter('Rulings: Single spells', {
  'DD-RUL-64':
    'Haste gives its extra attack to attack actions begun under it. When it ends, in any way, its target is stunned at once, unless it is renewed on the same target.',
  'DD-RUL-65':
    'A character held by Hold Person does not lose stunned in place of an action: only a Will save, the end of the spell or Lesser Restoration frees it. The save is made in the first round too. Any enemy can be held.',
  'DD-RUL-66':
    'Hunter\'s Mark counts for all attacks of its caster. Naming a target needs 48" and sight. When the target is gone, the caster may name another then or in any later turn, without a slot.',
  'DD-RUL-67':
    "A spiritual weapon is not a character: it cannot be hurt, does not threaten or block, and does not count in numbers. Others pass through it but do not end on it. Each Combat Phase it makes one attack at its caster's Fight, in a melee beside it or in one of its own. It flies 4\" in the caster's later turns.",
  'DD-RUL-68':
    'Protection from Evil and Good works against its five types only, and on every roll to hit of theirs, spells included.',
  'DD-RUL-69':
    "A quick spell with a trigger is cast when the trigger occurs, in any turn; without one, in the caster's own movement turn. Each caster uses it once for each trigger, and not while stunned, incapacitated or paralyzed. For Lesser Restoration the target's player chooses the condition.",
  'DD-RUL-70':
    'Counterspell works on any spell of a seen enemy within 12", before it takes effect, with the Potency of its own caster. The countered caster keeps the slot and loses the action. Counterspell can itself be countered; the last one cast is resolved first.',
  'DD-RUL-71':
    'Healing Word is cast when a to-wound die of an attack would wound an ally in sight within 12". The whole roll is repeated with the Potency added. The new result stands, and Temporary Health is used only after that.',
  'DD-RUL-72':
    'Misty Step comes once at the start of each Movement Phase, to a free place in sight, 6" for the centre of the base. Teleport takes all allies within 2" along, each as near the point as it fits. Both end grapples and ignore what lies between.',
  'DD-RUL-73':
    'The Shield spell is cast when an attack is declared. If the caster could use Shield Mastery against that attacker now, the attacker is sapped at once and the caster has −1 Fight this phase. In any case the caster resists force damage in this attack and has used its mastery.',
  'DD-RUL-74': 'Force is a type of damage like any other.',
  'DD-RUL-75':
    'Shining Smite is cast between the to-hit and the to-wound roll, also with an opportunity attack, and is not a mastery. Its vexed condition helps the next attack. A creature that is always invisible is seen until the end of the round.',
  'DD-RUL-76':
    'An obstacle is a barrier that gives cover. A frozen character keeps its base and Height but never overlaps a rider that remains. What it carried lies beside it, and it cannot be revived while frozen.',
  'DD-RUL-77':
    'Healing removes wounds, never below 0, and does not work on eliminated characters; constructs and undead can be healed. Preserve Life heals different targets 1 wound each. Sacred Weapon does not stack with itself, can be dispelled, and counts at range too.',
  'DD-RUL-78':
    'Dispel Magic ends one incantation of either side, or a Sacred Weapon, Command or Telekinesis in force, if something of it is within 6" and in sight. It ends for all its targets; instant effects stay.',
  'DD-RUL-79':
    'Turn Undead counts enemy undead only and lasts for the encounter. Turned undead do not test Morale; frightened and incapacitated end together. They flee at full Speed. The damage of the spell itself does not end it.',
})
