/** What the rulebook leaves open, and how it is settled: single spells. */
import { chapter } from '@muster/engine'

export const singleSpellsRulings = chapter('Rulings: Single spells', {
  'DD-RUL-64':
    'Haste gives its extra attack to attack actions begun under it. When it ends, in any way, its target is stunned at once; not if it is renewed on the same one.',
  'DD-RUL-65':
    'Who is held by Hold Person does not come to in place of an action: only a Will save, the end of the spell or Lesser Restoration frees it. The save is made in the first round too. Anybody can be held.',
  'DD-RUL-66':
    'Hunter\'s Mark counts for all attacks of its caster. Naming needs 48" and sight; when the marked one is gone, another may be named then or in any later turn of the caster, without a slot.',
  'DD-RUL-67':
    "A spiritual weapon is no character: it cannot be hurt, threatens and blocks nobody, and counts for nothing; others pass through it but do not end on it. Each Combat Phase it makes one attack at its caster's Fight in a melee beside it, or in one of its own. It flies 4\" in the caster's later turns.",
  'DD-RUL-68':
    'Protection from Evil and Good works against its five types only, and on every roll to hit of theirs, spells included.',
  'DD-RUL-69':
    "A quick spell with a trigger is cast when that occurs, in anybody's turn; without one, in the caster's own movement turn. One use for each trigger and caster, and none while helpless. With Lesser Restoration the one relieved chooses.",
  'DD-RUL-70':
    'Counterspell works on any spell of a seen enemy within 12", before it takes effect, against the counterer\'s Potency. The countered keep the slot and lose the action. It can be countered in turn; the last cast is settled first.',
  'DD-RUL-71':
    'Healing Word comes when a to-wound die of an attack would wound an ally in sight within 12". The whole roll is repeated with the Potency added; the new result stands, before Temporary Health is thought of.',
  'DD-RUL-72':
    'Misty Step comes once at the start of each Movement Phase, to a free place in sight, 6" for the centre of the base. Teleport takes all allies within 2" along, each as near the point as it fits. Both end grapples and ignore what lies between.',
  'DD-RUL-73':
    'The Shield spell is cast when an attack is declared. If the caster could use Shield Mastery against that attacker now, it is sapped at once and the caster has −1 Fight this phase. In any case the caster resists force in this attack and has used its mastery.',
  'DD-RUL-74': 'Force is a type of damage like any other.',
  'DD-RUL-75':
    'Shining Smite is cast between hitting and wounding, also with an opportunity attack, and is no mastery. The vexed it leaves serves the next attack. What is always invisible is seen until the round ends.',
  'DD-RUL-76':
    'An obstacle is a barrier that gives cover. The frozen one has its base and Height, never over a rider that is left; what it carried lies beside it, and it cannot be revived while frozen.',
  'DD-RUL-77':
    'Healing takes wounds away, never below none, and not from the eliminated; constructs and undead can be healed. Preserve Life heals different targets 1 wound each. Sacred Weapon does not add to itself, can be dispelled, and counts at range too.',
  'DD-RUL-78':
    'Dispel Magic ends one incantation of either side, or a Sacred Weapon, Command or Telekinesis in force, if something of it is within 6" and in sight. It ends for all its targets; what was done in an instant stays.',
  'DD-RUL-79':
    'Turn Undead counts enemy undead only and lasts for the encounter. The turned test no Morale; fear and helplessness end together. They flee at full Speed. The damage of the spell itself does not end it.',
})
