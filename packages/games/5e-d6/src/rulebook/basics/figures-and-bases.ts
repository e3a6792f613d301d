/** The rules in our own words: figures and bases. */
import { chapter } from '@muster/engine'

export const figuresAndBases = chapter('Figures and bases', {
  'FD-FIG-01': 'A Tiny figure stands on a 20 mm base.',
  'FD-FIG-02': 'A Small figure stands on a base of 20 mm to 25 mm.',
  'FD-FIG-03': 'A Medium figure stands on a base of 25 mm to 32 mm.',
  'FD-FIG-04': 'A Large figure stands on a 40 mm base.',
  'FD-FIG-05': 'A Huge figure stands on a 60 mm base.',
  'FD-FIG-06': 'A Gargantuan figure stands on an 80 mm base.',
  'FD-FIG-07':
    "A figure's base follows from its size: Goblin and Halfling are Small (20 mm unless agreed otherwise), all other troops Medium (25 mm).",
  'FD-FIG-08':
    'Height by size, for tight spaces: Tiny and Small 20 mm, Medium 25 mm, Large 40 mm, Huge 60 mm, Gargantuan 80 mm.',
  'FD-FIG-09': 'Facing has no effect: turning a figure where it stands costs no movement.',
})
