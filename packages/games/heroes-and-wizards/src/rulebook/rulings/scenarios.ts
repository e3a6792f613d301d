/** What the rulebook leaves open, and how it is settled: scenarios. */
import { chapter } from '@muster/engine'

export const scenariosRulings = chapter('Rulings: Scenarios', {
  'HW-RUL-91':
    'Six turns are six whole rounds of the five phases. The game ends when the slain of the sixth Melee phase have been removed.',
  'HW-RUL-92':
    'The game ends early only in Rescue, when the prisoner is slain or has left, or when a side concedes. With three or more sides, the figures of a side that concedes are removed without credit to anyone. The game goes on when a side has no figures left.',
  'HW-RUL-93': 'Equal results are a draw. In a campaign a draw is neither won nor lost.',
  'HW-RUL-94':
    'Three or more sides play scenarios 1, 2, 3 and 6. A 4 or 5 is rolled again, because those need two sides.',
  'HW-RUL-95':
    "Points go to the side whose figure attacked or cast, if the slain figure was its enemy. A friend slain under Paranoia counts for the caster's side, if it was that side's enemy. Figures slain by their own side's spells count for nobody.",
  'HW-RUL-96':
    'A figure is on a piece when the centre of its base is inside the outline or on it. Where two pieces share a border it is on the one placed first.',
  'HW-RUL-97':
    'Areas that figures can stand on can be captured: woods, hills, rough and open ground. At least one must be set up.',
  'HW-RUL-98':
    'The hill is a circle 12" across at the centre of the table, without effect on movement or sight, laid with the terrain. The terrain setter may make it rough or wooded.',
  'HW-RUL-99':
    'In Rescue the terrain setter defends and the other player attacks. The prisoner may have any legal profile, at any cost.',
  'HW-RUL-100':
    'The prison is a building 4" square, at any angle, placed by the defender once the edges are known. It lies wholly on the table, clear of other terrain, with at least one side 2" or more from table edges and other buildings.',
  'HW-RUL-101':
    'A figure ends its movement in its own Movement turn, whether it moved or stood still, and at the end of a Blood Lust move. Being teleported, moved by Paranoia or only touched does not count.',
  'HW-RUL-102':
    'In prison the prisoner is not on the table and does nothing. When released it is placed touching the prison, within 1" of its rescuer and touching no enemy; without such a place it stays inside. In its own Movement turn it may then move, and from then on it is a full Hero or Wizard.',
  'HW-RUL-103':
    'The prisoner\'s 6" limit the length of its path in a turn, in addition to its own score and costs. Half-move limits use its score, and Teleport can move it only by what is left of the 6".',
  'HW-RUL-104':
    'The prisoner has left when its centre reaches any table edge in its Movement turn or a Blood Lust move. It is then rescued, and no longer counts for initiative.',
  'HW-RUL-105':
    'On the ground the gem is a point, at first the centre of the table; when carried, it is at the bearer\'s centre. It blocks nothing, and no building stands within 2" of where it starts.',
  'HW-RUL-106':
    'The 6" of carrying are the gem\'s, all bearers and all phases of the turn together; passing is counted separately. A Teleport within what is left takes it along, a longer one leaves it behind.',
  'HW-RUL-107': `The gem is passed once a turn, between moves of the bearer's side, to a friend within 6" rim to rim, in or out of combat, without a roll. The line may touch no enemy base and run through no building; it cannot be put down, thrown to a spot or snatched.`,
  'HW-RUL-108':
    "Only a figure that slays the bearer in melee gets the gem; free and immediate attacks count, and so does a friend under Paranoia. If the bearer is slain by a shot or spell, or its slayer is slain in the same phase, the gem lies where the bearer's centre was.",
  'HW-RUL-109':
    'The half of the table in which the gem lies at the end decides: the other side wins, and on the centre line it is a draw. How far it lies inside the half is only reported.',
  'HW-RUL-110': 'The gem harms nobody, in spite of its name.',
  'HW-RUL-111':
    "Gold comes from figures slain in melee, by free attacks and by immediate attacks, and depends on their Armour as bought. The slayer's side rolls when they are removed, in the order they were slain, the three extra dice last. Under Paranoia the caster's side rolls, unless the slain figure was its own.",
  'HW-RUL-119':
    "A Hero with the Battle Axe under Paranoia also hits the enemies it touches. Points and gold for those go to its own side; the caster's side gets only those for the friend.",
})
