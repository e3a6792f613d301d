/** The rules in our own words: special rules. */
import { chapter } from '@muster/engine'

export const specialRules = chapter('Special rules', {
  'KD-SPEC-01': 'Creatures, Infantry and Cavalry may have up to two special rules each.',
  'KD-SPEC-02': 'For Heroes, Champions and Monsters the limit is three special rules each.',
  'KD-SPEC-03': 'One model cannot take the same special rule twice.',
  'KD-SPEC-04':
    'Each rule has two prices: the first for Creatures, Infantry and Cavalry (Champions and Heroes included), the second for Monsters.',
  'KD-SPEC-05': 'A dash in place of a price means that this group cannot take the rule.',
  'KD-SPEC-06':
    'The list: Aim 1/-, Fight in formation 1/-, Flying 3/20, Frenzied 1/5, Frightening -/5, Mass attack -/5, Natural ranged attack 1/10, Pathfinder 1/5, Regeneration -/15, Slayer 5/-, Stout 1/5, Weaponmaster 2/-.',
  'KD-SPEC-07': "Aim (1/-): RT of this model's ranged attacks is 1 lower (3 short, 4 long, 4 and 5 in cover).",
  'KD-SPEC-08':
    'Fight in formation (1/-): while in contact with at least two friendly models that have the rule, the model is entitled to a Knockdown check against every Wound that would slay it, not only on a tie with DEF.',
  'KD-SPEC-09': 'With one such friend in contact, or none, the rule does nothing.',
  'KD-SPEC-10': 'A knocked down model gets no check from formation, but it still counts as a neighbour for others.',
  'KD-SPEC-11':
    'The check through formation covers Wounds of every source, such as crushing stones and the self-inflicted Wound of Frenzied.',
  'KD-SPEC-12':
    'Flying (3/20): when it moves, the model ignores obstacles, models and terrain features on the way; only the end position must be legal.',
  'KD-SPEC-13':
    'A flyer may pass over enemies and through their ½" zones, but may not end within ½" of an enemy unless it Charges and ends in contact with it.',
  'KD-SPEC-14': 'A flyer measures its move in plan and pays nothing for climbing or difficult terrain.',
  'KD-SPEC-15': 'A flying Infantry or Creature model in contact with an enemy still needs Disengage to move.',
  'KD-SPEC-16':
    'Frenzied (1/5): the model may reroll any failed attack roll, melee or ranged (including a shot below RT).',
  'KD-SPEC-17': 'If the attack rerolled through Frenzied fails again, the model itself suffers 1 Wound at once.',
  'KD-SPEC-18': 'The reroll is optional for each failed roll, and no die is rerolled twice.',
  'KD-SPEC-19':
    'The self-inflicted Wound can slay the model: it is then a loss of its own side and its other attacks are gone.',
  'KD-SPEC-20': 'Frightening (-/5): enemy models within 4" have BR −1.',
  'KD-SPEC-21':
    'Mass attack (-/5): instead of its normal attacks the model may make one attack against every enemy in contact, each at STR −1.',
  'KD-SPEC-22':
    'All-or-nothing: with Mass attack every enemy in contact is attacked exactly once, also when that is more than ATT; no normal attack is made in that activation.',
  'KD-SPEC-23': 'Natural ranged attack (1/10): the model has a ranged weapon of 4"/8", STR +0, that takes up no hand.',
  'KD-SPEC-24':
    'A Monster may make up to three attacks with it in a single ranged attack action, each against a different target, all targets within 3" of one another; others make one.',
  'KD-SPEC-25':
    'Pathfinder (1/5): climbing and difficult terrain cost this model the normal rate; impassable terrain stays closed to it.',
  'KD-SPEC-26':
    'Regeneration (-/15): one time in the game, when a round ends, one suffered Wound may be taken off this model; the owner decides when.',
  'KD-SPEC-27': 'Regeneration cannot bring back a slain model and cannot be used by a model without Wounds.',
  'KD-SPEC-28':
    "Slayer (5/-): +1 to the result of this model's attack rolls, melee and ranged, when the target is a Monster; the natural die stays as it is.",
  'KD-SPEC-29':
    "Stout (1/5): the model's Knockdown checks succeed on 3 or more; it does not change when a check is allowed.",
  'KD-SPEC-30': 'Weaponmaster (2/-): the model may reroll natural 1s on melee and ranged attack rolls.',
  'KD-SPEC-31':
    'When fighting in melee with two weapons (it has an Extra hand weapon) a Weaponmaster may reroll natural 1s and 2s.',
  'KD-SPEC-32':
    'If more than one rule allows to reroll a die, the owner chooses which is used; only the Frenzied reroll carries the risk of the Wound.',
  'KD-SPEC-33': 'Creatures may take every rule of the first column.',
  'KD-SPEC-34': 'Gallop, Cavalry charge and Death of the steed do not count towards the limit.',
  'KD-SPEC-35': 'A siege or chariot chassis cannot take special rules.',
  'KD-SPEC-36': 'A Cavalry model rolls Death of the steed against its self-inflicted Frenzied Wound.',
  'KD-SPEC-37': 'Several Frightening models within 4" give no more than BR −1.',
  'KD-SPEC-38': 'For Mass attack a chariot is one enemy: the attacker picks its chassis or one of its crew.',
  'KD-SPEC-39': 'Chariot crew is in contact with nobody, so it cannot use Fight in formation nor count for others.',
  'KD-SPEC-40': 'The two neighbours are counted at the moment the Wound would be suffered.',
})
