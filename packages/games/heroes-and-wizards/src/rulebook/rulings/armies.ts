/** What the rulebook leaves open, and how it is settled: armies. */
import { chapter } from '../chapter.ts'

export const armiesRulings = chapter('Rulings: Armies', {
  'HW-RUL-18': 'How big are armies? The players agree one limit in points, equal for all, default 250; an army may be cheaper, not dearer; the limit, not what was spent, is "the points" everywhere, because it is what both players know beforehand.',
  'HW-RUL-19': 'What may an army consist of? Any number of types of any legal profile, at least one figure; no factions, no ratios, no upper number, because the rulebook gives none.',
  'HW-RUL-20': 'One of each "per 250 points": rounding, duty, swapping? Up to floor(limit / 250) Heroes and as many Wizards; below 250 none; optional; no swapping, because Rescue calls it a limit.',
  'HW-RUL-21': 'Are Heroes and Wizards free? No: they pay the table cost of their stats out of the limit; only rank, item and spells are free, because Rescue has to say that its prisoner costs no points and Pitched Battle counts their points plus 50.',
  'HW-RUL-22': "When are items and spells rolled, openly, and may results repeat? After the lists and the scenario are fixed and before terrain, openly, each die independent, repeats stand; sides in seat order, Heroes then Wizards in list order, an Amulet's spell die right after its item die, because the rulebook only says they roll, stats must not be fitted to a known item, and a seeded game needs one order.",
  'HW-RUL-23': 'May a Wizard or Hero decline the roll or swap a result? No; what is rolled stands, though using it is always optional, because the roll is not called optional.',
  'HW-RUL-24': 'Does a Wizard with a doubled spell get a third spell, or two casts at the same target? No third spell; the two casts may have the same or different targets and need not follow each other directly, because each is a full casting.',
  'HW-RUL-25': 'Sides and players? One player is one side; all other sides are enemies; no allies; two to four sides, because the rulebook uses "side" and "player" for the same thing.',
})
