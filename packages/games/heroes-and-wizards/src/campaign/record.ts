/** A campaign as a file, checked by the count of territories: the pool first, then each player in the order of joining. */
import { campaignRecords, type CampaignRecord as RecordOf } from '@muster/engine'
import { z } from 'zod'
import { act, beginCampaign, type Act, type Beginning } from './acts.ts'
import { OBJECTIVES, type Campaign } from './state.ts'

export type CampaignRecord = RecordOf<Beginning, Act>

const id = z.string().min(1).max(60)
const count = z.int().min(0).max(10_000)
const toll = z.object({ from: id, count }).strict()
const spoils = z.object({ claimed: count, taken: z.array(toll), raided: z.array(toll), extra: z.array(toll) }).strict()
const deed = z.discriminatedUnion(
  'is',
  [
    z.object({ is: z.literal('joined'), player: id, name: id }).strict(),
    z.object({ is: z.literal('left'), player: id }).strict(),
    z.object({ is: z.literal('battle-called'), players: z.array(id) }).strict(),
    z.object({ is: z.literal('battle-called-off') }).strict(),
    z
      .object({
        is: z.literal('objective-stated'),
        player: id,
        objective: z.enum(OBJECTIVES, { error: 'an objective is expand, invade, all-or-nothing or raid' }),
      })
      .strict(),
    z.object({ is: z.literal('battle-fought'), winner: id.optional(), spoils: spoils.optional() }).strict(),
  ],
  { error: 'this act is not known' },
)

const beginning = z
  .object({ name: id, battles: z.int().min(1).optional(), players: z.array(z.object({ id, name: id }).strict()) })
  .strict()

export const { newRecord, recordAct, replayCampaign, readCampaign } = campaignRecords<Campaign, Beginning, Act>({
  game: 'heroes-and-wizards',
  beginning: beginning as unknown as z.ZodType<Beginning>,
  act: deed as unknown as z.ZodType<Act>,
  begin: beginCampaign,
  perform: act,
  tally: {
    of: 'territories',
    numbers: ({ unclaimed, players }) => [unclaimed, ...players.map(({ territories }) => territories)],
  },
})
