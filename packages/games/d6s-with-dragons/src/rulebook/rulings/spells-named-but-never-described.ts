/** What the rulebook leaves open, and how it is settled: spells named but never described. */
import { chapter } from '@muster/engine'

export const spellsNamedButNeverDescribedRulings = chapter('Rulings: Spells named but never described', {
  'DD-RUL-80':
    'Heroism: an incantation on the caster or an ally within 1", and one more ally for each point of Potency. They fear nothing and gain 1 Temporary Health whenever a Movement Phase begins.',
  'DD-RUL-81':
    'Command, 12", a standard spell: one enemy, and one more for each point of Potency, makes a Will save or obeys in its next movement turn, and does nothing else in that round: come here, drop it, flee, grovel, or halt.',
  'DD-RUL-82':
    'Control Weather: an incantation over the whole table. Fog hides every target more than 1" away. A gale gives ranged attacks disadvantage and blows away mist. Snow makes all open ground difficult, except for flyers.',
  'DD-RUL-83':
    'Gaseous Form: an incantation on the caster or an ally within 1", and one more for each point of Potency. They drift 2" by flight, pass through others and any gap, resist weapons, never fall, save better with Fortitude and Reflex, and can neither attack nor cast nor handle anything.',
  'DD-RUL-84':
    'Telekinesis, 12", a standard spell: a creature up to Huge makes a Fortitude save or is moved up to 6", and is held for the round at Speed 0, hitting badly and easily hit. Or an object on the ground is moved up to 6".',
  'DD-RUL-85':
    'Revivify, a standard spell: an ally slain in this encounter returns to the spot where it fell, if the caster is within 1" of that spot. It is prone, has wounds one short of its Health, and cannot move or act this round. Undead, constructs and fled characters cannot be revived.',
})
