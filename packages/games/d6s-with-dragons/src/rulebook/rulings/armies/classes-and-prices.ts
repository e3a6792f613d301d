/** What the rulebook leaves open, and how it is settled: warriors, heroes and prices. */
import { chapter } from '@muster/engine'

export const classesAndPricesRulings = chapter('Rulings: Who is a hero, and what things cost', {
  'DD-RUL-101':
    'A profile of exactly 16 points is a warrior; from 17 on it is a hero. Prices printed for a profile count before either.',
  'DD-RUL-102':
    'Gear, mounts and upgrades never make a hero of a warrior: only the printed cost of its profile counts.',
  'DD-RUL-103':
    "A Captain is always a hero, even at 10 points. Five times the warrior's cost is paid with its included gear; what is bought besides costs hero prices.",
  'DD-RUL-104':
    'In a free-form team any warrior may be a Captain, once, but no mount. An army list has its own captains, and the template is not for sale there.',
  'DD-RUL-105': 'The template gives what it says and no Leader; a printed captain has exactly what its profile prints.',
  'DD-RUL-106':
    'Printed numbers contain the gear that is included. Heavy armor bought in place of included light armor adds 1 Armor and takes 1" of Speed, unless its wearer is Sturdy.',
  'DD-RUL-107':
    'Heavy armor for a listed character costs what the list says. In a free-form team it always costs its full price: nobody buys light armor to trade it in.',
  'DD-RUL-109':
    'A character wears one suit of armor, light or heavy: it cannot buy both, and heavy armor costs its whole price.',
  'DD-RUL-111':
    'Each piece of gear is bought once. A second throwing weapon, bow, shield or great weapon is refused; only hand weapons may be two.',
  'DD-RUL-117': 'The King has 2 Attacks and the Warrior Prince 3, although the usual sign is missing there.',
  'DD-RUL-119': 'Dwarves are Sturdy for Speed even where their profile does not say so.',
  'DD-RUL-121':
    'A high Armor alone is no heavy armor: only heavy armor that is worn, or heavy barding, hinders climbing, jumping and swimming.',
  'DD-RUL-122': 'Printed costs stand, however cheap the King may look.',
  'DD-RUL-123': 'A warrior cannot buy a monstrous mount.',
  'DD-RUL-124':
    'From a list only the barding it prices can be bought. In a free-form team every mount may have either, at the price of the tables.',
  'DD-RUL-125': 'Nobody but a bought mount wears barding: recruited animals have no gear.',
  'DD-RUL-126':
    "A rider and heavy barding slow every Speed of a mount, in the air and in water too, down to 0 at the least. The rider's own armor does not.",
  'DD-RUL-128':
    'An army is legal if it costs no more than agreed and all of it comes from one army list, or from the warriors, Captains, mounts and gear of a free-form team. There are no smallest or largest numbers, and nobody is unique.',
  'DD-RUL-129': 'Recruiting matters only when the army is built: any number may join, and the recruiter may fall.',
  'DD-RUL-130': 'Each upgrade is bought once for a character; different ones may be combined.',
  'DD-RUL-132':
    'The quarter is taken of what the finished army costs, and all other elements together count toward it, gear and upgrades included.',
})
