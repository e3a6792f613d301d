/** What the commands of `muster army` print. */
import { z } from 'zod'

const complaint = z.strictObject({ rule: z.string(), message: z.string(), where: z.string() })

export const armySheet = z.strictObject({
  muster: z.literal('army-sheet'),
  file: z.string(),
  game: z.string(),
  name: z.string(),
  points: z.number(),
  limit: z.number(),
  figures: z.number(),
  legal: z.boolean(),
  settings: z.array(z.strictObject({ id: z.string(), value: z.string() })),
  entries: z.array(
    z.strictObject({
      name: z.string(),
      profile: z.string(),
      group: z.string(),
      count: z.number(),
      each: z.number(),
      points: z.number(),
      chosen: z.array(z.string()),
      notes: z.string().nullable(),
    }),
  ),
  complaints: z.array(complaint),
})

export const armyWays = z.strictObject({
  muster: z.literal('army-ways'),
  file: z.string(),
  ways: z.array(z.strictObject({ words: z.string(), points: z.number(), army: z.json() })),
})

export const armyOptions = z.strictObject({
  muster: z.literal('army-options'),
  file: z.string(),
  entry: z.string(),
  groups: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      least: z.number(),
      most: z.number(),
      options: z.array(z.looseObject({ id: z.string(), label: z.string(), points: z.number(), isChosen: z.boolean() })),
    }),
  ),
})

export const armyCatalogue = z.strictObject({
  muster: z.literal('army-catalogue'),
  file: z.string(),
  groups: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      limit: z.string().nullable(),
      items: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          points: z.number(),
          kind: z.string(),
          barred: z.string().nullable(),
        }),
      ),
    }),
  ),
})

export const armyText = z.strictObject({ muster: z.literal('army-text'), file: z.string(), text: z.string() })
export const armyLink = z.strictObject({ muster: z.literal('army-link'), file: z.string(), link: z.string() })

export const armyRead = z.strictObject({
  muster: z.literal('army-read'),
  game: z.string(),
  limit: z.number().nullable(),
  army: z.json(),
  messages: z.array(z.string()),
})

const fared = { won: z.number(), drawn: z.number(), lost: z.number() }
const faredAgainst = z.strictObject({ id: z.string(), name: z.string(), ...fared })

export const armyTrial = z.strictObject({
  muster: z.literal('army-trial'),
  file: z.string(),
  game: z.string(),
  name: z.string(),
  seed: z.number(),
  battles: z.number(),
  ...fared,
  share: z.number(),
  least: z.number(),
  most: z.number(),
  byOpponent: z.array(faredAgainst),
  byScenario: z.array(faredAgainst),
  entries: z.array(
    z.strictObject({
      name: z.string(),
      count: z.number(),
      points: z.number(),
      slain: z.number(),
      slainPoints: z.number(),
      lost: z.number(),
      worth: z.number(),
    }),
  ),
  weaknesses: z.array(z.strictObject({ id: z.string(), words: z.string() })),
})
