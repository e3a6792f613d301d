/** What dice were rolled for, in a person's words: the rules name figures by their ids. */
import type { TableView } from '@muster/engine'
import { nameOf } from './acting.ts'

export function wordPurpose(purpose: string, { figures }: Pick<TableView, 'figures'>): string {
  const named = [...figures].sort((a, b) => b.id.length - a.id.length)
    .reduce((text, figure) => text.replaceAll(figure.id, nameOf(figure)), purpose)
  return named.charAt(0).toUpperCase() + named.slice(1)
}
