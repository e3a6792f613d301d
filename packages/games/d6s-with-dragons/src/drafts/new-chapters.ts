/** What the earlier draft does not have at all. */
import { newRules, type ComparedChapter } from '@muster/engine'

export const newChapters: readonly ComparedChapter[] = [
  {
    name: 'Morale and the Cleanup Phase',
    rows: [
      newRules('DD-MOR-01..11 DD-RUL-49..53 DD-RUL-230', 'Morale and the Cleanup Phase are new.'),
      newRules('DD-LEAD-01..05 DD-RUL-176', 'Leaders are new.'),
    ],
  },
  {
    name: 'Conditions',
    rows: [
      newRules(
        'DD-COND-01..14 DD-COND-25..30 DD-COND-33..43 DD-RUL-86..88 DD-RUL-91',
        'Besides prone, grappled and hidden, all conditions are new.',
      ),
    ],
  },
  {
    name: 'Special movements and common features',
    rows: [
      newRules(
        'DD-MORD-09 DD-SMV-01..03 DD-SMV-06..07 DD-SMV-11..14 DD-RUL-28..29',
        'Flying, swimming, burrowing and the like are new.',
      ),
      newRules('DD-CFT-01..07 DD-CFT-09..10', 'Features that many creatures share are new, besides Pack Tactics.'),
    ],
  },
  {
    name: 'Magic',
    rows: [
      newRules('DD-SPL-01..08 DD-RUL-54..55 DD-RUL-58..59 DD-RUL-63', 'Spells are new.'),
      newRules('DD-AREA-01..08 DD-RUL-60..62', 'Powers that strike an area are new.'),
      newRules('DD-CONC-01..11 DD-RUL-56..57 DD-RUL-221', 'Concentration is new.'),
      newRules('DD-INC-01..23 DD-RUL-64..68', 'Incantations, which are held by concentration, are new.'),
      newRules('DD-QCK-01..12 DD-RUL-69..75', 'Quick spells, which take no action, are new.'),
      newRules('DD-STD-01..18 DD-RUL-76..79', 'Standard spells, which take a movement action, are new.'),
      newRules(
        'DD-UND-01..10 DD-RUL-80..85',
        'Spells that the later draft names without describing them, and what they do here, are new.',
      ),
    ],
  },
  {
    name: 'Objects, encounters and campaigns',
    rows: [
      newRules('DD-OBJ-01..11 DD-RUL-96', 'Objects to carry are new.'),
      newRules('DD-SETUP-10 DD-ENC-01 DD-ENC-05..14 DD-RUL-03', 'Encounters with an aim of their own are new.'),
      newRules('DD-INJ-01..05', 'Injuries that last through a campaign are new.'),
    ],
  },
  {
    name: 'Mounts',
    rows: [
      newRules('DD-RIDE-01..14 DD-RUL-94..95 DD-RUL-226..228', 'Riding is new.'),
      newRules(
        'DD-SGR-08 DD-STEED-01..18 DD-COST-08 DD-COST-18 DD-COST-21 DD-RUL-123 DD-RUL-126 DD-RUL-155',
        'Mounts to buy, with their numbers, are new.',
      ),
      newRules(
        'DD-SGR-09..10 DD-BARD-01..05 DD-COST-09..10 DD-COST-19..20 DD-COST-22..24 DD-RUL-124..125',
        'Armor for mounts is new.',
      ),
    ],
  },
  {
    name: 'Heroes',
    rows: [
      newRules('DD-CAPT-01..08 DD-RUL-103..105', 'The Captain, a template that makes a hero of a warrior, is new.'),
      newRules('DD-RUL-117 DD-RUL-122 DD-RUL-151..152 DD-RUL-156 DD-RUL-158..162', 'Features of heroes are new.'),
    ],
  },
  {
    name: 'Army lists',
    rows: [
      newRules(
        'DD-LIST-03..04 DD-LIST-07..14 DD-RUL-128..130 DD-RUL-132 DD-RUL-214',
        'Army lists, with recruits and upgrades, are new.',
      ),
      newRules('DD-GK-01..10 DD-GKF-01..20', 'The Great Kingdom is new.'),
      newRules('DD-MD-01..10 DD-MDF-01..25', 'Mountain Dwarves and Tinker Gnomes are new.'),
      newRules('DD-SG-01..16 DD-SGF-01..35', 'Steadings of the Giants are new.'),
      newRules('DD-EA-01..21 DD-EAF-01..45 DD-LIST-15..19', 'Elemental Acolytes are new.'),
      newRules(
        'DD-RUL-108 DD-RUL-110 DD-RUL-112 DD-RUL-115 DD-RUL-118 DD-RUL-120 DD-RUL-131 DD-RUL-145..146',
        'Readings of the lists of giants and dwarves.',
      ),
      newRules(
        'DD-RUL-113..114 DD-RUL-116 DD-RUL-127 DD-RUL-133..135 DD-RUL-150 DD-RUL-170 DD-RUL-203',
        'Readings of the list of the Acolytes.',
      ),
      newRules(
        'DD-RUL-147..149 DD-RUL-157 DD-RUL-163..169 DD-RUL-171..175 DD-RUL-201..202 DD-RUL-204..206 DD-RUL-220 DD-RUL-232..233',
        'Readings of features and attacks of single profiles.',
      ),
      newRules(
        'DD-RUL-177..198 DD-RUL-200 DD-RUL-234..235 DD-RUL-237',
        'Readings of features of monsters and cultists.',
      ),
    ],
  },
]
