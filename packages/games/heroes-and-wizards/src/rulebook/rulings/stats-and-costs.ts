/** What the rulebook leaves open, and how it is settled: stats and costs. */
import { chapter } from '../chapter.ts'

export const statsAndCostsRulings = chapter('Rulings: Stats and costs', {
  'HW-RUL-09': 'Melee "x" with cost "x" in the 6" row? Not available: there is no Melee 0 and no figure without Melee; lowest is Melee 1 for 2 points, because both cells are crossed out while Shooting 0 and Armour 0 have prices.',
  'HW-RUL-10': 'Do the rows belong together, or does Movement split into foot and mounted? Each column is independent; a figure takes one entry from each; Movement is one of 6, 9, 12, 15, 18, Fly and riding is only how the figure looks, because the rulebook adds costs per stat and never mentions mounts.',
  'HW-RUL-11': 'What do Shooting 0 and Armour 0 do? Shooting 0 (free) cannot shoot; Armour 0 (1 point, as printed) never saves, because no die shows 0 or less; the odd price of Armour 0 stands since the table is explicit.',
  'HW-RUL-12': '"Add the Melee cost twice": twice in all or twice more? Twice in all (two weapons at Melee 3 cost 12), because two attacks for two payments is the plain arithmetic.',
  'HW-RUL-13': 'Different Melee per weapon, three weapons, two bows? One Melee stat for both attacks, at most two bought attacks, never a second shot, because only Melee and only two are mentioned.',
  'HW-RUL-14': "Whose Armour does Mighty lower? That of enemies hit by the Mighty figure's melee attacks and shots, not that of anyone attacking it; a Mighty target is exempt, because the rulebook speaks of those who take the attacks.",
  'HW-RUL-15': 'What is a "very large figure"? One with a base of 1.5" or more; a large base does not oblige it to be Mighty, because the rulebook says "can".',
  'HW-RUL-16': 'Can a stat pass 5 or fall below 0? Above 5 yes (Battle Sword on Melee 5 gives 6), below 0 no (stops at 0), because only purchase is limited to the table.',
  'HW-RUL-17': 'How many hits does a figure take? One hit not ignored slays it, Heroes, Wizards and Mighty figures included, because the rulebook knows only ignoring a hit or being slain.',
})
