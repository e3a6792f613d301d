/** What the rulebook leaves open, and how it is settled: combat Phase. */
import { chapter } from '@muster/engine'

export const combatPhaseRulings = chapter('Rulings: Combat Phase', {
  'DD-RUL-34':
    'Every character with an enemy within reach is in exactly one melee. At least one side of each melee is a single character, and there are as many melees as possible. The Lead Player chooses among such splits.',
  'DD-RUL-35':
    "In each melee the lone character stays and its opponents slide straight up to it; in one against one the Lead Player's character stays. A slide is not a move: it provokes nothing and needs no checks, and it stops at a base, a barrier or the edge.",
  'DD-RUL-36':
    'A character uses melee attacks, Grapple, Shove, Trip and Shield Mastery only on enemies in its own melee; an attack with a reach above 1" may also go at others within that reach. Everything else is measured on the table.',
  'DD-RUL-37':
    "After the melees each character with an unspent action and no enemy in its melee may take an action that needs no melee: pick up, pass, destroy a Supply, a feature, Escape, an attack with long reach. They act by Fight, the Lead Player's first at ties. In a melee a character may take these actions at its place in the order.",
  'DD-RUL-38':
    "The line between the two flankers' centres must pass through the inside of the target's base. The other flanker must be in the same melee; it may be prone, stunned or out of actions. The bonus is never more than +1. Pack Tactics needs two of the pack in that melee.",
  'DD-RUL-39':
    'The order in a melee uses current Fight, with lasting changes such as Bless, and is checked again before each pick. Flanking, range and masteries do not count for it.',
  'DD-RUL-40':
    'A player declares the name of the mastery, and for Shield Mastery the enemy, which is sapped at once. The user needs the weapon and an unspent action, or attacks left if it has followed up. It chooses the attack just before its roll. A declared mastery is used up. Masteries with a trigger of their own are not declared.',
  'DD-RUL-41':
    "All Spear attacks come first, by Fight, the Lead Player's first at ties; the user's other attacks come at its normal place. A character that made its Spear attack has begun to attack, so it can no longer use a maneuver.",
  'DD-RUL-42':
    "Bludgeon Mastery removes sapped just before its own to-hit roll. For that roll the target's Armor is 0, bonuses included.",
  'DD-RUL-43':
    'The extra attack of Dual Wielding comes right after the attack the mastery applies to, hit or miss. It may go at any enemy in the melee and does not count against Attacks. The first attack has −1 Fight, the extra one −1 Fight and −1 Strength.',
  'DD-RUL-44':
    'As soon as no enemy is left in a melee, for any reason, every character in it may follow up after the concentration saves. Characters that have acted or cannot act may too, unless they cannot move willingly.',
  'DD-RUL-45':
    'A character that follows up to an enemy joins its melee, or begins a new one. In a resolved melee only the newcomer attacks, at once; in another it waits for its Fight. It brings its unused attacks along, and a declared mastery too. If it has used no mastery this round it may declare one when that melee is resolved, with only attacks left as well.',
  'DD-RUL-46':
    'The Disengage move comes after saves and follow-ups, the Lead Player\'s first: up to 1" in any direction, into no other melee. From base contact it may be slightly longer, so that it ends just outside the threatened space. A character that disengages does not follow up, and must be able to move.',
  'DD-RUL-47':
    'Maneuvers have Potency 0 unless the profile prints another. A push goes straight away and a pull straight towards the user. It stops at a base, a barrier of half the Height, or the edge; beyond a drop the target falls, and water and ice need their saves. The target leaves the melee only if it ends more than 1" from every opponent.',
  'DD-RUL-48':
    'Escape is rolled against the grapple\'s own Potency, or 0, with the save the player picks. Only one grappler can hold a character. The grapple ends when the two are more than 1" apart or one of them is gone. A dragged character keeps its place beside the grappler and provokes nothing; movement costs add up.',
})
