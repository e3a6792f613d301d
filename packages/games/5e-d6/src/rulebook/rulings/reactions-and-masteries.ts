/** What the rulebook leaves open, and how it is settled: reactions and masteries. */
import { chapter } from '@muster/engine'

export const reactionsAndMasteriesRulings = chapter('Rulings: Reactions and masteries', {
  'FD-RUL-43':
    'Each figure remembers the reactions it has used this round and may not use one again; that matters only for reactions that belong to no phase.',
  'FD-RUL-44':
    'A reaction is used at its own moment only: an opportunity attack when the mover leaves, Nimble Escape in the own turn to move, Spear at the start of the Combat Phase, Dual Wielding after an own attack, Shield when a hit on the bearer stands, Blade and Exotic when the own hit stands, Bludgeon when the own miss stands.',
  'FD-RUL-45':
    'A mastery belongs to the weapon: the attack that triggers it must be made with a weapon of that type, hand or great.',
  'FD-RUL-46':
    "Spear Mastery is declared at the start of the Combat Phase, the Lead Player's figures first, by figures that still have their action. They act before all others, in Fight order among themselves, and every attack of that action is a melee attack with a spear. The reaction is spent even if no target is left.",
  'FD-RUL-47':
    'Blade Mastery is declared when the hit is final. After its wounds the extra attack is made, with its own roll to hit, at any enemy within 1", at the Strength of wielder and weapon −2. It cannot trigger again.',
  'FD-RUL-48':
    "Bludgeon Mastery follows any bludgeon attack whose final result is a miss. The attack's Damage is rolled to wound at Strength −2; nothing that needs a hit follows.",
  'FD-RUL-49':
    "The extra attack of Dual Wielding is made with the second of two equal hand weapons, right after one of the figure's own attacks with that type in its combat action, at full Fight and Strength.",
  'FD-RUL-50':
    'Shield Mastery is used after the to-hit roll and block checks have produced a hit on the bearer, before the wounds. That die is rolled once more with the same modifiers and stands. It is no use against hits without a roll.',
  'FD-RUL-51':
    'Anything with a listed range is a ranged weapon, used or not. A figure with a ranged and a great weapon can never use its shield.',
  'FD-RUL-52':
    'Exotic Mastery works as soon as the hit is final, whether or not it wounds, without a save or a limit of size.',
  'FD-RUL-53':
    "The defender's Shield Mastery comes first and settles hit or miss; then the attacker's mastery follows on the final result.",
  'FD-RUL-73':
    'The extra attack with a second weapon of the same type is Dual Wielding Mastery itself: once a Combat Phase, for the reaction.',
})
