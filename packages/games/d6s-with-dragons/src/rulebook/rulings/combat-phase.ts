/** What the rulebook leaves open, and how it is settled: combat Phase. */
import { chapter } from '@muster/engine'

export const combatPhaseRulings = chapter('Rulings: Combat Phase', {
  'DD-RUL-34':
    'Everybody who has an enemy within reach is in exactly one melee, with one character alone on one side at least, and there must be as many melees as there can be. The Lead Player chooses among such splits.',
  'DD-RUL-35':
    "In each melee the lone character stays and the others slide straight up to it; one against one, the Lead Player's stays. A slide is no move: it provokes nothing, tests nothing, and stops at a base, a barrier or the edge.",
  'DD-RUL-36':
    'Blows, Grapple, Shove, Trip and Shield Mastery go at enemies in one\'s own melee only; a reach above 1" also at others within it. Everything else is measured on the table.',
  'DD-RUL-37':
    "After the melees whoever still has an action and no enemy in its melee may take one that needs none: pick up, pass, destroy a Supply, a feature, Escape, a blow with long reach. By Fight, the Lead Player's first at ties. In a melee the same may be done at one's place in the order.",
  'DD-RUL-38':
    "The line between the two flankers' centres must pass through the inside of the base. The friend must be in the same melee and may be prone, stunned or spent. The bonus is +1 however it comes about; Pack Tactics needs two of the pack in that melee.",
  'DD-RUL-39':
    'The order in a melee goes by Fight as it is now, with lasting changes such as Bless, and is looked at before each pick. Flanking, range and masteries do not count for it.',
  'DD-RUL-40':
    "Declared is the mastery's name, and for Shield Mastery the enemy, who is sapped at once. The user needs the weapon and an unspent action, or attacks left if it has followed up, and chooses the attack just before its roll. Once declared it is used up. Masteries with a trigger of their own are not declared.",
  'DD-RUL-41':
    "All Spear attacks come first, by Fight, the Lead Player's first at ties; the user's other attacks come in their place. It has begun to attack, so it cannot change to a maneuver.",
  'DD-RUL-42':
    'Bludgeon Mastery takes sapped away just before its own roll to hit, and for that roll Armor is 0, whatever adds to it.',
  'DD-RUL-43':
    'The extra blow of Dual Wielding follows at once on the attack it was applied to, hit or miss, at any enemy in the melee, and does not count against Attacks. The first has −1 Fight, the extra one −1 Fight and −1 Strength.',
  'DD-RUL-44':
    'As soon as no enemy is left in a melee, for whatever reason, everybody in it may follow up after the concentration saves, also those who have acted or cannot act, unless they cannot move willingly.',
  'DD-RUL-45':
    'Following up to an enemy means joining its melee, or beginning a new one. In a melee already resolved only the newcomer strikes, at once; in another it waits for its Fight. What it had not used it brings along, a declared mastery too; one who has used none this round may declare one when that melee is resolved, with attacks left as with a whole action.',
  'DD-RUL-46':
    'The Disengage move comes after saves and follow-ups, the Lead Player\'s first: up to 1" anywhere, into no other melee; from contact a hair more, so that it ends just outside the space it leaves. Who disengages does not follow up, and must be able to move.',
  'DD-RUL-47':
    'Maneuvers have Potency 0 unless something else is printed. A push goes straight away, a pull straight near; it stops at a base, a barrier of half the Height, or the edge; beyond a drop one falls, and water and ice are tested. It takes somebody out of the melee only if it ends more than 1" from every opponent.',
  'DD-RUL-48':
    'Escape goes against the grapple\'s own Potency, or 0, with the save the player picks. One can be held by one grappler only; more than 1" apart, or one of them gone, it is over. A dragged one keeps its place beside the grappler and provokes nothing; costs add up.',
})
