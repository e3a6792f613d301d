/** The numbers of a converted creature, each with the row of the table it came from. */
import { attacksNamed, attacksOf, inchesFrom, saveBonus, totalDamage, type StatBlock } from '@muster/stat-blocks'
import type { RuleId } from '@muster/engine'
import { SAVES, SAVE_NAMES, type Save } from '../state/vocabulary.ts'
import type { ConvertedAbilities } from './abilities.ts'
import { convertedAttacks, damageOf, type ConvertedAttack } from './attacks.ts'
import type { Choices } from './choices.ts'
import { armorOf, fightOf, potencyOf, toughnessOf, type TableRow } from './tables.ts'

/** One line of the working: what the number is called, what it was in the stat block, and how it was found. */
export interface ConvertedNumber {
  readonly name: string
  readonly value: number
  readonly from: string
  readonly row: string
  readonly rule: RuleId
}

export interface Numbers {
  readonly fight: TableRow
  /** Undefined: attacks hit it without a roll. */
  readonly armor: TableRow | undefined
  readonly toughness: TableRow
  readonly saves: { readonly [save in Save]: TableRow }
  readonly attacks: readonly ConvertedAttack[]
  readonly speed: number
  readonly attackCount: number
}

const NO_ATTACK: TableRow = { value: 3, row: 'no attack roll', rule: 'DD-RUL-243' }

export function numbersOf(block: StatBlock, { health, damage }: Choices): Numbers {
  return {
    fight: fightFrom(block),
    armor: armorOf(block.armorClass),
    toughness: toughnessOf(block.hitPoints, health),
    saves: {
      fortitude: fightOf(saveBonus(block, 'fortitude')),
      reflex: fightOf(saveBonus(block, 'reflex')),
      will: fightOf(saveBonus(block, 'will')),
    },
    attacks: convertedAttacks(block, damage),
    speed: inchesFrom(block.speeds.walk ?? 0),
    attackCount: attacksOf(block, (name) => !isHarmless(block, name)),
  }
}

/** An attack that does no damage is none here. */
const isHarmless = ({ entries }: StatBlock, name: string): boolean =>
  entries.some((entry) => entry.name === name && entry.attack && totalDamage(damageOf(entry)) === 0)

/** The highest bonus of an attack that the Multiattack names; without a Multiattack the highest of all. */
const bestBonus = (block: StatBlock): number => Math.max(...attacksNamed(block).map(({ attack }) => attack?.bonus ?? 0))

const fightFrom = (block: StatBlock): TableRow =>
  attacksNamed(block).length === 0 ? NO_ATTACK : fightOf(bestBonus(block))

const signed = (bonus: number): string => (bonus < 0 ? `−${-bonus}` : `+${bonus}`)

/** The working, line by line. */
export function workingOf(block: StatBlock, choices: Choices, numbers: Numbers): readonly ConvertedNumber[] {
  const line = (name: string, from: string, { value, row, rule }: TableRow): ConvertedNumber => ({
    name,
    value,
    from,
    row,
    rule,
  })
  return [
    {
      name: 'Speed',
      value: numbers.speed,
      from: `${block.speeds.walk ?? 0} feet`,
      row: '5 feet are 1"',
      rule: 'DD-RUL-212',
    },
    line('Fight', attacksNamed(block).length === 0 ? 'no attack' : `attack ${signed(bestBonus(block))}`, numbers.fight),
    { name: 'Attacks', value: numbers.attackCount, from: 'Multiattack', row: 'as many', rule: 'DD-RUL-212' },
    ...numbers.attacks.map(({ entry, damage, strength }) =>
      line(`Strength of ${entry.name}`, damageText(totalDamage(damageOf(entry)), damage), strength),
    ),
    line('Armor', `AC ${block.armorClass}`, numbers.armor ?? EASY_TARGET),
    line('Toughness', `${block.hitPoints} hit points, Health ${choices.health}`, numbers.toughness),
    ...SAVES.map((save) => line(SAVE_NAMES[save], `save ${signed(saveBonus(block, save))}`, numbers.saves[save])),
  ]
}

const damageText = (average: number, dice: number): string => `average ${average}, Damage ${dice}`

/** Hit without a roll: the feature Easy target says so. */
const EASY_TARGET: TableRow = { value: 0, row: '10 or less: hit without a roll', rule: 'DD-RUL-210' }

/** The Potency and Strength of powers and spells. */
export const powerWorking = ({ powers, legends, spells }: ConvertedAbilities): readonly ConvertedNumber[] => [
  ...[...powers, ...legends.strikes].flatMap(({ entry: { name, save }, strength }) => [
    ...(save ? [{ name: `Potency of ${name}`, from: `DC ${save.dc}`, ...potencyOf(save.dc) }] : []),
    ...(strength
      ? [{ name: `Strength of ${name}`, from: damageText(strength.average, strength.dice), ...strength.row }]
      : []),
  ]),
  ...spellWorking(spells),
]

const spellWorking = ({ potency }: ConvertedAbilities['spells']): readonly ConvertedNumber[] => {
  if (!potency) return []
  const { dc, ...row } = potency
  return [{ name: 'Potency of spells', from: `DC ${dc}`, ...row }]
}
