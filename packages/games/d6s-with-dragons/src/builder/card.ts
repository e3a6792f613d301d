/** An entry as the builder shows it. */
import { OTHERS, type BuilderWord, type Capabilities, type EntryCard } from '@muster/engine'
import type { Entry } from '../army/entry.ts'
import { FEATURES, type Feature } from '../content/features.ts'
import { knownSpells } from '../rules/magic/spell-slots.ts'
import type { Profile } from '../state/profile.ts'
import type { Figure } from '../state/state.ts'
import { emblemOf } from '../view/emblem.ts'
import { kindOf, statsOf } from '../view/figures.ts'
import { armsAndArmor, featuresOf } from '../view/gear.ts'
import { groupOf } from './catalogue.ts'
import type { BuilderContext, EditedEntry } from './context.ts'
import { joined } from './table.ts'

/** More than any table holds. */
const MOST_ALIKE = 175

export function card(context: BuilderContext, { sheet, entry }: EditedEntry): EntryCard {
  const { state, first } = joined(context.table(), ['a', entry])
  const [figure] = first as [Figure]
  const { listing, profile, gear } = entry
  const isListed = sheet.creature === undefined
  return {
    profile: listing.profile.name,
    name: entry.name,
    icon: emblemOf({ profile: listing.profile, gear }),
    kind: `${kindOf({ profile })}, ${baseText(profile)}`,
    base: profile.base,
    group: isListed ? groupOf(context, listing) : OTHERS,
    ...(isListed && { item: listing.profile.id }),
    count: sheet.count,
    counts: { least: 1, most: MOST_ALIKE },
    stats: statsOf(state, figure),
    words: [...featuresOf(figure, (_left, all) => `×${all}`), ...armsAndArmor(state, figure)].map(word),
    can: capabilities(entry),
  }
}

const word = ({ name, text, rule }: Feature): BuilderWord => ({ name, text, rule })

function baseText({ base }: Profile): string {
  const millimetres = (length: number) => Math.round(length / 100)
  return base.shape === 'circle'
    ? `${millimetres(base.diameter)} mm`
    : `${millimetres(base.width)} × ${millimetres(base.length)} mm`
}

/** A rider is as fast as its mount. */
function capabilities({ profile, gear, mount }: Entry): Capabilities {
  const mover = mount?.profile ?? profile
  return {
    move: Math.max(mover.speed, mover.moves.fly ?? 0),
    shoots: [...gear.weapons, ...profile.attackList].some(({ range }) => range !== undefined),
    casts: knownSpells(profile).length > 0 || (profile.powers ?? []).some(({ kind }) => REACHING.has(kind)),
    flies: mover.moves.fly !== undefined,
    leads: profile.isCaptain === true || profile.traits.some((id) => LEADING.has(FEATURES[id].rule)),
  }
}

/** Kinds of powers that harm from afar, as spells do. */
const REACHING: ReadonlySet<string> = new Set(['area', 'target'])

/** The rules of Leader and its kinds. */
const LEADING: ReadonlySet<string> = new Set(
  (['leader', 'advanced-leader', 'leader-of-beasts', 'leader-of-orcs-and-goblins'] as const).map(
    (id) => FEATURES[id].rule,
  ),
)
