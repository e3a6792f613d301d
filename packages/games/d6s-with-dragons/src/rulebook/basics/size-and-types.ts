/** The rules in our own words: size and types. */
import { chapter } from '@muster/engine'

export const sizeAndTypes = chapter('Size and types', {
  'DD-SIZE-01': 'A character with no size listed is Medium on a round 25 mm base (or a square 25 mm base).',
  'DD-SIZE-02':
    'A base may be a little larger or smaller than suggested; any other size than Medium is listed on the profile.',
  'DD-SIZE-03': 'Height depends on size only, not on the base used.',
  'DD-SIZE-04': 'Tiny and Small: base 20 mm, Height 20 mm.',
  'DD-SIZE-05': 'Medium: base 25 mm, Height 25 mm.',
  'DD-SIZE-06': 'Large: base 32 mm, 40 mm, 50 mm, 25×50 mm rectangle or 35×60 mm oval, Height 40 mm.',
  'DD-SIZE-07': 'Huge: base 50 mm, 60 mm, 75 mm or 35×60 mm oval, Height 60 mm.',
  'DD-SIZE-08': 'Gargantuan: base 80 mm or 50×92 mm oval, Height 80 mm.',
  'DD-SIZE-09': 'Height decides which obstacles a character can vault and see over.',
  'DD-SIZE-10':
    'Size order, smallest first: Tiny, Small, Medium, Large, Huge, Gargantuan; "smaller than the user" compares these categories.',
  'DD-TYPE-01': 'Types are listed after the size; by default a type has no effect of its own.',
  'DD-TYPE-02':
    'Aberrations, Dragons, Elementals, Fey, Fiends, Monstrosities, Oozes, Plants, and the kinds of humanoid (Elf, Giant, Orc and so on) have no rules as such.',
  'DD-TYPE-03': 'Beast: cannot claim objectives.',
  'DD-TYPE-04': 'Beast: cannot interact with Objects (cannot pick up, carry, pass or receive one).',
  'DD-TYPE-05': 'Celestial: immune to radiant damage.',
  'DD-TYPE-06': 'Construct: immune to poison damage and psychic damage.',
  'DD-TYPE-07': 'Construct: immune to the charmed, frightened and poisoned conditions.',
  'DD-TYPE-08': 'Humanoid: the Leader feature affects only Humanoids.',
  'DD-TYPE-09': 'Undead: immune to necrotic damage.',
})
