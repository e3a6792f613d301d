/** The rules in our own words: how features are printed. */
import { chapter } from '@muster/engine'

export const howFeaturesArePrinted = chapter('How features are printed', {
  'DD-FEA-01': 'Features in italics are passive, masteries, or things that take no action.',
  'DD-FEA-02':
    'A feature marked as an action costs the character its action, in the Movement Phase or in the Combat Phase unless the mark names one of them.',
  'DD-FEA-03':
    'A feature in bold without that mark is an attack: it takes the place of one attack of an attack action.',
  'DD-FEA-04': 'Extra actions on a profile are available to that character in addition to the common movement actions.',
  'DD-FEA-05': 'A power states in which phase it happens and whether it needs an action.',
})
