/** What is wrong with the upgrades and the mount of an entry. */
import type { Listing } from '../content/army-list.ts'
import { mountPrice } from './costs.ts'
import type { EntryFault } from './entry.ts'
import type { EntrySheet } from './sheet.ts'

export function* upgradeFaults({ upgrades: offered }: Listing, { upgrades }: EntrySheet): Iterable<EntryFault> {
  const known = offered.map(({ id }) => id)
  for (const id of new Set(upgrades)) {
    if (!known.includes(id)) {
      const message = `it has no upgrade "${id}"${known.length > 0 ? `, only: ${known.join(', ')}` : ''}.`
      yield { rule: 'DD-LIST-04', place: 'upgrades', message }
    } else if (upgrades.filter((one) => one === id).length > 1) {
      yield { rule: 'DD-RUL-130', place: 'upgrades', message: `each upgrade is bought once, "${id}" too.` }
    }
  }
}

export function* mountFaults(listing: Listing, { mount, barding }: EntrySheet): Iterable<EntryFault> {
  if (mount === undefined) {
    if (barding !== 'none') {
      yield { rule: 'DD-BARD-01', place: 'barding', message: 'barding is for mounts, and it has none.' }
    }
    return
  }
  const known = Object.keys(listing.mounts)
  if (!known.includes(mount)) {
    const message = `it cannot ride "${mount}"${known.length > 0 ? `, only: ${known.join(', ')}` : ''}.`
    yield { rule: 'DD-STEED-01', place: 'mount', message }
  } else if (!mountPrice(listing, { mount, barding })) {
    const message = `${barding} barding is not for sale for its ${mount}.`
    yield { rule: 'DD-RUL-124', place: 'barding', message }
  }
}
