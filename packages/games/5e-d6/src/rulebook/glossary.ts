/** Words that players meet before they have read the book, and the rules that say what they mean. */
import type { Glossary } from '@muster/engine'

export const glossary: Glossary = {
  Dash: ['FD-ACT-03'],
  Disengage: ['FD-ACT-05'],
  Dodge: ['FD-ACT-07', 'FD-ACT-08'],
  Grapple: ['FD-MAN-03'],
  grappled: ['FD-MAN-07'],
  Shove: ['FD-MAN-04'],
  Trip: ['FD-MAN-05'],
  Escape: ['FD-MAN-09'],
  maneuver: ['FD-MAN-01', 'FD-MAN-02'],
  'Spear Mastery': ['FD-MAST-06'],
  'Blade Mastery': ['FD-MAST-08'],
  'Bludgeon Mastery': ['FD-MAST-10'],
  'Dual Wielding Mastery': ['FD-MAST-12'],
  'Shield Mastery': ['FD-MAST-14'],
  mastery: ['FD-REACT-06'],
  reaction: ['FD-REACT-01', 'FD-REACT-07'],
  'opportunity attack': ['FD-OPP-02', 'FD-OPP-03'],
  'opportunity attacks': ['FD-OPP-02', 'FD-OPP-03'],
  'threatened space': ['FD-OPP-01'],
  flanking: ['FD-MEL-03'],
  flanked: ['FD-MEL-03'],
  advantage: ['FD-ADV-01'],
  disadvantage: ['FD-ADV-02'],
  'Lead Player': ['FD-ROUND-05', 'FD-ROUND-06'],
}
