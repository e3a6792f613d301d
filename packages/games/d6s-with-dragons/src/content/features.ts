/** What a card prints: features and special movements by their id, in our words, with their rule. */
import type { SpecialMovement } from '../state/profile.ts'
import type { FeatureId } from '../state/vocabulary.ts'
import { ACOLYTE_FEATURES } from './lists/elemental-acolytes/features.ts'
import { printedFeature as feature, type Feature } from './feature-text.ts'

export type { Feature } from './feature-text.ts'

/** Leader of Beasts, of Fiends, of Undead and so on. */
const leaderOf = (many: string): Feature =>
  feature(
    `Leader of ${many.slice(0, 1).toUpperCase()}${many.slice(1)}`,
    'DD-LEAD-04',
    'knight-banner',
    `Allied ${many} within 6" may use its Morale.`,
  )

export const FEATURES: { readonly [id in FeatureId]: Feature } = {
  ...ACOLYTE_FEATURES,
  sturdy: feature('Sturdy', 'DD-STAT-15', 'breastplate', 'Heavy armor does not slow it.'),
  'wilderness-stride': feature(
    'Wilderness Stride',
    'DD-STAT-16',
    'barefoot',
    'Undergrowth costs it no extra movement.',
  ),
  'magic-resistance': feature('Magic Resistance', 'DD-CFT-06', 'magic-shield', 'Advantage on saves against spells.'),
  camouflage: feature(
    'Camouflage',
    'DD-WAR-12',
    'semi-closed-eye',
    'Hidden, it needs no cover to stay unseen from more than 6" away.',
  ),
  'pack-tactics': feature(
    'Pack Tactics',
    'DD-CFT-08',
    'fangs',
    'An enemy in melee with two of the pack counts as flanked for all of it.',
  ),
  'sneak-attack': feature(
    'Sneak Attack',
    'DD-WAR-13',
    'thrown-knife',
    '+1 Strength when it attacks with advantage or flanks its target.',
  ),
  'nimble-escape': feature(
    'Nimble Escape',
    'DD-WAR-15',
    'dodge',
    'Once a round it may Disengage or Hide without giving up its action.',
  ),
  aggressive: feature('Aggressive', 'DD-WAR-16', 'sprint', 'It follows up by half its Speed instead of 1".'),
  'frightful-presence': feature(
    'Frightful Presence',
    'DD-CFT-03',
    'terror',
    'Whoever would come within 1" of it must pass a morale check first.',
  ),
  flyby: feature('Flyby', 'DD-CFT-01', 'feathered-wing', 'It may save half its flight for the end of the round.'),
  invisibility: feature('Invisibility', 'DD-CFT-04', 'invisible', 'It is always invisible.'),
  'legendary-resistance': feature(
    'Legendary Resistance',
    'DD-CFT-05',
    'magic-shield',
    'Each use turns a failed save into a success.',
  ),
  'mind-blank': feature(
    'Mind Blank',
    'DD-CFT-07',
    'concentration-orb',
    'Immune to psychic damage and to being charmed or dominated.',
  ),
  'siege-monster': feature(
    'Siege Monster',
    'DD-CFT-09',
    'broken-wall',
    'Twice the damage dice against structures and siege engines.',
  ),
  'caster-mastery': feature(
    'Caster Mastery',
    'DD-UND-10',
    'fog',
    'As its mastery of the round it may cast Fog Cloud in place of one of its attacks, without a slot.',
  ),
  truesight: feature('Truesight', 'DD-CFT-10', 'on-target', 'Hidden and invisible mean nothing to it.'),
  'colossus-slayer': feature(
    'Colossus Slayer Mastery',
    'DD-MDF-15',
    'giant',
    'Its mastery of the round: +1 Strength for a hit on a target already wounded.',
  ),
  leader: feature('Leader', 'DD-LEAD-01', 'knight-banner', 'Humanoid allies within 6" may use its Morale.'),
  'advanced-leader': feature(
    'Advanced Leader',
    'DD-LEAD-03',
    'knight-banner',
    'Humanoid allies within 12" may use its Morale.',
  ),
  'leader-of-beasts': leaderOf('beasts'),
  'leader-of-fiends': leaderOf('fiends'),
  'leader-of-undead': leaderOf('undead'),
  'leader-of-dragons': leaderOf('dragons'),
  'leader-of-fey': leaderOf('fey'),
  'leader-of-elementals': leaderOf('elementals'),
  'leader-of-constructs': leaderOf('constructs'),
  'leader-of-celestials': leaderOf('celestials'),
  'leader-of-aberrations': leaderOf('aberrations'),
  'leader-of-monstrosities': leaderOf('monstrosities'),
  'leader-of-oozes': leaderOf('oozes'),
  'leader-of-plants': leaderOf('plants'),
  'leader-of-giants': leaderOf('giants'),
  'leader-of-orcs-and-goblins': feature(
    'Leader of Orcs and Goblins',
    'DD-SGF-30',
    'knight-banner',
    'Allied orcs and goblinoids within 6" may use its Morale.',
  ),
  regeneration: feature(
    'Regeneration',
    'DD-MDF-20',
    'heart-plus',
    'At the start of each round it rolls a die; on 4 or more it heals a wound.',
  ),
  'troll-regeneration': feature(
    'Troll Regeneration',
    'DD-MDF-20',
    'heart-plus',
    'At the start of each round it heals a wound, unless fire or acid has harmed it since the last one.',
  ),
  'fire-aura': feature(
    'Fire Aura',
    'DD-EAF-23',
    'terror',
    'At the end of each round every enemy within 1" takes a hit of fire at Strength 4.',
  ),
  'aura-of-protection': feature(
    'Aura of Protection and Devotion',
    'DD-MDF-01',
    'magic-shield',
    'It and its allies within 2" have +1 to all saves and cannot be charmed.',
  ),
  'second-wind': feature(
    'Second Wind',
    'DD-CAPT-06',
    'heart-plus',
    'A to-wound roll that would wound it is rolled again.',
  ),
  'action-surge': feature('Action Surge', 'DD-CAPT-07', 'sprint', 'One more action after its action of the round.'),
  avenger: feature(
    'Avenger',
    'DD-GKF-07',
    'crossed-swords',
    'After its first hit with an opportunity attack in a round it may move up to half its Speed, unattacked.',
  ),
  'relentless-endurance': feature(
    'Relentless Endurance',
    'DD-GKF-08',
    'heart-plus',
    'When wounds would eliminate it, it rolls a die: on 4 to 6 it lies prone with 1 Health and takes no more wounds this round.',
  ),
  enmity: feature(
    'Enmity',
    'DD-GKF-11',
    'on-target',
    'It names an enemy within 2"; its to-hit rolls against that enemy have advantage for the rest of the encounter.',
  ),
  'divine-smite': feature(
    'Divine Smite Mastery',
    'DD-GKF-12',
    'holy-symbol',
    'Its mastery of the round: +1 Damage for a melee hit, and +1 Strength too against undead and fiends.',
  ),
  thundercloud: feature(
    'Thundercloud',
    'DD-SGF-11',
    'lightning-storm',
    'Its throwing weapon does thunder damage, and a hit with it leaves the target incapacitated.',
  ),
  'hammer-throw': feature(
    'Hammer Throw',
    'DD-SGF-17',
    'thor-hammer',
    'Its throwing weapon does fire damage; a hit with it pushes the target 3" and leaves it sapped.',
  ),
  'icicle-arrow': feature(
    'Icicle Arrow',
    'DD-SGF-19',
    'frozen-arrow',
    'Its bow does cold damage, and a hit with it knocks the target prone.',
  ),
  'trash-lob': feature('Trash Lob', 'DD-SGF-22', 'poison-bottle', 'A hit with its throwing weapon poisons the target.'),
  harpoons: feature('Harpoons', 'DD-SGF-25', 'harpoon-chain', 'A hit with its throwing weapon pulls the target 3".'),
  'war-cry': feature(
    'War Cry',
    'DD-SGF-07',
    'shouting',
    'It or an ally in its sight gains 1 Temporary Health, and advantage on its to-hit rolls in the next Combat Phase.',
  ),
  'divine-sense': feature(
    'Divine Sense',
    'DD-MDF-03',
    'third-eye',
    'Hidden or invisible fiends, celestials and undead are plain to it.',
  ),
  'protection-mastery': feature(
    'Protection Mastery',
    'DD-MDF-05',
    'shield-reflect',
    'Its mastery of the round: an ally within 1" that would be hit has +2 Armor against that attack. A bound guardian protects its bound ally alone.',
  ),
  bound: feature(
    'Bound',
    'DD-MDF-17',
    'linked-rings',
    'It guards one ally: the first hit of each round on that ally within 12" falls on it instead.',
  ),
  'disciple-of-life': feature(
    'Disciple of Life',
    'DD-MDF-09',
    'holy-symbol',
    'When it casts Healing Word or Cure Wounds it rolls a die; on 5 or 6 the spell costs no box.',
  ),
  'easy-target': feature('Easy target', 'DD-RUL-210', 'on-target', 'Attacks hit it without a to-hit roll.'),
  vehicle: feature(
    'Vehicle',
    'DD-MDF-22',
    'submarine',
    'It carries 1 Medium friend or 3 Small ones. Nobody can harm or help them inside; they use their action to leave.',
  ),
  'natural-explorer': feature(
    'Natural Explorer',
    'DD-MDF-14',
    'barefoot',
    'Difficult ground costs it no extra movement.',
  ),
}

export const MOVEMENT_FEATURES: { readonly [manner in SpecialMovement]: Feature } = {
  burrow: feature('Burrow', 'DD-SMV-03', 'claws', 'It moves below the ground, under enemies too.'),
  climb: feature('Climb', 'DD-SMV-04', 'gecko', 'It climbs without a check.'),
  'spider-climb': feature(
    'Spider Climb',
    'DD-SMV-06',
    'gecko',
    'It climbs without a check, along walls and ceilings too, and may fight there.',
  ),
  fly: feature('Flight', 'DD-SMV-08', 'feathered-wing', 'It moves over everything on the ground.'),
  phasing: feature('Phasing', 'DD-SMV-11', 'spectre', 'It moves through terrain, walls and enemies.'),
  'spider-walk': feature('Spider Walk', 'DD-SMV-13', 'gecko', 'Webs do not slow it.'),
  swim: feature('Swim', 'DD-SMV-14', 'fish-monster', 'Water does not slow it, deep or shallow.'),
}
