/** The rules in our own words: reactions. */
import { chapter } from '@muster/engine'

export const reactions = chapter('Reactions', {
  'FD-REACT-01':
    'Each figure may take one reaction in each phase (so up to two per round: one in Movement, one in Combat).',
  'FD-REACT-02': 'A figure may not take the same reaction in both phases of a round.',
  'FD-REACT-03': 'Movement reactions can be taken only in the Movement Phase.',
  'FD-REACT-04': 'Combat reactions can be taken only in the Combat Phase.',
  'FD-REACT-05': 'Opportunity attacks are movement reactions.',
  'FD-REACT-06': 'All masteries are combat reactions, so a figure uses at most one mastery per Combat Phase.',
  'FD-REACT-07': "A reaction does not use up the figure's action and does not need one.",
  'FD-REACT-08': 'Unused reactions do not carry over; every phase begins with a fresh one.',
})
