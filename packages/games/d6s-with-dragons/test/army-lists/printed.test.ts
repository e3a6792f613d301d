/** Every printed number: ours against the ledger's file, where that is at hand, and against a frozen copy of our own. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARMY_LISTS } from '../../src/content/lists/index.ts'
import { MOUNTS } from '../../src/content/mounts.ts'
import { WARRIORS } from '../../src/content/warriors.ts'
import { ledgerListing, printedListing, printedProfile, type LedgerProfile } from './printed-profile.ts'

const LEDGER = new URL('../../../../../../shared/rules/d6s-with-dragons.profiles.json', import.meta.url)

/** A profile with the rule that prints it. */
interface Printed {
  readonly rule: string
  readonly id: string
  readonly name: string
  readonly army: string
  readonly numbers: object
}

const numbered = (prefix: string, first: number, index: number): string =>
  `${prefix}${String(first + index).padStart(2, '0')}`

const GENERIC: readonly Printed[] = [
  ...WARRIORS.map((profile, index) => ({ profile, army: 'Troops (generic)', rule: numbered('DD-WAR-', 1, index) })),
  ...MOUNTS.map((profile, index) => ({ profile, army: 'Mounts (generic)', rule: numbered('DD-STEED-', 6, index) })),
].map(({ profile, ...more }) => ({ ...more, id: profile.id, name: profile.name, numbers: printedProfile(profile) }))

const LISTS = ARMY_LISTS.filter(({ id }) => id !== 'free-form').map(({ id: file, name: army, listings }) => ({
  file,
  army,
  profiles: listings.map((listing): Printed => ({
    rule: listing.rule ?? '',
    id: listing.profile.id,
    name: listing.profile.name,
    army,
    numbers: printedListing(listing),
  })),
}))

describe.skipIf(!existsSync(LEDGER))('as the ledger has them', () => {
  const ledger = existsSync(LEDGER) ? (JSON.parse(readFileSync(LEDGER, 'utf8')) as LedgerProfile[]) : []
  const inLedger = ({ army, name }: Printed) => {
    const found = ledger.find((one) => one.army === army && one.name === name)
    return found && ledgerListing(found)
  }

  for (const { army, profiles } of LISTS) {
    test(`${army}: its profiles in the order of the book`, () => {
      const ours = profiles.map(({ name }) => name)
      const names = ledger.filter((one) => one.army === army).map(({ name }) => name)
      expect(ours).toEqual(names.filter((name) => ours.includes(name)))
    })
  }

  test.each(GENERIC)('$rule $name', (printed) => {
    expect(inLedger(printed)).toMatchObject(printed.numbers)
  })

  test.each(LISTS.flatMap(({ profiles }) => profiles))('$rule $name', (printed) => {
    expect(printed.numbers).toEqual(inLedger(printed))
  })
})

/** The frozen copies have one profile a line; a new list writes its own. */
describe.each([{ file: 'warriors-and-mounts', profiles: GENERIC }, ...LISTS])(
  'as frozen: $file',
  ({ file, profiles }) => {
    const copy = new URL(`printed/${file}.jsonl`, import.meta.url)
    const lines = existsSync(copy) ? readFileSync(copy, 'utf8').trim().split('\n') : []

    test.each(profiles)('$rule $name as printed', ({ id, numbers }) => {
      const line = lines.find((one) => one.startsWith(`["${id}",`)) ?? 'null'
      expect([id, numbers]).toEqual(JSON.parse(line))
    })

    test('nothing is missing from the copy', async () => {
      const all = profiles.map(({ id, numbers }) => JSON.stringify([id, numbers]))
      await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(copy.pathname)
    })
  },
)
