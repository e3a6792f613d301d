/** Every printed number: ours against the ledger's file, where that is at hand, and against a frozen copy of our own. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARMY_LISTS } from '../../src/content/lists/index.ts'
import { MOUNTS } from '../../src/content/mounts.ts'
import { WARRIORS } from '../../src/content/warriors.ts'
import { ledgerListing, printedListing, printedProfile, type LedgerProfile } from './printed-profile.ts'

const LEDGER = new URL('../../../../../../shared/rules/d6s-with-dragons.profiles.json', import.meta.url)
const LISTS = ARMY_LISTS.filter(({ id }) => id !== 'free-form')

describe.skipIf(!existsSync(LEDGER))('as the ledger has them', () => {
  const ledger = existsSync(LEDGER) ? (JSON.parse(readFileSync(LEDGER, 'utf8')) as LedgerProfile[]) : []

  for (const { name: army, listings } of LISTS) {
    test(`${army}: its profiles in the order of the book`, () => {
      const ours = listings.map(({ profile }) => profile.name)
      const names = ledger.filter((one) => one.army === army).map(({ name }) => name)
      expect(ours).toEqual(names.filter((name) => ours.includes(name)))
    })

    for (const listing of listings) {
      test(`${army}: ${listing.profile.name}`, () => {
        const printed = ledger.find((one) => one.army === army && one.name === listing.profile.name)
        expect(printedListing(listing)).toEqual(printed && ledgerListing(printed))
      })
    }
  }

  for (const profile of [...WARRIORS, ...MOUNTS]) {
    test(profile.name, () => {
      const printed = ledger.find((one) => one.army.endsWith('(generic)') && one.name === profile.name)
      expect(printed && ledgerListing(printed)).toMatchObject(printedProfile(profile))
    })
  }
})

test('the printed numbers have not changed', async () => {
  const lines = [
    ...[...WARRIORS, ...MOUNTS].map((profile) => [profile.id, printedProfile(profile)]),
    ...LISTS.flatMap(({ id, listings }) =>
      listings.map((listing) => [`${id} ${listing.profile.id}`, printedListing(listing)]),
    ),
  ]
  await expect(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`).toMatchFileSnapshot('printed.jsonl')
})
