/** The folk of the Vale: shields, bows and a few good horses. */
import { ARTIFACT_ROLLS, WEAPON_ROLLS } from '../../design/items.ts'
import { champion, elites, troops, type Theme } from './theme.ts'

export const vale: Theme = {
  id: 'vale',
  name: 'Guard of the Vale',
  line: 'Shields in front, bows behind, knights where it hurts.',
  units: [
    troops(6, 'Spearmen', 'stone-spear', 'They know which end to point.', ['light-armour']),
    elites(5, 'Veteran Guards', 'black-knight-helm', 'Twenty years at the same gate.', ['heavy-armour']),
    troops(6, 'Archers', 'high-shot', 'Paid by the arrow.', ['ranged']),
    elites(4, 'Knights', 'mounted-knight', 'Their horses are better dressed than you.', ['fast', 'heavy-armour']),
    troops(8, 'Militia', 'pitchfork', 'Harvest can wait.'),
    troops(3, 'Hedge Wizards', 'pointy-hat', 'Mostly fireworks. Mostly.', [], { traits: ['magic-user'] }),
    troops(4, 'Rangers', 'robin-hood-hat', 'Nobody sees them come home either.', ['ranged', 'light-armour'], {
      traits: ['sharpshooter'],
    }),
    troops(5, 'Shield Brothers', 'checked-shield', 'A wall that walks.', ['heavy-armour']),
    troops(8, 'Recruits', 'barbute', 'First day. Wish them luck.', ['ranged'], { penalties: ['rookies', 'panicable'] }),
    elites(3, 'Oath Guard', 'visored-helm', 'They do not step back.', ['heavy-armour'], { traits: ['steadfast'] }),
    champion('Captain Hadumar', 'knight-banner', 'Where he stands, others stay.', ['heavy-armour'], {
      traits: ['leadership'],
      items: [{ is: 'artifact', grade: 'enchanted', name: 'Gate Shield', rolls: ARTIFACT_ROLLS.armour }],
    }),
    champion('Lady Ysolde', 'crossbow', 'One bolt is usually enough.', ['heavy-armour', 'ranged'], {
      traits: ['sharpshooter'],
      items: [{ is: 'weapon', grade: 'legendary', name: 'Longfall', rolls: WEAPON_ROLLS.ranged }],
    }),
  ],
  basic: ['Spearmen', 'Archers', 'Knights', 'Militia', 'Militia'],
  advanced: ['Captain Hadumar', 'Spearmen', 'Archers', 'Oath Guard', 'Recruits'],
}
