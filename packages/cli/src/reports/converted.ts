/** A converted creature as text: its numbers with their working, its attacks, and what is enforced of what it can do. */
import type { PriceEstimate } from '@muster/bots'
import { counted, type ConvertedCreature } from '@muster/engine'
import { columns, wrapped } from '../shell/output.ts'

interface Priced {
  readonly creature: ConvertedCreature
  readonly price: PriceEstimate | undefined
}

export const convertedText = (found: readonly Priced[], output: string | undefined): string =>
  [...found.map(creatureText), ...(output === undefined ? [] : [`Wrote ${output}.`])].join('\n\n')

function creatureText({ creature, price }: Priced): string {
  const { name, kind, stats, attacks, working, abilities } = creature
  const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  const listed = (isEnforced: boolean) =>
    abilities.filter((one) => one.isEnforced === isEnforced).map((one) => wrapped(`${one.name}: ${one.text}`, '  '))
  return [
    `${name} (${kind}), ${priceText(creature, price)}`,
    columns([stats.map(({ label }) => label), stats.map(({ value }) => value)], '  '),
    ...part(
      'Attacks',
      attacks.map((one) => wrapped(`${one.name}: ${one.text}`, '  ')),
    ),
    ...part('Enforced', listed(true)),
    ...part('Not enforced', listed(false)),
    ...part('Working', [
      columns(
        working.map((one) => [one.name, String(one.value), one.from, `row ${one.row}`, one.rule]),
        '  ',
      ),
    ]),
  ].join('\n')
}

const priceText = ({ points, pointsWhy }: ConvertedCreature, price: PriceEstimate | undefined): string =>
  price
    ? `${counted(points, 'point')} (between ${price.least} and ${price.most}, by ${price.battles} battles)`
    : `${counted(points, 'point')} (${pointsWhy})`
