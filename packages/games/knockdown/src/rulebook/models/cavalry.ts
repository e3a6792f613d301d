/** The rules in our own words: cavalry. */
import { chapter } from '@muster/engine'

export const cavalry = chapter('Cavalry', {
  'KD-CAV-01': 'Each of the six Infantry profiles has a Cavalry version; Creatures and Monsters have none.',
  'KD-CAV-02': 'The Cavalry version costs the profile price plus half of it, the half rounded up.',
  'KD-CAV-03': 'Prices that follow: Levy 15, Wretched 11, Unruly 14, Unyielding 24, Frenzied 24, Exalted 36.',
  'KD-CAV-04': 'STR, ATT, DEF, W and BR are those of the Infantry profile.',
  'KD-CAV-05': 'A Cavalry model keeps the base size of its Infantry profile.',
  'KD-CAV-06': 'Cavalry is a kind of its own: rules that speak of Infantry or Creatures do not touch it.',
  'KD-CAV-07': 'Gallop: SP +2 (SP 8 for every Cavalry version before gear).',
  'KD-CAV-08':
    'Cavalry charge: +1 STR on melee attacks if the model has moved in this activation before attacking and the target is Infantry or a Creature.',
  'KD-CAV-09': 'No Cavalry charge bonus against Cavalry or Monsters, nor against a siege or chariot chassis.',
  'KD-CAV-10':
    'No bonus if the model has not moved before attacking in this activation; any distance above 0" counts as having moved.',
  'KD-CAV-11': 'The bonus is judged for each attack by its target: with several attacks some may have it and some not.',
  'KD-CAV-12': 'Crew of an enemy chariot is Infantry, so attacks against it have the bonus.',
  'KD-CAV-13':
    'Death of the steed: whenever a Cavalry model would suffer a Wound, from whatever source, roll a D6 (the roll is not optional).',
  'KD-CAV-14': 'On 1-3 the Wound goes on as normal.',
  'KD-CAV-15':
    'On 4 or more the Wound is not suffered, the steed is killed and the model becomes the Infantry model of its type, on the spot.',
  'KD-CAV-16':
    'The dismounted model loses Gallop, Cavalry charge and Death of the steed for the rest of the game, at once.',
  'KD-CAV-17':
    'It keeps its promotion, gear, special rules, suffered Wounds, knocked down state and the fact whether it was activated this turn.',
  'KD-CAV-18':
    'From then on it is Infantry in every respect: held by contact, open to Cavalry charge, able to crew a siege weapon.',
  'KD-CAV-19':
    'If a Wound calls for both Death of the steed and a Knockdown check, the steed is rolled first; on 4+ the Wound is gone and there is no Knockdown check.',
  'KD-CAV-20': 'If the steed roll is 1-3 the entitled model then makes its Knockdown check.',
  'KD-CAV-21':
    'Death of the steed is rolled for each Wound, also for Wounds that would not slay (a mounted Champion or Hero).',
  'KD-CAV-22': 'Cavalry may not take a Longbow.',
  'KD-CAV-23': 'Cavalry may not take a Polearm.',
})
