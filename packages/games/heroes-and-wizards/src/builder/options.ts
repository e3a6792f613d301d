/** What is bought for a figure: each stat from its column of the cost table, extras, and a rank. */
import type { ChoiceGroup, OptionChoice, RawEntry } from '@muster/engine'
import { ABILITIES } from '../abilities/index.ts'
import { ARMOUR_COST, MELEE_COST, movementText, SHOOTING_COST } from '../army/costs.ts'
import { rankName } from '../army/check.ts'
import type { TypeSheet } from '../army/sheet.ts'
import { MOVEMENTS, type Rank } from '../state/profile.ts'

type Option = ChoiceGroup['options'][number]

const MISSES = 6

/** "Hits on 3 or less: 3 in 6." */
const onDie = (does: string, stat: number): string => `${does} on ${stat} or less: ${stat} in ${MISSES}.`

const stats = (
  costs: readonly (number | undefined)[],
  {
    label,
    does,
    none,
    now,
  }: { readonly label: string; readonly does: string; readonly none: string; readonly now: number },
): readonly Option[] =>
  costs.flatMap((cost, stat) => {
    if (cost === undefined) return []
    return [
      {
        id: String(stat),
        label: `${label} ${stat}`,
        text: stat === 0 ? none : onDie(does, stat),
        isChosen: stat === now,
      },
    ]
  })

const radio = (id: string, label: string, options: readonly Option[]): ChoiceGroup => ({
  id,
  label,
  least: 1,
  most: 1,
  options,
  isQuiet: true,
})

export const choices = ({ rank, profile }: TypeSheet): readonly ChoiceGroup[] => [
  ...statGroups(profile),
  extrasGroup(profile),
  rankGroup(rank),
]

const movementOptions = (now: string): readonly Option[] =>
  MOVEMENTS.map((one) => ({
    id: one,
    label: `Movement ${movementText(one)}`,
    text: one === 'fly' ? 'Moves 18″ over everything.' : `Moves ${one}″ a turn.`,
    rule: one === 'fly' ? 'HW-MOVE-05' : 'HW-MOVE-01',
    isChosen: one === now,
  }))

const statGroups = ({ movement, melee, shooting, armour }: TypeSheet['profile']): readonly ChoiceGroup[] => [
  radio('movement', 'Movement', movementOptions(movement)),
  radio('melee', 'Melee', stats(MELEE_COST, { label: 'Melee', does: 'Hits', none: '', now: melee })),
  radio(
    'shooting',
    'Shooting',
    stats(SHOOTING_COST, { label: 'Shooting', does: 'Hits', none: 'Does not shoot.', now: shooting }),
  ),
  radio(
    'armour',
    'Armour',
    stats(ARMOUR_COST, { label: 'Armour', does: 'Saves', none: 'Saves nothing.', now: armour }),
  ),
]

const extrasGroup = ({ twoWeapons, mighty }: TypeSheet['profile']): ChoiceGroup => ({
  id: 'extras',
  label: 'Extras',
  least: 0,
  most: 2,
  options: [
    { ...wordsOf('two-weapons'), icon: 'crossed-swords', isChosen: twoWeapons },
    { ...wordsOf('mighty'), icon: 'giant', isChosen: mighty },
  ],
})

const rankGroup = (rank: Rank): ChoiceGroup => ({
  id: 'rank',
  label: 'Rank',
  least: 0,
  most: 1,
  options: (['hero', 'wizard'] as const).map((one) => ({
    id: one,
    label: rankName(one),
    icon: one === 'hero' ? 'crown' : 'wizard-staff',
    text: `A ${rankName(one)}: one for each full 250 points; slain, it counts 50 points more.`,
    rule: one === 'hero' ? 'HW-ARMY-04' : 'HW-ARMY-05',
    isChosen: rank === one,
  })),
})

function wordsOf(id: 'two-weapons' | 'mighty'): Omit<Option, 'isChosen'> {
  const { name, text, rule } = ABILITIES[id]
  return { id, label: name, text, rule }
}

/** A stat that is removed is the cheapest again. A figure that becomes Mighty, or is so no more, gets its usual base. */
export function choose(sheet: TypeSheet, { group, option, isChosen }: OptionChoice, raw: RawEntry): RawEntry {
  const profile = sheet.profile as RawEntry
  const { diameter: _diameter, ...usualBase } = raw
  if (group === 'rank') return { ...raw, rank: isChosen ? option : 'trooper' }
  if (option === 'mighty') return { ...usualBase, profile: { ...profile, mighty: isChosen } }
  if (option === 'two-weapons') return { ...raw, profile: { ...profile, twoWeapons: isChosen } }
  if (group === 'movement') return { ...raw, profile: { ...profile, movement: isChosen ? option : '6' } }
  return { ...raw, profile: { ...profile, [group]: isChosen ? Number(option) : group === 'melee' ? 1 : 0 } }
}
