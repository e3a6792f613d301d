/** The rules in our own words: incantations. */
import { chapter } from '@muster/engine'

export const incantations = chapter('Incantations', {
  'DD-INC-01': 'Abjure Foes: the caster has Frightful Presence while it lasts.',
  'DD-INC-02': 'Bane. Aura 3" +1" per point of Potency; all enemies in it have −1 Fight.',
  'DD-INC-03': 'Bane: all enemies in the aura have −1 to saving throws (all three Save values).',
  'DD-INC-04': 'Beacon of Hope. Aura 6", caster and all allies: +1 Toughness.',
  'DD-INC-05': 'Beacon of Hope: caster and allies in the aura have +1 to Will saves.',
  'DD-INC-06': 'Bless. Aura 3" +1" per point of Potency, caster and all allies: +1 Fight.',
  'DD-INC-07': 'Bless: caster and allies in the aura have +1 to saving throws (all three).',
  'DD-INC-08': 'Calm Emotions. Aura 12", caster and all allies: immune to charmed and frightened.',
  'DD-INC-09':
    'Fly: the caster or an ally within 1", and one more ally for each point of Potency, can fly 12" while it lasts.',
  'DD-INC-10': 'Fog Cloud. 4" radius, origin within 24": the area is obscured terrain while it lasts.',
  'DD-INC-11': 'Haste. Range 6", the caster or 1 ally: +1 Speed, +1 Armor and +1 Attacks.',
  'DD-INC-12': 'Haste: when the spell ends, for any reason, the target is stunned.',
  'DD-INC-13':
    'Hold Person, 12": one enemy, and one more for each point of Potency, must make a Will save at once or is stunned for the rest of the encounter.',
  'DD-INC-14':
    'Hold Person: a held target makes one more Will save at the end of each round; a success ends it for that target.',
  'DD-INC-15': "Hunter's Mark. Range 48\", one enemy: the caster's attacks against that target have +1 Strength.",
  'DD-INC-16': "Hunter's Mark: when the target is eliminated the caster may name another target.",
  'DD-INC-17':
    'Invisibility: the caster or an ally within 1", and one more ally for each point of Potency, become invisible.',
  'DD-INC-18':
    'Protection from Energy. The caster or 1 ally within 1": resistance to one type of the caster\'s choice among acid, cold, fire, lightning, thunder.',
  'DD-INC-19':
    'Protection from Evil and Good. The caster or 1 ally within 1": attacks by aberrations, celestials, fiends, elementals and undead against the target have disadvantage.',
  'DD-INC-20':
    'Protection from Evil and Good: the target is immune to charmed, dominated and frightened when imposed by creatures of those five types.',
  'DD-INC-21':
    'Spiritual Weapon. Placed on an unoccupied space within 8": a Medium weapon that takes the attack action in each Combat Phase, attacking with the caster\'s Fight.',
  'DD-INC-22': "Spiritual Weapon: its hits do 1 Damage at the caster's Strength plus the caster's Potency.",
  'DD-INC-23': 'Spiritual Weapon: it flies up to 4" during the caster\'s turn to move.',
})
