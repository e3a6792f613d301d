/** The numbers of a converted creature, each with the row of the table it came from. */
import type { WorkedNumber } from '@muster/engine'
import { attacksNamed, attacksOf, inchesFrom, saveBonus, type StatBlock } from '@muster/stat-blocks'
import { fliesAsFast } from './flight.ts'
import { SAVE_NAMES, SAVES, type Save } from '../state/vocabulary.ts'
import { convertedAttacks, MOST_WEAPONS, type ConvertedAttack } from './attacks.ts'
import { legendsFrom, type ConvertedLegend } from './legendary.ts'
import { savePowers, type ConvertedPower } from './save-attacks.ts'
import type { Choices } from './choices.ts'
import { ALWAYS_SAVED, armorOf, difficultyOf, fightOf, noArmor, signed, toughnessOf, type TableRow } from './tables.ts'

export interface Numbers {
  readonly speed: number
  readonly fight: TableRow
  /** Undefined: attacks against it hit automatically. */
  readonly armor: TableRow | undefined
  readonly toughness: TableRow
  readonly saves: { readonly [save in Save]: TableRow }
  readonly attacks: readonly ConvertedAttack[]
  readonly powers: readonly ConvertedPower[]
  readonly legends: readonly ConvertedLegend[]
  readonly attackCount: number
}

export function numbersOf(block: StatBlock, { health, damage }: Choices): Numbers {
  const saveOf = (save: Save) => fightOf(saveBonus(block, save))
  const attacks = convertedAttacks(block, damage)
  return {
    speed: inchesFrom(speedOf(block)),
    fight: fightOf(bestBonus(block)),
    armor: armorOf(block.armorClass),
    toughness: toughnessOf(block.hitPoints, health),
    saves: { fortitude: saveOf('fortitude'), reflex: saveOf('reflex'), will: saveOf('will') },
    attacks,
    powers: savePowers(block, damage).slice(0, MOST_WEAPONS - attacks.length),
    legends: legendsFrom(block, attacks, damage),
    attackCount: attacksOf(block),
  }
}

/** Who hardly walks at all moves in the way it is fastest; swimming does not help on this table. */
const HARDLY = 5

function speedOf(block: StatBlock): number {
  const { walk = 0, fly = 0, burrow = 0, climb = 0 } = block.speeds
  if (fliesAsFast(block)) return fly
  return walk > HARDLY ? walk : Math.max(walk, burrow, climb)
}

/** The highest bonus of an attack that the Multiattack names; without a Multiattack the highest of all. */
const bestBonus = (block: StatBlock): number => {
  const bonuses = attacksNamed(block).flatMap(({ attack }) => (attack ? [attack.bonus] : []))
  return bonuses.length > 0 ? Math.max(...bonuses) : 0
}

/** The working, line by line. */
export function workingOf(block: StatBlock, { health }: Choices, numbers: Numbers): readonly WorkedNumber[] {
  const line = (name: string, from: string, row: TableRow): WorkedNumber => ({ name, from, ...row })
  const { speed, fight, armor, toughness, saves, attacks, legends, attackCount } = numbers
  const powers = [...numbers.powers, ...legends.flatMap(({ power }) => power ?? [])]
  return [
    line('Speed', `${speedOf(block)} feet`, { value: speed, row: '5 feet are 1"', rule: 'FD-MOVE-01' }),
    line('Fight', attacksNamed(block).length === 0 ? 'no attack' : `attack ${signed(bestBonus(block))}`, fight),
    line('Armor', `AC ${block.armorClass}`, armor ?? noArmor(block.armorClass)),
    line('Toughness', `${block.hitPoints} hit points, Health ${health}`, toughness),
    line('Attacks', 'Multiattack', { value: attackCount, row: 'as many', rule: 'FD-ATK-01' }),
    ...attacks.map(({ entry, average, damage, strength }) =>
      line(`Strength of ${entry.name}`, `average ${average}, Damage ${damage}`, strength),
    ),
    ...powers.flatMap(({ entry, average, damage, strength }) => [
      ...(damage > 0 ? [line(`Strength of ${entry.name}`, `average ${average}, Damage ${damage}`, strength)] : []),
      ...(entry.save
        ? [line(`Difficulty of ${entry.name}`, `DC ${entry.save.dc}`, difficultyOf(entry.save.dc) ?? ALWAYS_SAVED)]
        : []),
    ]),
    ...SAVES.map((save) => line(SAVE_NAMES[save], `save ${signed(saveBonus(block, save))}`, saves[save])),
  ]
}
