/** The rules in our own words: chariots. */
import { chapter } from '@muster/engine'

export const chariots = chapter('Chariots', {
  'KD-CHAR-01': 'A chariot is one piece made of a chassis (the animals are part of it) and its crew.',
  'KD-CHAR-02':
    'Any Infantry model may be crew, Champions and Heroes included; Cavalry, Creatures and Monsters may not.',
  'KD-CHAR-03': 'The crew is fixed when the army is built: at least one model, at most the number of the chariot.',
  'KD-CHAR-04': 'Crew has no base on the table and cannot get on or off during the game.',
  'KD-CHAR-05': 'A chariot is activated as a single model: its crew is not activated separately.',
  'KD-CHAR-06':
    'It moves with the SP of the chassis; SP and movement rules of the crew (Armour, Flying, Pathfinder, standing up) do not matter.',
  'KD-CHAR-07':
    'It has the four actions: with SP 7 Run 10.5", Charge 7" and melee, Move and shoot 3.5" and ranged, Disengage D6".',
  'KD-CHAR-08': 'In a Charge every crew member may make its own melee attacks (own ATT, STR, weapon and rules).',
  'KD-CHAR-09': 'Crew makes melee attacks against enemies within ½" of any point of the chariot (Reach: 1½").',
  'KD-CHAR-10': "Ranged attacks of the crew are measured and seen from the chariot's base.",
  'KD-CHAR-11': 'While an enemy is within ½" of the chariot its crew may shoot only at enemies within ½".',
  'KD-CHAR-12': 'Crew may not shoot a Move or shoot weapon in an activation in which the chariot moves.',
  'KD-CHAR-13': 'Chassis and animals make no attacks of their own (only Trample uses the chassis STR).',
  'KD-CHAR-14': 'An attacker chooses for each attack whether it targets the chassis or a crew member of its choice.',
  'KD-CHAR-15': 'Crew has +1 DEF from the chassis, up to DEF 6, against melee and ranged attacks.',
  'KD-CHAR-16': 'Order: DEF with gear (without ignored gear), +1, cap 6, then −1 if knocked down.',
  'KD-CHAR-17': 'Crew counts as in cover against every ranged attack; the chassis does not.',
  'KD-CHAR-18': 'When all the crew is slain the chariot is removed as a casualty at once (one more lost model).',
  'KD-CHAR-19': 'When a crew member fails a Break test the whole chariot is removed: chassis and all other crew.',
  'KD-CHAR-20': 'When the chassis is destroyed it is removed and the owner may place the surviving crew in its place.',
  'KD-CHAR-21':
    'Placement: the centre of each base within the former chassis base, overlapping nothing; contact with enemies is allowed.',
  'KD-CHAR-22': 'Wounds left over when the chassis is destroyed do not pass to the crew.',
  'KD-CHAR-23':
    'A chariot is neither Infantry, Creature, Cavalry nor Monster: contact does not hold it, Slayer and Cavalry charge do not work against its chassis.',
  'KD-CHAR-24': 'A knocked down crew member stands up when the chariot is next activated; until then it has −1 DEF.',
  'KD-CHAR-25':
    "For Break tests each crew member is nominated on its own, with its own BR; Banner and Frightening distances are measured to the chariot's base.",
  'KD-CHAR-26': 'Small chariot: 30 pt; up to 2 crew; SP 7, STR +0, DEF 6, W 2.',
  'KD-CHAR-27': 'Large chariot: 45 pt; up to 3 crew; SP 7, STR +1, DEF 6, W 3.',
  'KD-CHAR-28': 'Huge chariot: 55 pt; up to 5 crew; SP 7, STR +1, DEF 6, W 4.',
  'KD-CHAR-29': 'A crew model that cannot be placed, or that its owner does not place, is slain.',
  'KD-CHAR-30':
    'Placed crew keeps Wounds and knocked down state, and counts as activated this turn if the chariot was.',
  'KD-CHAR-31': 'In Move and shoot every crew member may make its own ranged attack.',
  'KD-CHAR-32': 'Melee and ranged attacks of a crew are never mixed in one activation.',
  'KD-CHAR-33': 'Chariots stand on round bases: Small 60 mm, Large 75 mm, Huge 100 mm.',
  'KD-CHAR-34':
    "Chassis and crew can be attacked in melee by a model in contact with the chariot's base (or within Reach of it).",
})
